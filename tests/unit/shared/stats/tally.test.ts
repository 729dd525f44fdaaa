import { describe, expect, test } from 'vitest'
import { chanceAhead } from '#shared/stats/chance'
import type { DecidedFacts, SeatFacts } from '#shared/stats/facts'
import { LeadCount, leadOf } from '#shared/stats/leads'
import { headToHead, PairCount } from '#shared/stats/pairs'
import { idOfKey, keyOfName, keyOfPerson, whoAfterMerges, type PersonKey } from '#shared/stats/person'
import { NEWCOMER, ratedAfter } from '#shared/stats/rate'
import { standings } from '#shared/stats/standing'
import { addSeats, countResult, countSeat, headersIn, openTally, roundsWonBy, scorpionsIn } from '#shared/stats/tally'
import type { AskedDecided } from '#shared/stats/question'

const key = (name: string) => name as PersonKey
const SEAT: SeatFacts = { points: 0, dominoes: 0, targets: 0, counted: 0, reasons: [], ends: 0, bestPlay: null, bestRound: null }

function facts(more: Partial<DecidedFacts> = {}): DecidedFacts {
  return {
    kind: 'decided',
    matchId: 'match-1',
    startedAt: '2026-03-01T18:00:00.000Z',
    preset: 'bergen-pagat',
    players: [{ name: 'Ada' }, { name: 'Ben' }],
    winner: 0,
    lowest: false,
    totals: [10, 4],
    target: 10,
    rounds: 5,
    seats: [SEAT, SEAT],
    blocked: [],
    deficit: 0,
    leader: 0,
    minutes: null,
    ...more,
  }
}

const BLOCKED: DecidedFacts['blocked'] = [
  { winner: 0, rule: 'simple', test: 'lowest-pips' },
  { winner: 0, rule: 'simple', test: 'lowest-pips' },
  { winner: 1, rule: 'simple', test: 'lowest-pips' },
  { winner: 0, rule: 'german', test: 'no-doubles' },
  { winner: 0, rule: 'tiles-deducted', test: null },
  { winner: null, rule: 'simple', test: null },
]

describe('What a seat did in a match', () => {
  const match = facts({
    seats: [
      {
        points: 9,
        dominoes: 2,
        targets: 1,
        counted: 0,
        reasons: [
          ['double-header', 3, 3, 6],
          ['triple-header', 1, 1, 3],
          ['small-scorpion', 1, 1, -1],
          ['large-scorpion', 2, 5, -5],
        ],
        ends: 4,
        bestPlay: [3, 1, 2],
        bestRound: [5, 1],
      },
      { ...SEAT, dominoes: 1 },
    ],
    blocked: BLOCKED,
  })
  const counted = (seat: number, times = 1) => {
    const tally = openTally()
    for (let time = 0; time < times; time++) countSeat(tally, match, seat)
    return tally
  }

  test('is counted once for each match', () => {
    expect(counted(0, 2)).toMatchObject({
      points: 18,
      ends: 8,
      dominoes: 4,
      targets: 2,
      // two ways to go out, one target, three blocked rounds
      roundsWon: 12,
      reasons: {
        'double-header': { times: 6, counted: 6, points: 12 },
        'large-scorpion': { times: 4, counted: 10, points: -10 },
        dual: { times: 0, counted: 0, points: 0 },
      },
      blocked: [
        { rule: 'simple', test: 'lowest-pips', won: 4 },
        { rule: 'german', test: 'no-doubles', won: 2 },
      ],
      bestPlay: { matchId: 'match-1', points: 3, target: 10, round: 1, event: 2 },
      bestRound: { matchId: 'match-1', points: 5, target: 10, round: 1 },
    })
  })

  test('is that seat’s alone', () => {
    expect(counted(1)).toMatchObject({ roundsWon: 2, dominoes: 1, blocked: [{ rule: 'simple', test: 'lowest-pips', won: 1 }] })
    expect([roundsWonBy(match, 0), roundsWonBy(match, 1), roundsWonBy(match, 2)]).toEqual([6, 2, 0])
    expect(roundsWonBy({ ...match, seats: [] }, 0)).toBe(0)
    expect(counted(2)).toEqual(openTally())
  })

  test('is added up over presets', () => {
    const all = openTally()
    addSeats(all, counted(0))
    addSeats(all, counted(1))
    expect(all).toMatchObject({
      points: 9,
      ends: 4,
      dominoes: 3,
      targets: 1,
      roundsWon: 8,
      reasons: { 'double-header': { times: 3, counted: 3, points: 6 } },
      blocked: [
        { rule: 'simple', test: 'lowest-pips', won: 3 },
        { rule: 'german', test: 'no-doubles', won: 1 },
      ],
    })
    expect([headersIn(all), scorpionsIn(all)]).toEqual([4, 6])
  })
})

describe('The result of a match', () => {
  const after = (...matches: readonly (readonly [Partial<DecidedFacts>, boolean])[]) => {
    const tally = openTally()
    for (const [more, won] of matches) countResult(tally, facts(more), won)
    const { played, won, rounds, comebacks, greatestComeback } = tally
    return { played, won, rounds, comebacks, greatest: greatestComeback?.matchId ?? null }
  }

  test('is played and won, and a comeback from half the target behind', () => {
    expect(after([{}, true], [{ deficit: 9 }, false])).toEqual({ played: 2, won: 1, rounds: 10, comebacks: 0, greatest: null })
    expect(after([{ deficit: 4 }, true])).toMatchObject({ comebacks: 0, greatest: 'match-1' })
    expect(after([{ deficit: 5 }, true])).toMatchObject({ comebacks: 1, greatest: 'match-1' })
  })

  test('is the greatest comeback by the share of its target, the earlier of equal ones', () => {
    expect(after([{ matchId: 'a', deficit: 5 }, true], [{ matchId: 'b', deficit: 50, target: 100 }, true])).toMatchObject({ comebacks: 2, greatest: 'a' })
    expect(after([{ matchId: 'a', deficit: 5 }, true], [{ matchId: 'b', deficit: 51, target: 100 }, true])).toMatchObject({ greatest: 'b' })
  })
})

describe('Who ended where', () => {
  test('is told apart by totals, the winner first, in the order of keys', () => {
    const people = ['dan', 'ada', 'ben', 'cid'].map(key)
    expect(standings(facts({ winner: 2, totals: [7, 7, 3, 1] }), people)).toMatchObject([
      { person: 'ada', place: 2, seats: [1] },
      { person: 'ben', place: 1, seats: [2] },
      { person: 'cid', place: 4, seats: [3] },
      { person: 'dan', place: 2, seats: [0] },
    ])
  })

  test('is the best of several seats of one person; a seat without a total comes last', () => {
    const people = ['ada', 'ben', 'ada'].map(key)
    expect(standings(facts({ winner: 1, totals: [1, 9, 8] }), people)).toMatchObject([
      { person: 'ada', place: 2, seats: [0, 2] },
      { person: 'ben', place: 1, seats: [1] },
    ])
    expect(standings(facts({ winner: 0, totals: [9, 0] }), ['ada', 'ben', 'cid'].map(key)).map(({ person, place }) => [person, place])).toEqual([
      ['ada', 1],
      ['ben', 2],
      ['cid', 3],
    ])
  })
})

describe('Pairs', () => {
  const placed = (...people: readonly (readonly [string, number])[]) => people.map(([person, place]) => ({ person: key(person), place, seats: [] }))

  test('are counted by who ended ahead, and listed in the order of their keys', () => {
    const count = new PairCount()
    count.add(placed(['c', 1], ['d', 2]))
    count.add(placed(['b', 2], ['d', 1]))
    count.add(placed(['b', 1], ['c', 1]))
    count.add(placed(['a', 1], ['c', 2], ['d', 3]))
    count.add(placed(['a', 2], ['b', 1]))
    expect(count.pairs()).toEqual([
      { a: 'a', b: 'b', aAhead: 0, bAhead: 1, level: 0 },
      { a: 'a', b: 'c', aAhead: 1, bAhead: 0, level: 0 },
      { a: 'a', b: 'd', aAhead: 1, bAhead: 0, level: 0 },
      { a: 'b', b: 'c', aAhead: 0, bAhead: 0, level: 1 },
      { a: 'b', b: 'd', aAhead: 0, bAhead: 1, level: 0 },
      { a: 'c', b: 'd', aAhead: 2, bAhead: 0, level: 0 },
    ])
    const versus = headToHead(count.pairs())
    expect(versus(key('d'), key('c'))).toEqual({ matches: 2, ahead: 0, behind: 2, level: 0 })
    expect(versus(key('b'), key('c'))).toEqual({ matches: 1, ahead: 0, behind: 0, level: 1 })
    expect([versus(key('x'), key('a')), versus(key('a'), key('x'))]).toEqual(Array.from({ length: 2 }, () => ({ matches: 0, ahead: 0, behind: 0, level: 0 })))
  })
})

describe('How often who led the first round won', () => {
  const asked = (people: readonly string[], leader: number | null, winner: number): AskedDecided => {
    const match = facts({ leader, winner, totals: people.map(() => 0) })
    return { facts: match, at: 0, people: people.map(key), standing: standings(match, people.map(key)) }
  }
  const counted = (...matches: readonly AskedDecided[]) => {
    const count = new LeadCount()
    for (const match of matches) count.add(match)
    return count.tallies()
  }

  test('is counted by how many played, the fewest first; not where nobody saw the lead, nor where one held several seats', () => {
    const four = ['a', 'b', 'c', 'd']
    expect(counted(asked(four, 1, 1), asked(['a', 'b'], 0, 1), asked(four, 2, 1), asked(['a', 'b'], null, 1), asked(['a', 'b', 'a'], 0, 0))).toEqual([
      { people: 2, sides: 2, matches: 1, won: 0 },
      { people: 4, sides: 4, matches: 2, won: 1 },
    ])
  })

  test('is won by a side where two play together, and by chance every second time', () => {
    const four = ['a', 'b', 'c', 'd']
    const together = (leader: number, winner: number): AskedDecided => {
      const { facts: match, ...rest } = asked(four, leader, winner)
      return { facts: { ...match, partners: true }, ...rest }
    }
    const leads = counted(asked(four, 0, 2), together(0, 2), together(0, 0), together(1, 2))
    expect(leads).toEqual([
      { people: 4, sides: 2, matches: 3, won: 2 },
      { people: 4, sides: 4, matches: 1, won: 0 },
    ])
    expect(leadOf(leads)).toMatchObject({ matches: 4, won: 2, chance: 1.75 })
  })

  test('may be luck up to two standard deviations', () => {
    // of 4 matches of two people 2 are expected, with a standard deviation of 1
    expect(leadOf([{ people: 2, sides: 2, matches: 4, won: 4 }])).toEqual({ matches: 4, won: 4, chance: 2, luck: true })
    expect(leadOf([{ people: 2, sides: 2, matches: 16, won: 13 }])).toEqual({ matches: 16, won: 13, chance: 8, luck: false })
    expect(leadOf([])).toBeNull()
  })
})

describe('Who a player is', () => {
  test('is a person by id, or a name that nobody has claimed', () => {
    expect([keyOfName(' ADA '), keyOfPerson('ada-0001')]).toEqual(['name:ada', 'ada-0001'])
    expect([idOfKey('name:ada'), idOfKey('ada-0001'), idOfKey('ada-name:')]).toEqual([undefined, 'ada-0001', 'ada-name:'])
  })

  test('is followed through merges, and is the first of a circle', () => {
    const merged = (pairs: readonly (readonly [string, string])[], person: string) =>
      whoAfterMerges(new Map(pairs.map(([from, to]) => [key(from), key(to)])))({ name: 'x', personId: person })
    const chain = [
      ['a', 'b'],
      ['b', 'c'],
    ] as const
    expect(['a', 'b', 'c', 'd'].map((person) => merged(chain, person))).toEqual(['c', 'c', 'c', 'd'])
    const circle = [
      ['a', 'z'],
      ['z', 'm'],
      ['m', 'n'],
      ['n', 'z'],
    ] as const
    expect(['a', 'z', 'm', 'n'].map((person) => merged(circle, person))).toEqual(['m', 'm', 'm', 'm'])
  })
})

test('the chance to end ahead is even between newcomers, and grows with what matches tell', () => {
  const [[better], [worse]] = ratedAfter([
    { ratings: [NEWCOMER], place: 1 },
    { ratings: [NEWCOMER], place: 2 },
  ]) as [[typeof NEWCOMER], [typeof NEWCOMER]]
  expect(chanceAhead(NEWCOMER, NEWCOMER)).toBeCloseTo(0.5, 6)
  expect(chanceAhead(better, worse)).toBeGreaterThan(0.6)
  expect(chanceAhead(better, worse) + chanceAhead(worse, better)).toBeCloseTo(1, 6)
})
