import type { MatchRecord } from '#shared/match/record'
import { makeMatch } from '#shared/notation/match-text'
import type { MatchView } from '../match-view'

/**
 * A match as a line of text to hand on: what was played, when and where.
 *
 * The names that only this house has for people and photos stay here; nothing of the score depends on them.
 */
export function matchLine({ record, names, date, place }: Pick<MatchView, 'record' | 'names' | 'date' | 'place'>): string {
  const { format, version, preset, rules, rounds } = record
  const players = names.map((name) => ({ name }))
  const told = { format, version, preset, rules, players, rounds: rounds.map(withoutPhotos), date, ...(place === null ? {} : { place }) }
  return makeMatch(told)
}

function withoutPhotos({ photo: _, events, ...round }: MatchRecord['rounds'][number]) {
  return { ...round, events: events.map(({ photo: __, ...event }) => event) }
}
