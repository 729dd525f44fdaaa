import fc from 'fast-check'
import { rate, rating, type Rating } from 'openskill'
import { describe, expect, test } from 'vitest'
import type { DecidedFacts } from '#shared/stats/facts'
import { keyOfName, whoByIdElseName, type PersonKey } from '#shared/stats/person'
import { RatingLedger } from '#shared/stats/ratings'
import { standings } from '#shared/stats/standing'
import { dayOf, factsOf, matchOf, wonBy } from './matches'
import { ratingsOf } from '../../../support/in-one-go'

const [ada, ben, cid] = ['Ada', 'Ben', 'Cid'].map(keyOfName) as [PersonKey, PersonKey, PersonKey]
const facts = [wonBy('a', 1, ['Ada', 'Ben'], 0), wonBy('b', 2, ['Ben', 'Ada'], 1), wonBy('c', 3, ['Ada', 'Ben', 'Cid'], 2, 'bergen-draw')].map(factsOf)
const peopleIn = (question: Parameters<typeof ratingsOf>[1]) => ratingsOf(facts, question).map(({ person }) => person)
const historyOf = (person: PersonKey, question: Parameters<typeof ratingsOf>[1] = {}) =>
  ratingsOf(facts, question).find((each) => each.person === person)?.history ?? []

describe('A rating', () => {
  test('rises with a win, falls with a defeat, and grows surer', () => {
    const [first] = facts
    const ratings = ratingsOf(first === undefined ? [] : [first], {})
    expect(ratings.map(({ person }) => person)).toEqual([ada, ben])
    const [winner, loser] = ratings
    // Plackett–Luce for two newcomers, worked by hand: c² = 2 (σ² + β²), Δμ = σ²/c · ½, with σ = 25/3 (and a little more for τ) and β = σ/2.
    expect(winner?.now.mean).toBeCloseTo(27.635389, 6)
    expect(loser?.now.mean).toBeCloseTo(22.364611, 6)
    for (const each of ratings) expect(each.now.deviation).toBeLessThan(25 / 3)
  })

  test('is what the library makes of the places, with its own dynamics', () => {
    let [one, two] = [rating(), rating()]
    for (const rank of [
      [1, 2],
      [1, 2],
    ]) {
      const rated = rate([[one], [two]], { rank, tau: 25 / 300 })
      one = rated[0]?.[0] ?? one
      two = rated[1]?.[0] ?? two
    }
    for (const [person, { mu, sigma }] of [
      [ada, one],
      [ben, two],
    ] as const) {
      const second = historyOf(person)[1]
      expect(second?.mean).toBeCloseTo(mu, 9)
      expect(second?.deviation).toBeCloseTo(sigma, 9)
    }
  })

  test('is to the last digit what the library makes of any places, also shared ones', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc
            .shuffledSubarray(['Ada', 'Ben', 'Cid', 'Dot', 'Eve'], { minLength: 2 })
            .chain((names) =>
              fc.tuple(
                fc.constant(names),
                fc.nat({ max: names.length - 1 }),
                fc.array(fc.nat({ max: 2 }), { minLength: names.length, maxLength: names.length }),
              ),
            ),
          { maxLength: 8 },
        ),
        (played) => {
          const now = new Map<PersonKey, Rating>()
          const decided = played.map(
            ([names, winner, totals], at) =>
              ({ ...factsOf(wonBy(`match-${at}`, at + 1, ['Ada', 'Ben'], 0)), players: names.map((name) => ({ name })), winner, totals }) as DecidedFacts,
          )
          for (const match of decided) {
            const standing = standings(match, match.players.map(whoByIdElseName))
            const rated = rate(
              standing.map(({ person }) => [now.get(person) ?? rating()]),
              { rank: standing.map(({ place }) => place), tau: 25 / 300 },
            )
            for (const [at, { person }] of standing.entries()) now.set(person, rated[at]?.[0] ?? rating())
          }
          const told = ratingsOf(decided, {})
          expect(told).toHaveLength(now.size)
          for (const {
            person,
            now: { mean, deviation },
          } of told)
            expect({ mu: mean, sigma: deviation }).toEqual(now.get(person))
        },
      ),
    )
  })

  test('goes by date, and names the match and the day of each step', () => {
    expect(historyOf(ada).map(({ matchId, startedAt }) => [matchId, startedAt])).toEqual([
      ['a', dayOf(1)],
      ['b', dayOf(2)],
      ['c', dayOf(3)],
    ])
    expect(ratingsOf([...facts].reverse(), {})).toEqual(ratingsOf(facts, {}))
  })

  test('gives those who share a place the same', () => {
    const shared = ratingsOf([factsOf(wonBy('a', 1, ['Ada', 'Ben', 'Cid'], 0))], {})
    expect(shared.map(({ person }) => person)).toEqual([ada, ben, cid])
    expect(shared[1]?.now).toEqual(shared[2]?.now)
  })

  test('rests on the presets asked about', () => {
    expect(peopleIn({ presets: ['bergen-draw'] })).toContain(cid)
    expect(peopleIn({ presets: ['bergen-pagat'] })).toEqual([ada, ben])
    expect(historyOf(ada, { presets: ['bergen-draw'] })[0]?.mean).not.toBe(historyOf(ada).at(-1)?.mean)
  })

  test('is of one game: what most of the matches were of, or what is asked for', () => {
    const others = [wonBy('d', 4, ['Ben', 'Ada'], 0, 'double-bergen'), wonBy('e', 5, ['Ben', 'Dot'], 0, 'double-bergen')].map(factsOf)
    expect(ratingsOf([...facts, ...others], {})).toEqual(ratingsOf(facts, {}))
    expect(ratingsOf([...facts, ...others], { rated: 'double-bergen' })).toEqual(ratingsOf(others, {}))
    expect(ratingsOf([...facts, ...others], { presets: ['double-bergen'] })).toEqual(ratingsOf(others, {}))
    expect(ratingsOf([...facts, ...others], { from: dayOf(4) })).toEqual(ratingsOf(others, {}))
  })

  test('of a game with a name of the family’s own is of matches with that name, however it is written', () => {
    const named = (id: string, day: number, gameName: string | undefined) => ({ ...factsOf(wonBy(id, day, ['Ada', 'Ben'], 0)), gameName })
    const all = [named('a', 1, 'Farm'), named('b', 2, 'FARM'), named('c', 3, undefined), named('d', 4, 'Prairie')]
    expect(ratingsOf(all, {})).toEqual(ratingsOf(all.slice(0, 2), {}))
  })

  test('rests on all matches before it, whatever time and people are shown', () => {
    expect(historyOf(ada, { from: dayOf(2), to: dayOf(3) })).toEqual(historyOf(ada).slice(1, 2))
    expect(historyOf(ada, { people: [ada] })).toEqual(historyOf(ada))
    expect(peopleIn({ people: [cid, ada] })).toHaveLength(2)
    expect(peopleIn({ to: dayOf(3) })).toEqual([ada, ben])
  })

  test('changes by nothing that nobody won, and by nobody against themselves', () => {
    const nothing = [matchOf('running', dayOf(2), { rounds: [] }), wonBy('alone', 2, ['Ada', 'Ada'], 0)].map(factsOf)
    expect(ratingsOf([...facts, ...nothing], {})).toEqual(ratingsOf(facts, {}))
    expect(ratingsOf(nothing, {})).toEqual([])
  })

  test('is the same from a ledger, whatever was asked of it before', () => {
    const ledger = new RatingLedger()
    const [first, second, third] = facts as [(typeof facts)[0] & {}, (typeof facts)[0] & {}, (typeof facts)[0] & {}]
    const replaced = factsOf(wonBy('b', 2, ['Ben', 'Ada'], 0))
    for (const now of [[first], [first, second, third], [first, replaced, third], [first, third], [], [second]]) {
      expect(ratingsOf(now, {}, undefined, ledger)).toEqual(ratingsOf(now, {}))
    }
    const before = ratingsOf(facts, {}, undefined, ledger)
    const copy = structuredClone(before)
    ratingsOf([], {}, undefined, ledger)
    expect(before).toEqual(copy)
  })
})
