/* What tests ask of records and of lines of text. Each of them gives an answer, whatever the record or the line. */
import { applyEdit as apply } from '#shared/match/edits'
import { decideRules as rules } from '#shared/match/change-rules'
import { decideEnter as enter, decideRevise as revise, decideStartRound as start } from '#shared/match/decide'
import { explainEvent as explain } from '#shared/match/explain/explain'
import { hindsightOf as hindsight } from '#shared/match/hindsight/hindsight'
import { playableTiles as playable, playOptions as options } from '#shared/match/preview'
import { readEvent as event } from '#shared/match/read-event'
import { readRecord as record } from '#shared/match/read-record'
import { scoreRecord as score } from '#shared/match/replay'
import { makeMatch as made, parseMatch as match } from '#shared/notation/match-text'
import { parseOneLine as line } from '#shared/notation/one-line'
import { makePosition as placed, parsePosition as position } from '#shared/notation/position-text'
import { answering } from './answered'

export const applyEdit = answering(apply)
export const decideEnter = answering(enter)
export const decideRevise = answering(revise)
export const decideRules = answering(rules)
export const decideStartRound = answering(start)
export const explainEvent = answering(explain)
export const hindsightOf = answering(hindsight)
export const playableTiles = answering(playable)
export const playOptions = answering(options)
export const readEvent = answering(event)
export const readRecord = answering(record)
export const scoreRecord = answering(score)

export const makeMatch = answering(made)
export const makePosition = answering(placed)
export const parseMatch = answering(match)
export const parseOneLine = answering(line)
export const parsePosition = answering(position)
