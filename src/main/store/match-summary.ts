import type { MatchSummary } from '#shared/contract/lists'
import { dayOf } from '#shared/kernel/day'
import { definedIn } from '#shared/kernel/defined'
import { scoreRecord } from '#shared/match/replay'
import type { StoredMatch } from './match-file'

/** The match's line in lists. A record that this version's scorer refuses is listed without points. */
export function summaryOf(match: StoredMatch, scored = scoreRecord(match)): MatchSummary {
  return {
    matchId: match.id,
    revision: match.revision,
    preset: match.preset,
    rules: match.rules,
    players: match.players.map(({ name, personId }) => (personId === undefined ? { name } : { name, personId })),
    startedAt: match.startedAt,
    updatedAt: match.updatedAt,
    date: dateOf(match),
    ...definedIn({ place: match.place, note: match.note, binnedAt: match.binned?.at }),
    rounds: match.rounds.length,
    totals: scored.ok ? [...scored.value.totals] : match.players.map(() => 0),
    winner: scored.ok ? scored.value.winner : null,
  }
}

/** The day it is told to have been played on. */
export function dateOf({ date, startedAt }: Pick<StoredMatch, 'date' | 'startedAt'>): string {
  return date ?? dayOf(new Date(startedAt))
}
