import { describe, expect, test } from 'vitest'
import type { RecordEvent } from '#shared/match/record'
import { matchFactsSchema, type DecidedFacts } from '#shared/stats/facts'
import type { DatedRecord } from '#shared/stats/facts-of'
import { block, dayOf, factsOf, matchOf, play, wonBy } from './matches'

const decided = (match: DatedRecord): DecidedFacts => {
  const facts = factsOf(match)
  if (facts.kind !== 'decided') return expect.fail(`the match is ${facts.kind}: ${JSON.stringify(facts)}`)
  return facts
}

/** The ends become 6 and 6 (+3), then 6-6 itself (+6), the Scorpion's own tile (−1), and a third 6 (+5): worked in S0. */
const flowers = matchOf('flowers', dayOf(1), {
  preset: 'flower-and-scorpion',
  rules: { target: 9 },
  rounds: [
    {
      leader: 0,
      dice: { flower: [6, 6], scorpion: [5, 2] },
      events: [
        play(0, '6-5'),
        play(1, '5-1', 'right'),
        play(0, '6-1', 'right'),
        play(1, '6-6', 'right'),
        play(0, '6-2', 'left'),
        play(1, '5-2', 'left'),
        play(0, '5-4', 'left'),
        play(1, '6-4', 'left'),
      ],
    },
  ],
})

/** Two tiles each: two rounds are gone out of, one is blocked, the last ends with the target. */
const threeHanded = matchOf('three-handed', dayOf(2), {
  rules: { target: 10, handSize: 2 },
  players: ['Ada', 'Ben', 'Cid'],
  rounds: [
    { leader: 0, events: [play(0, '6-6'), play(1, '6-2', 'right'), play(2, '2-1', 'right'), play(0, '6-1', 'right')] },
    { leader: 1, events: [play(1, '5-5'), play(2, '5-3', 'right'), play(0, '3-0', 'right'), play(1, '5-0', 'right')] },
    { leader: 2, events: [play(2, '4-4'), play(0, '4-1', 'right'), play(1, '1-0', 'right'), block('6-3', '3-2', '2-1')] },
    { leader: 0, events: [play(0, '3-3'), play(1, '3-1', 'right'), play(2, '1-0', 'right'), play(0, '3-0', 'right')] },
  ],
})

describe('The facts of a Flower & Scorpion match', () => {
  test('count duals, plurals, Flowers and Scorpions for who made them', () => {
    const { winner, totals, seats } = decided(flowers)
    expect({ winner, totals }).toEqual({ winner: 1, totals: [3, 10] })
    expect(seats).toMatchObject([
      {
        points: 3,
        dominoes: 0,
        targets: 0,
        reasons: [
          ['dual', 1, 1, 2],
          ['long-flower', 1, 1, 1],
        ],
      },
      {
        points: 10,
        dominoes: 0,
        targets: 1,
        reasons: [
          ['plural', 2, 2, 6],
          ['short-flower', 1, 1, 1],
          ['long-flower', 2, 4, 4],
          ['small-scorpion', 1, 1, -1],
        ],
      },
    ])
  })

  test('name the play and the round that made most: the earliest of equal ones, the end of a round with it, and none for who never gained', () => {
    const { seats } = decided(threeHanded)
    expect(seats.map(({ bestPlay, bestRound }) => [bestPlay, bestRound])).toEqual([
      [
        [3, 0, 3],
        [7, 0],
      ],
      [
        [3, 1, 3],
        [7, 1],
      ],
      [
        [2, 2, 0],
        [3, 2],
      ],
    ])
    expect(
      decided(matchOf('one-play', dayOf(1), { rules: { target: 1, approachCap: false }, rounds: [{ leader: 0, events: [play(0, '6-6')] }] })).seats[1],
    ).toMatchObject({
      bestPlay: null,
      bestRound: null,
    })
  })

  test('know how far behind the winner was', () => {
    expect(decided(flowers)).toMatchObject({ deficit: 3, target: 9 })
  })

  test('name the blocked rule and the test that decided', () => {
    const rules = { target: 2, dual: 1 }
    const round = { leader: 0, dice: { flower: [1, 2] as const, scorpion: [6, 6] as const }, events: [play(0, '0-0'), block('6-5 6-4', '2-1 5-5')] }
    const facts = decided(matchOf('blocked', dayOf(1), { preset: 'flower-and-scorpion', rules, rounds: [round] }))
    expect(facts.blocked).toEqual([{ winner: 1, rule: 'flower-and-scorpion', test: 'flower-holder' }])
    expect(facts).toMatchObject({ winner: 1, totals: [1, 2], deficit: 1, rounds: 1 })
    expect(facts.seats[1]).toMatchObject({ points: 2, dominoes: 0, targets: 0, reasons: [] })
  })
})

describe('The facts of a Bergen match', () => {
  test('tell rounds gone out of from rounds blocked and rounds that ended with the target', () => {
    const { winner, totals, rounds, seats, blocked } = decided(threeHanded)
    expect({ winner, totals, rounds }).toEqual({ winner: 0, totals: [10, 7, 3], rounds: 4 })
    expect(seats.map(({ dominoes, targets }) => [dominoes, targets])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ])
    expect(blocked).toEqual([{ winner: 2, rule: 'simple', test: 'lowest-pips' }])
  })

  test('have headers by what they counted, which is less near the target, so that with the ends they are all points', () => {
    const { seats } = decided(threeHanded)
    expect(seats.map(({ reasons }) => reasons)).toEqual([
      [
        ['double-header', 2, 2, 4],
        ['triple-header', 2, 2, 4],
      ],
      [
        ['double-header', 1, 1, 2],
        ['triple-header', 1, 1, 3],
      ],
      [['double-header', 1, 1, 2]],
    ])
    expect(seats.map(({ points }) => points)).toEqual([10, 7, 3])
    expect(seats.map(({ reasons, ends }) => reasons.reduce((sum, [, , , points]) => sum + points, ends))).toEqual([10, 7, 3])
  })

  test('say that a winner who shared the lead was never behind', () => {
    expect(decided(threeHanded).deficit).toBe(0)
  })

  test('know a blocked round that nobody won', () => {
    const tied = { leader: 0, events: [play(0, '6-6'), block('5-0', '4-1')] }
    const facts = decided(matchOf('tied', dayOf(1), { rules: { target: 4, approachCap: false }, rounds: [tied, { leader: 0, events: [play(0, '6-6')] }] }))
    expect(facts.blocked).toEqual([{ winner: null, rule: 'simple', test: null }])
  })

  test('leave out points that the record only took over', () => {
    const table = { type: 'table' as const, player: 1, line: ['6-4', '4-4', '4-2'], hands: [5, 1], totals: [3, 1] }
    const facts = decided(matchOf('middle', dayOf(1), { rules: { target: 5 }, rounds: [{ leader: 0, events: [table, play(1, '6-2', 'right')] }] }))
    expect(facts).toMatchObject({ winner: 1, totals: [3, 5], rounds: 1, deficit: 2 })
    expect(facts.seats.map(({ points }) => points)).toEqual([0, 4])
  })

  test('do not count a round that was begun and left before anyone laid a tile', () => {
    const rounds = [
      { leader: 0, events: [{ type: 'pass' as const }] },
      { leader: 0, events: [play(0, '6-6')] },
    ]
    expect(decided(matchOf('left', dayOf(1), { rules: { target: 2, approachCap: false }, rounds })).rounds).toBe(1)
  })
})

describe('The facts of a Double Bergen match', () => {
  const oneTile = (leader: number, double: string) => ({ leader, events: [play(leader, double)] })
  const match = matchOf('double', dayOf(3), {
    preset: 'double-bergen',
    rules: { target: 4, handSize: 1 },
    rounds: [oneTile(0, '6-6'), oneTile(1, '5-5'), oneTile(0, '4-4'), oneTile(1, '3-3'), oneTile(1, '2-2')],
  })

  test('take what the tiles left cost from the points', () => {
    const { totals, winner, seats } = decided(match)
    expect({ totals, winner }).toEqual({ totals: [1, 4], winner: 1 })
    expect(seats).toMatchObject([
      { points: 1, dominoes: 2, targets: 0, reasons: [['of-a-suit', 2, 4, 4]] },
      { points: 4, dominoes: 3, targets: 0, reasons: [['of-a-suit', 3, 6, 6]] },
    ])
  })

  test('see a deficit against totals below zero', () => {
    expect(decided(match).deficit).toBe(3)
  })
})

describe('A match without a winner', () => {
  test('is unfinished, with nothing counted', () => {
    const match = matchOf('running', dayOf(1), { rounds: [{ leader: 0, events: [play(0, '6-6')] }] })
    expect(factsOf(match)).toEqual({
      kind: 'unfinished',
      matchId: 'running',
      startedAt: dayOf(1),
      preset: 'bergen-pagat',
      players: [{ name: 'Ada' }, { name: 'Ben' }],
    })
  })

  test('is refused with the place and the reason where the scorer says so', () => {
    const match = matchOf('impossible', dayOf(1), { rounds: [{ leader: 0, events: [play(0, '6-6'), play(1, '5-4')] }] })
    expect(factsOf(match)).toMatchObject({ kind: 'refused', code: 'does-not-match', round: 1, event: 2 })
    const rules = matchOf('rules', dayOf(1), { rules: { handSize: 20 }, rounds: [] })
    expect(factsOf(rules)).toMatchObject({ kind: 'refused', code: 'bad-record', round: null, event: null })
  })
})

describe('Facts that were kept', () => {
  test.each([flowers, threeHanded, wonBy('one', 1, ['Ada', { name: 'Ben', personId: 'ben-1234' }], 0)])('come back the same: $id', (match) => {
    const facts = factsOf(match)
    expect(matchFactsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
  })

  test('are small', () => {
    expect(JSON.stringify(factsOf(threeHanded)).length).toBeLessThan(800)
  })
})

describe('The facts of a match say', () => {
  const table: RecordEvent = { type: 'table', line: ['6-4'], hands: [2, 2], totals: [0, 0] }

  test('who led the first round that was played, unless it was taken up on the way', () => {
    const ends = { leader: 1, events: [play(1, '6-6')] }
    const led = (...rounds: DatedRecord['rounds']) => decided(matchOf('led', dayOf(1), { rules: { target: 2, approachCap: false }, rounds })).leader
    expect(led(ends)).toBe(1)
    expect(led({ leader: 0, events: [] }, ends)).toBe(1)
    expect(led({ leader: 0, events: [{ type: 'draw', player: 0, count: 1 }] }, ends)).toBe(1)
    expect(led({ leader: 0, events: [table, play(0, '4-1', 'right')] }, ends)).toBeNull()
  })

  test('nobody’s id where the record has none', () => {
    expect(decided(wonBy('a', 1, [{ name: 'Ada', personId: 'ada-0001' }, 'Ben'], 0)).players).toStrictEqual([
      { name: 'Ada', personId: 'ada-0001' },
      { name: 'Ben' },
    ])
  })

  test('how long it took only where its file says both', () => {
    const match = wonBy('a', 1, ['Ada', 'Ben'], 0)
    const updatedAt = '2026-03-01T18:30:00.000Z'
    expect([decided(match), decided({ ...match, updatedAt }), decided({ ...match, trail: [] })].map(({ minutes }) => minutes)).toEqual([null, null, null])
    expect(decided({ ...match, updatedAt, trail: [] }).minutes).toBe(30)
  })
})
