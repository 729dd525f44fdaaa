import type { CommandRefusal, ConfirmRound } from '#shared/contract/schemas'
import { sameJson } from '#shared/kernel/canonical'
import { omitUndefined } from '#shared/kernel/omit-undefined'
import { err, ok, type Result } from '#shared/kernel/result'
import { agreementsOf, latestWord, resultOf } from '#shared/match/agreement'
import { scoreRecord } from '#shared/match/replay'
import { isWord, leavesTable, type RoundWord, type TrailEntry } from '#shared/match/trail'
import type { StoredMatch } from '../../store/match-file'
import type { Happened, DetailsChange } from './describe'
import { refusalOf } from './edit'

/** What a player says of a round, and the result that it is said of. */
export type WordAsked = Omit<ConfirmRound, 'matchId'>

/** How often one seat may change its mind about one round: all of it is kept for good. */
const MOST_WORDS = 30

/**
 * A player's word on a round.
 *
 * It is about the round's result, whatever else has happened since: players who tap at once on two devices do not get in each other's way.
 * The same word again changes nothing.
 */
export function confirmRound(asked: WordAsked): DetailsChange {
  return (match, here) => {
    if (match.binned !== undefined) return err({ kind: 'in-bin' })
    const sound = checkWord(match, asked)
    if (!sound.ok) return sound
    const { round, seat, answer, result } = asked
    const note = answer === 'contested' ? asked.note : ''
    const said = latestWord(match.trail, round, seat)
    if (answer === 'withdrawn' ? said === undefined || said.kind === 'withdrawn' : said !== undefined && sameWord(said, { kind: answer, note, result }))
      return ok(match)
    if (match.trail.filter((each) => isWord(each) && each.round === round && each.seat === seat).length >= MOST_WORDS) return err({ kind: 'said-too-often' })
    const word: RoundWord = { kind: answer, ...here, at: after(said?.at, here.at), round, seat, note, result }
    return ok({ ...match, trail: [...match.trail, word] })
  }
}

/** The table begins to ask that each player confirms every round, or ceases to. */
export function askToConfirm(on: boolean): DetailsChange {
  return (match, here) => {
    if (match.binned !== undefined) return err({ kind: 'in-bin' })
    if ((match.confirmRounds === true) === on) return ok(match)
    const { confirmRounds: _, ...rest } = match
    const said = match.trail.findLast(({ kind }) => kind === 'confirm-rounds')
    const entry: TrailEntry = { kind: 'confirm-rounds', ...here, at: after(said?.at, here.at), on }
    return ok({ ...rest, ...omitUndefined({ confirmRounds: on || undefined }), trail: [...match.trail, entry] })
  }
}

function checkWord(match: StoredMatch, { round, seat, result }: WordAsked): Result<null, CommandRefusal> {
  const scored = scoreRecord(match)
  if (!scored.ok) return err(refusalOf({ kind: 'impossible', ...scored.error }))
  const end = scored.value.rounds[round]?.end ?? null
  if (end === null) return err({ kind: 'round-not-over' })
  if (seat >= match.players.length) return err({ kind: 'no-such-seat' })
  if (!sameJson(resultOf(end), result)) return err({ kind: 'round-changed' })
  return agreementsOf(match, scored.value)[round]?.kind === 'not-asked' ? err({ kind: 'not-asked' }) : ok(null)
}

function sameWord(said: RoundWord, { kind, note, result }: Pick<RoundWord, 'kind' | 'note' | 'result'>): boolean {
  return said.kind === kind && said.note === note && sameJson(said.result, result)
}

/** A clock that was set back must not put a word before the one that it replaces. */
function after(said: string | undefined, now: string): Happened['at'] {
  return said === undefined || said < now ? now : new Date(Date.parse(said) + 1).toISOString()
}

/** Whether nothing came to a match but what is about agreeing to rounds, so that what was thought out on `before` still holds for `after`. */
export function sameTable(before: StoredMatch, after: StoredMatch): boolean {
  const added = after.trail.slice(before.trail.length)
  return added.length > 0 && added.every(leavesTable) && before.rounds === after.rounds
}
