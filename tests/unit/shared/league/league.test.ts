import { describe, expect, test } from 'vitest'
import type { Evening } from '#shared/evening/evening'
import type { PersonKey } from '#shared/stats/person'
import { chanceAhead } from '#shared/stats/chance'
import { whoByIdElseName } from '#shared/stats/person'
import { NEWCOMER, ratedAfter, type Rating } from '#shared/stats/rate'
import { resultsOf, type HouseResults, type TableResult } from '#shared/league/results'
import { leagueRulesSchema, USUAL_LEAGUE, type LeagueRules } from '#shared/league/rules'
import { Evening as Played, idOf } from '../evening/evenings'
import { leagueOf } from '../../../support/in-one-go'

const ADA = 'person-ada' as PersonKey
const BEN = 'person-ben' as PersonKey
const CID = 'person-cid' as PersonKey

/** A match on a day of March; the people in the order of their places. */
function match(day: number, people: readonly PersonKey[], more: Partial<TableResult> = {}): TableResult {
  return {
    id: `match-${day}`,
    day: `2026-03-${String(day).padStart(2, '0')}`,
    at: day,
    matchId: `match-${day}`,
    table: null,
    preset: 'flower-and-scorpion',
    game: 'flower-and-scorpion',
    sides: people.map((person, at) => ({ people: [person], place: at + 1 })),
    roundsWon: null,
    ...more,
  }
}

function played(tables: readonly TableResult[], league: Partial<LeagueRules> = {}) {
  const house: HouseResults = { tables, evenings: [], open: [] }
  return leagueOf(house, { from: '2026-03-01', to: '2026-03-31', league: { ...USUAL_LEAGUE, ...league } })
}

const pointsIn = (league: ReturnType<typeof played>): readonly (readonly [string, number])[] => league.rows.map(({ person, points }) => [person, points / 100])

describe('Points', () => {
  test('by place at the table: those beyond the list have what is for the others, and those who share a place each have its points', () => {
    const level = match(2, [], {
      sides: [
        { people: [ADA], place: 1 },
        { people: [BEN], place: 1 },
        { people: [CID], place: 3 },
      ],
    })
    const points: LeagueRules['points'] = { by: 'place', of: 'match', places: [5, 2], others: 1 }
    expect(pointsIn(played([match(1, [ADA, BEN, CID])], { points }))).toEqual([
      [ADA, 5],
      [BEN, 2],
      [CID, 1],
    ])
    expect(pointsIn(played([level], { points }))).toEqual([
      [ADA, 5],
      [BEN, 5],
      [CID, 1],
    ])
  })

  test('for each round won; a table that gave nothing but totals gives none, and that is said', () => {
    const rounds = match(1, [ADA, BEN], {
      roundsWon: new Map([
        [ADA, 3],
        [BEN, 2],
      ]),
    })
    const league = played([rounds, match(2, [BEN, ADA])], { points: { by: 'round', win: 2 } })
    expect(pointsIn(league)).toEqual([
      [ADA, 6],
      [BEN, 4],
    ])
    expect(league.withoutRounds).toBe(1)
  })

  test('by place on the evening: of everyone who had a table or a bye, and of nothing played elsewhere', () => {
    const evening = Played.of(5, { size: 2 }).round().round()
    const record: Evening = {
      format: 'caravan-evening',
      version: 1,
      id: 'evening-0001',
      name: 'Club',
      date: '2026-03-05',
      events: evening.events,
      updatedAt: '',
    }
    const house = resultsOf([], [{ evening: record, state: evening.state }], whoByIdElseName)
    const league: LeagueRules = { ...USUAL_LEAGUE, points: { by: 'place', of: 'evening', places: [10, 7, 5], others: 1 } }
    const { rows } = leagueOf({ ...house, tables: [...house.tables, match(6, [ADA, BEN])] }, { from: '2026-03-01', to: '2026-03-31', league })
    expect(rows.map(({ person }) => person as string).toSorted()).toEqual([0, 1, 2, 3, 4].map(idOf))
    expect(rows.every(({ results }) => results === 1)).toBe(true)
  })
})

describe('Dropped results', () => {
  const five = [match(1, [ADA, BEN]), match(2, [BEN, ADA]), match(3, [ADA, BEN]), match(4, [BEN, ADA]), match(5, [ADA, BEN])]

  test('the best two count, and of those that gave as much the later', () => {
    const league = played(five, { counting: { kind: 'best', count: 2, of: 'match' } })
    expect(league.rows[0]).toMatchObject({ person: ADA, points: 600, results: 5, dropped: 3, history: [300, 500, 600, 600, 600] })
    expect(league.entries.get(ADA)?.map(({ counts }) => counts)).toEqual([false, false, true, false, true])
  })

  test('one counts in any case, however many are to be dropped', () => {
    const league = played(five.slice(0, 2), { counting: { kind: 'but-worst', count: 5, of: 'match' } })
    expect(pointsIn(league)).toEqual([
      [ADA, 3],
      [BEN, 3],
    ])
  })

  test('a table of an evening is dropped alone where matches are', () => {
    const at = (day: number, people: readonly PersonKey[]) => match(day, people, { table: { eveningId: 'evening-a', round: day, table: 0 } })
    const tables = [at(1, [ADA, BEN]), at(2, [BEN, ADA]), match(3, [BEN, ADA])]
    const league = played(tables, { counting: { kind: 'best', count: 1, of: 'match' } })
    expect(league.entries.get(ADA)?.map(({ counts }) => counts)).toEqual([true, false, false])
    const evenings = played(tables, { counting: { kind: 'best', count: 1, of: 'evening' } })
    expect(evenings.entries.get(ADA)?.map(({ counts }) => counts)).toEqual([true, true, false])
  })

  test('an evening is dropped with all its tables', () => {
    const at = (day: number, eveningId: string, people: readonly PersonKey[]) => match(day, people, { table: { eveningId, round: day, table: 0 } })
    const tables = [at(1, 'evening-a', [ADA, BEN]), at(2, 'evening-a', [BEN, ADA]), at(3, 'evening-b', [ADA, BEN]), at(4, 'evening-b', [ADA, BEN])]
    const league = played(tables, { counting: { kind: 'best', count: 1, of: 'evening' } })
    expect(league.entries.get(ADA)?.map(({ counts }) => counts)).toEqual([false, false, true, true])
  })
})

describe('Who counts', () => {
  test('leaves the places of the others as they were', () => {
    const league = played([match(1, [ADA, BEN, CID])], { people: [BEN, CID] })
    expect(pointsIn(league)).toEqual([
      [BEN, 2],
      [CID, 1],
    ])
    expect(league.pairs).toEqual([{ a: BEN, b: CID, aAhead: 1, bAhead: 0, level: 0 }])
  })

  test('a result of nobody who counts is none', () => {
    const league = played([match(1, [ADA, BEN]), match(2, [ADA, CID])], { people: [BEN] })
    expect([league.results, league.days, pointsIn(league)]).toEqual([1, ['2026-03-01', '2026-03-02'], [[BEN, 2]]])
  })

  test('those with too few results wait, with how many they have', () => {
    const league = played([match(1, [ADA, BEN]), match(2, [ADA, BEN]), match(3, [CID, ADA])], { least: 2 })
    expect(pointsIn(league)).toEqual([
      [ADA, 8],
      [BEN, 4],
    ])
    expect(league.waiting).toEqual([{ person: CID, results: 1 }])
  })
})

describe('A handicap', () => {
  const handicap = { handicap: 100, points: { by: 'match', win: 1, share: 0, loss: 0 } } as const

  test('is nothing among people of whom nothing is known, also for the second match of a day', () => {
    const league = played([match(1, [ADA, BEN]), match(1, [ADA, BEN], { id: 'again' })], handicap)
    expect(league.rows.map(({ bonus }) => bonus)).toEqual([0, 0])
  })

  test('is worked out from results in the same game alone', () => {
    const league = played([match(1, [ADA, BEN], { game: 'round-totals:farm' }), match(2, [ADA, BEN])], handicap)
    expect(league.rows.map(({ bonus }) => bonus)).toEqual([0, 0])
  })

  test('takes from whom ratings expect to win what it gives the other, the more the surer they are, and half of it at 50 per cent', () => {
    const matches = [match(1, [ADA, BEN]), match(2, [ADA, BEN]), match(3, [ADA, BEN])]
    const [first, second, third] = played(matches, handicap).entries.get(ADA) ?? []
    expect(first?.bonus).toBe(0)
    expect(second?.bonus).toBeLessThan(0)
    expect(third?.bonus).toBeLessThan(second?.bonus ?? 0)
    expect(second?.bonus).toBe(Math.round(100 * (0.5 - (second?.expected ?? 0))))
    expect(
      played(matches, handicap)
        .entries.get(BEN)
        ?.map(({ bonus }) => bonus),
    ).toEqual([first, second, third].map((entry) => 0 - (entry?.bonus ?? 0)))
    const half = played(matches, { ...handicap, handicap: 50 }).entries.get(ADA)?.[2]
    expect(half?.bonus).toBe(Math.round(50 * (0.5 - (half?.expected ?? 0))))
  })

  test('is of what ratings expect: the average of the chances to end ahead of each of the others', () => {
    const rated = (sides: readonly { readonly rating: Rating; readonly place: number }[]) =>
      ratedAfter(sides.map(({ rating, place }) => ({ ratings: [rating], place }))).map(([after]) => after as Rating)
    const [ada, ben] = rated([
      { rating: NEWCOMER, place: 1 },
      { rating: NEWCOMER, place: 2 },
    ]) as [Rating, Rating]
    const { entries } = played([match(1, [ADA, BEN]), match(2, [CID, BEN, ADA])], handicap)
    const expected = (person: PersonKey) => entries.get(person)?.at(-1)?.expected
    expect(expected(ADA)).toBeCloseTo((chanceAhead(ada, ben) + chanceAhead(ada, NEWCOMER)) / 2, 10)
    expect(expected(BEN)).toBeCloseTo((chanceAhead(ben, ada) + chanceAhead(ben, NEWCOMER)) / 2, 10)
    expect(expected(CID)).toBeCloseTo((chanceAhead(NEWCOMER, ada) + chanceAhead(NEWCOMER, ben)) / 2, 10)
    expect(entries.get(CID)?.at(-1)?.bonus).toBe(Math.round(100 * (0.5 - (expected(CID) ?? 0))))
  })

  test('is nothing, and nothing is expected, where a season has none', () => {
    const { entries } = played([match(1, [ADA, BEN]), match(2, [ADA, BEN])], { ...handicap, handicap: 0 })
    expect(entries.get(ADA)?.map(({ base, bonus, expected }) => [base, bonus, expected])).toEqual([
      [100, 0, null],
      [100, 0, null],
    ])
  })

  test('is part of what makes a result better than another, when only the best count', () => {
    const league = played([match(1, [ADA, BEN]), match(2, [ADA, BEN])], { ...handicap, counting: { kind: 'best', count: 1, of: 'match' } })
    expect(league.entries.get(ADA)?.map(({ counts }) => counts)).toEqual([true, false])
    expect(league.entries.get(BEN)?.map(({ counts }) => counts)).toEqual([false, true])
  })

  test('of points for rounds spans all rounds of the match, and is part of the points', () => {
    const rounds = (day: number, ada: number, ben: number) =>
      match(day, ada > ben ? [ADA, BEN] : [BEN, ADA], {
        roundsWon: new Map([
          [ADA, ada],
          [BEN, ben],
        ]),
      })
    const { rows, entries } = played([rounds(1, 3, 1), rounds(2, 3, 2)], { handicap: 100, points: { by: 'round', win: 2 } })
    const second = entries.get(ADA)?.[1]
    const bonus = -Math.round(100 * 10 * ((second?.expected ?? 0) - 0.5))
    expect(second).toMatchObject({ base: 600, bonus })
    expect(bonus).toBeLessThan(0)
    expect(rows.find(({ person }) => person === ADA)).toMatchObject({ points: 1200 + bonus, bonus, history: [600, 1200 + bonus] })
  })

  test('of a day is the same whatever else is played that day', () => {
    const before = [match(1, [ADA, BEN]), match(2, [ADA, BEN])]
    const bonuses = (tables: readonly TableResult[]) =>
      played(tables, handicap)
        .entries.get(BEN)
        ?.find(({ unit }) => 'id' in unit && unit.id === 'match-3')?.bonus
    expect(bonuses([...before, match(3, [ADA, BEN])])).toBe(bonuses([...before, match(3, [BEN, CID], { id: 'first', at: 0 }), match(3, [ADA, BEN])]))
  })
})

describe('Among people level on points (docs/seasons.md, The table)', () => {
  const DAN = 'person-dan' as PersonKey
  const EVA = 'person-eva' as PersonKey
  /** Whoever plays has a point for it. */
  const points = { by: 'match', win: 1, share: 1, loss: 1 } as const
  const level = (day: number, ...people: readonly PersonKey[]) => match(day, people, { sides: people.map((person) => ({ people: [person], place: 1 })) })
  const table = (tables: readonly TableResult[]) =>
    played(tables, { points }).rows.map(({ person, place, points: all, wins }) => [person, place, all / 100, wins])

  test('meetings count before wins', () => {
    const tables = [match(1, [ADA, BEN]), ...[2, 3, 4].map((day) => match(day, [CID, ADA])), ...[5, 6, 7].map((day) => match(day, [BEN, CID]))]
    expect(table(tables)).toEqual([
      [CID, 1, 6, 3],
      [ADA, 2, 4, 1],
      [BEN, 3, 4, 3],
    ])
  })

  test('a meeting that was level counts a half for both', () => {
    expect(table([level(1, ADA, BEN), level(2, ADA, CID), match(3, [BEN, CID])])).toEqual([
      [BEN, 1, 2, 2],
      [ADA, 2, 2, 2],
      [CID, 3, 2, 1],
    ])
  })

  test('meetings count nothing where two of them have not met', () => {
    const tables = [match(1, [BEN, ADA]), match(2, [CID, BEN]), match(3, [ADA, DAN]), match(4, [DAN, CID]), match(5, [EVA, DAN])]
    expect(table(tables)).toEqual([
      [DAN, 1, 3, 1],
      [ADA, 2, 2, 1],
      [BEN, 2, 2, 1],
      [CID, 2, 2, 1],
      [EVA, 5, 1, 1],
    ])
  })
})

test('people level on points are told apart by their meetings, then by wins, and share a place where neither does', () => {
  const points = { by: 'match', win: 2, share: 1, loss: 1 } as const
  const cycle = [match(1, [ADA, BEN]), match(2, [BEN, CID]), match(3, [CID, ADA])]
  expect(played(cycle, { points }).rows.map(({ place }) => place)).toEqual([1, 1, 1])
  const direct = [match(1, [ADA, BEN]), match(2, [BEN, CID])]
  expect(played(direct, { points: { by: 'match', win: 1, share: 0, loss: 1 } }).rows.map(({ person, place }) => [person, place])).toEqual([
    [BEN, 1],
    [ADA, 2],
    [CID, 3],
  ])
})

test('the usual rules are rules, and others are told where they are wrong', () => {
  expect(leagueRulesSchema.parse(USUAL_LEAGUE)).toEqual(USUAL_LEAGUE)
  const wrong = leagueRulesSchema.safeParse({ ...USUAL_LEAGUE, handicap: 101 })
  expect(wrong.error?.issues[0]?.path).toEqual(['handicap'])
})
