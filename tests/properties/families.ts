import fc from 'fast-check'
import { factsOf, type DatedRecord } from '#shared/stats/facts-of'
import type { MatchFacts } from '#shared/stats/facts'
import { games, played, type Game } from './games'
import { asRecord } from './views'

/** A match of a family: which game, on which day, and who of the family sits down. */
export interface Evening {
  readonly game: Game
  readonly day: number
  readonly shift: number
}

/** Some are people of the house, some only names, and two share a name. */
const FAMILY = [
  { name: 'Ada', personId: 'person-ada' },
  { name: 'Ben', personId: 'person-ben' },
  { name: 'Cid' },
  { name: 'Ada', personId: 'person-ada-too' },
  { name: 'Dot' },
  { name: 'Eve', personId: 'person-eve' },
  { name: 'Fay' },
  { name: 'Gus' },
  { name: 'Hal' },
]

/** Evenings of a few days, so that many fall on the same; some matches end before anyone has won. */
export const evenings = (most: number): fc.Arbitrary<readonly Evening[]> =>
  fc.array(
    fc.record({ game: games({ mostRounds: [2, 40, 40] }), day: fc.integer({ min: 1, max: 6 }), shift: fc.integer({ min: 0, max: FAMILY.length - 1 }) }),
    {
      maxLength: most,
    },
  )

/** The evening as it would be stored; `at` makes it differ from the others. */
export function storedMatch({ game, day, shift }: Evening, at: number): DatedRecord {
  const record = asRecord(played(game).record)
  const players = record.players.map((player, seat) => ({ ...player, ...FAMILY[(shift + seat) % FAMILY.length] }))
  return { ...record, players, id: `match-${String(at).padStart(4, '0')}`, startedAt: `2026-01-0${day}T20:00:00.000Z` }
}

export const factsOfAll = (list: readonly Evening[]): readonly MatchFacts[] => list.map((evening, at) => factsOf(storedMatch(evening, at)))
