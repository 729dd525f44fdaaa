import { describe, expect, test } from 'vitest'
import { whoByIdElseName } from '#shared/stats/person'
import { resultsOf, type DatedFacts } from '#shared/league/results'
import type { LeagueSeason } from '#shared/league/standings'
import { jsonOf } from '../../../reference/naive-evening'
import { naiveSeason } from '../../../reference/naive-season'
import { Random } from '../../../reference/random'
import { randomHouse, randomMatches, type RandomHouse } from '../../../reference/random-house'
import { leagueOf } from '../../../support/in-one-go'

const HOUSES = Array.from({ length: 80 }, (_, at) => at + 1)

/** The house of a seed, made once for all laws. */
const made = new Map<number, RandomHouse>()
function houseOf(seed: number): RandomHouse {
  const house = made.get(seed) ?? randomHouse(seed)
  made.set(seed, house)
  return house
}

const ours = ({ matches, evenings, season }: Pick<RandomHouse, 'matches' | 'evenings' | 'season'>) =>
  leagueOf(resultsOf(matches, evenings, whoByIdElseName), season)

/** The table of a house as it is, worked out once for all laws. */
const worked = new Map<RandomHouse, ReturnType<typeof ours>>()
function tableOf(house: RandomHouse): ReturnType<typeof ours> {
  const table = worked.get(house) ?? ours(house)
  worked.set(house, table)
  return table
}

const byPerson = (a: { readonly person: string }, b: { readonly person: string }): number => (a.person < b.person ? -1 : 1)

describe('80 random houses, each with a random season', () => {
  test('come to the table that a checker gives which was written separately', () => {
    let [rows, dropped, handicapped] = [0, 0, 0]
    for (const seed of HOUSES) {
      const house = houseOf(seed)
      const [season] = jsonOf([house.season])
      const theirs = naiveSeason(season!, house.naiveMatches, house.naiveEvenings)
      const mine = tableOf(house).rows.map(({ person, place, points, results, dropped: left, history }) => ({
        person: person as string,
        place,
        points,
        results,
        dropped: left,
        history,
      }))
      expect(mine.toSorted(byPerson), `house ${seed}`).toEqual(theirs.toSorted(byPerson))
      rows += mine.length
      dropped += mine.filter(({ dropped: left }) => left > 0).length
      handicapped += tableOf(house).rows.filter(({ bonus }) => bonus !== 0).length
    }
    // what is compared is something
    expect([rows > 150, dropped > 40, handicapped > 40]).toEqual([true, true, true])
  })

  test('come to the same in whatever order the records are', () => {
    for (const seed of HOUSES) {
      const house = houseOf(seed)
      const random = new Random(seed)
      const shuffled = { ...house, matches: random.shuffled(house.matches), evenings: random.shuffled(house.evenings) }
      expect(ours(shuffled), `house ${seed}`).toEqual(tableOf(house))
    }
  })

  test('come to the same after everyone was given another name', () => {
    for (const seed of HOUSES) {
      const house = houseOf(seed)
      const matches = house.matches.map(({ facts, day }): DatedFacts => {
        const players = facts.players.map((player, at) => ({ ...player, name: `Other ${at}` }))
        return { facts: { ...facts, players }, day }
      })
      expect(ours({ ...house, matches }).rows, `house ${seed}`).toEqual(tableOf(house).rows)
    }
  })

  test('come to the same whatever is played after their last day; without a handicap also whatever was played before the first', () => {
    for (const seed of HOUSES) {
      const house = houseOf(seed)
      const more = randomMatches(new Random(seed + 1000), 20)
      const moved = (day: string): readonly DatedFacts[] =>
        more.map(({ facts }) => ({ facts: { ...facts, matchId: `more-${facts.matchId}`, startedAt: `${day}T12:00:00.000Z` }, day }))
      expect(ours({ ...house, matches: [...moved('2026-04-01'), ...house.matches] }), `house ${seed}, later`).toEqual(tableOf(house))
      const season: LeagueSeason = { ...house.season, league: { ...house.season.league, handicap: 0 } }
      expect(ours({ ...house, season, matches: [...moved('2026-02-01'), ...house.matches] }), `house ${seed}, earlier`).toEqual(ours({ ...house, season }))
    }
  })

  test('a match that was opened for a table of an evening counts once, and rounds are those of the match', () => {
    const { matches, evenings } = houseOf(
      HOUSES.find((seed) => houseOf(seed).evenings.some(({ state }) => state.rounds.some(({ tables }) => tables.some(({ matchId }) => matchId !== null)))) ?? 0,
    )
    const { tables } = resultsOf(matches, evenings, whoByIdElseName)
    const opened = tables.filter(({ matchId, table }) => matchId !== null && table !== null)
    expect(opened.length).toBeGreaterThan(0)
    for (const { matchId, roundsWon } of opened) {
      expect(tables.filter((other) => other.matchId === matchId)).toHaveLength(1)
      expect(roundsWon).not.toBeNull()
    }
  })
})
