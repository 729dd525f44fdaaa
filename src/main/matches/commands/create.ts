import type { CommandRefusal, NewMatch } from '#shared/contract/schemas'
import { dayOf } from '#shared/kernel/day'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok, type Result } from '#shared/kernel/result'
import { decided, decideStartRound, type Decision } from '#shared/match/decide'
import { applyEdit, type RoundStart } from '#shared/match/edits'
import { newRecord } from '#shared/match/new-record'
import type { MatchRecord } from '#shared/match/record'
import { scoreRecord } from '#shared/match/replay'
import type { ScoredMatch } from '#shared/match/state'
import { MATCH_FILE_VERSION, type StoredMatch } from '../../store/match-file'
import type { SentPhoto } from '../check-photo'
import type { Happened } from './describe'
import { refusalOf } from './edit'

/** A round's beginning as a message may carry it: with `dice: undefined`, which a record may not have. */
export interface StartWish {
  readonly leader: number
  readonly dice?: RoundStart['dice'] | undefined
}

/** A round's beginning as a record has it, with the photo that was kept with it. */
export function roundStart({ leader, dice }: StartWish, kept: SentPhoto | null = null): RoundStart {
  return { leader, ...(dice === undefined ? {} : { dice }), ...(kept === null ? {} : { photo: kept.name }) }
}

/** A match in which nobody leads yet: the table says who does, and what the dice show, as its first step. */
function notBegun(empty: MatchRecord): Decision {
  const scored = scoreRecord(empty)
  return scored.ok ? decided({ name: 'start-round', changes: [] }, scored.value) : err({ kind: 'impossible', ...scored.error })
}

/** A match as it is first saved, scored. */
export interface CreatedMatch {
  readonly match: StoredMatch
  readonly scored: ScoredMatch
}

/** A new match: players as they sit, each with the id of a person, and its first round begun where it is known how. */
export function createMatch(
  setup: NewMatch,
  players: MatchRecord['players'],
  kept: SentPhoto | null,
  id: string,
  { at, device }: Happened,
): Result<CreatedMatch, CommandRefusal> {
  const empty = newRecord(setup.preset, setup.rules, players)
  const begun = setup.start === undefined ? notBegun(empty) : decideStartRound(empty, roundStart(setup.start, kept))
  if (!begun.ok) return err(refusalOf(begun.error))
  const rematch = setup.rematchOf === undefined ? {} : { rematchOf: setup.rematchOf }
  const match: StoredMatch = {
    ...applyEdit(empty, begun.value),
    fileVersion: MATCH_FILE_VERSION,
    id,
    revision: 0,
    startedAt: at,
    /* The day where it is played; elsewhere the same moment may be another one. */
    date: dayOf(new Date(at)),
    updatedAt: at,
    updatedOn: device,
    ...rematch,
    ...omitUndefined({ confirmRounds: setup.confirmRounds }),
    trail: [],
    edits: { done: [], undone: [] },
  }
  return ok({ match, scored: begun.scored })
}
