import { summaryOf } from '../store/match-summary'
import { scoreRecord } from '#shared/match/replay'
import type { MatchRecord } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import type { WhoIsWho } from '../app/who-is-who'
import type { StoredMatch } from '../store/match-file'

/** A match as tables tell of it: scored, with its players as they are called now. */
export interface Played {
  readonly id: string
  readonly date: string
  readonly startedAt: string
  readonly place: string
  readonly note: string
  readonly preset: MatchRecord['preset']
  readonly players: MatchRecord['players']
  readonly scored: ScoredMatch
}

/** Null where this version's scorer refuses the record. */
export function playedFrom(match: StoredMatch, who: WhoIsWho): Played | null {
  const scored = scoreRecord(match)
  if (!scored.ok) return null
  const { id, startedAt, place = '', note = '', preset } = match
  return { id, date: summaryOf(match, scored).date, startedAt, place, note, preset, players: match.players.map((player) => who.seated(player)), scored: scored.value }
}
