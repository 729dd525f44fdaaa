import type { Steps } from '#shared/kernel/in-steps'
import { scoreInSteps } from '#shared/match/replay'
import type { MatchRecord } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import type { PersonResolver } from '../people/person-resolver'
import type { StoredMatch } from '../store/match-file'
import { dateOf } from '../store/match-summary'

/** A match as tables tell of it: scored, with its players as they are called now. */
export interface ExportedMatch {
  readonly id: string
  readonly date: string
  readonly startedAt: string
  readonly place: string
  readonly note: string
  readonly preset: MatchRecord['preset']
  /** What the family calls the game; empty where it has no name of their own. */
  readonly gameName: string
  readonly players: MatchRecord['players']
  readonly scored: ScoredMatch
}

/** Null where this version's scorer refuses the record. */
export function* exportedMatch(match: StoredMatch, who: PersonResolver): Steps<ExportedMatch | null> {
  const scored = yield* scoreInSteps(match)
  if (!scored.ok) return null
  const { id, startedAt, place = '', note = '', preset, gameName = '' } = match
  return { id, date: dateOf(match), startedAt, place, note, preset, gameName, players: match.players.map((player) => who.seated(player)), scored: scored.value }
}
