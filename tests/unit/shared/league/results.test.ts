import { describe, expect, test } from 'vitest'
import type { Evening as EveningRecord } from '#shared/evening/evening'
import { resultsOf, type DatedFacts, type PlayedEvening } from '#shared/league/results'
import { LEAGUE_LIMITS, leagueRulesSchema, USUAL_LEAGUE, type LeagueRules } from '#shared/league/rules'
import { whoByIdElseName, type PersonKey, type Who } from '#shared/stats/person'
import type { DecidedFacts, MatchFacts } from '#shared/stats/facts'
import { answered } from '../../../support/answered'
import { leagueOf } from '../../../support/in-one-go'
import { Evening, idOf } from '../evening/evenings'

const SEAT = { points: 0, dominoes: 0, targets: 0, counted: 0, reasons: [], ends: 0, bestPlay: null, bestRound: null }

/** A match of these people with these totals; who comes first has won. */
function facts(matchId: string, people: readonly string[], totals: readonly number[], more: Partial<DecidedFacts> = {}): DecidedFacts {
  return {
    kind: 'decided',
    matchId,
    startedAt: '2026-03-05T12:00:00.000Z',
    preset: 'bergen-pagat',
    players: people.map((personId) => ({ name: personId, personId })),
    winner: 0,
    lowest: false,
    totals,
    target: 10,
    rounds: 4,
    seats: people.map(() => SEAT),
    blocked: [],
    deficit: 0,
    leader: 0,
    minutes: null,
    ...more,
  }
}

const dated = (match: MatchFacts, day = '2026-03-05'): DatedFacts => ({ facts: match, day })
const unfinished = (matchId: string): MatchFacts => ({ kind: 'unfinished', matchId, startedAt: '', preset: 'bergen-pagat', players: [] })

function onDay(evening: Evening, id: string, date = '2026-03-05'): PlayedEvening {
  const record: EveningRecord = { format: 'caravan-evening', version: 1, id, name: `The ${id}`, date, events: evening.events, updatedAt: '' }
  return { evening: record, state: evening.state }
}
const results = (matches: readonly DatedFacts[], evenings: readonly PlayedEvening[] = []) => answered(() => resultsOf(matches, evenings, whoByIdElseName))
const placesOf = ({ sides }: { readonly sides: readonly { readonly people: readonly PersonKey[]; readonly place: number }[] }) =>
  sides.map(({ people, place }) => `${place} ${people.join(' ')}`)

describe('the results of matches', () => {
  test('are in the order of days, then of when they began, then of their ids', () => {
    const house = results([
      dated(facts('d', ['ada', 'ben'], [9, 1]), '2026-03-06'),
      dated(facts('c', ['ada', 'ben'], [9, 1])),
      dated(facts('b', ['ada', 'ben'], [9, 1])),
      dated(facts('z', ['ada', 'ben'], [9, 1], { startedAt: '2026-03-05T09:00:00.000Z' })),
      dated(facts('y', ['ada', 'ben'], [9, 1], { startedAt: 'some time' })),
    ])
    expect(house.tables.map(({ id, day, at }) => [id, day, at])).toEqual([
      ['y', '2026-03-05', 0],
      ['z', '2026-03-05', Date.parse('2026-03-05T09:00:00.000Z')],
      ['b', '2026-03-05', Date.parse('2026-03-05T12:00:00.000Z')],
      ['c', '2026-03-05', Date.parse('2026-03-05T12:00:00.000Z')],
      ['d', '2026-03-06', Date.parse('2026-03-05T12:00:00.000Z')],
    ])
  })

  test('say who ended where, and how many rounds each won: by going out, by the target, and when it was blocked', () => {
    const seats = [{ ...SEAT, dominoes: 2, targets: 1 }, { ...SEAT, dominoes: 1 }, SEAT]
    const blocked = [{ winner: 1, rule: 'simple', test: 'lowest-pips' }] as const
    const [table] = results([dated(facts('a', ['ada', 'ben', 'cid'], [10, 4, 4], { seats, blocked }))]).tables
    expect(table).toMatchObject({ id: 'a', matchId: 'a', table: null, preset: 'bergen-pagat' })
    expect(table && placesOf(table)).toEqual(['1 ada', '2 ben', '2 cid'])
    expect([...(table?.roundsWon ?? [])]).toEqual([
      ['ada', 3],
      ['ben', 2],
      ['cid', 0],
    ])
  })

  test('add up for one person who held several seats, and are none for one who sat alone', () => {
    const seats = [{ ...SEAT, dominoes: 2 }, { ...SEAT, dominoes: 1 }, SEAT]
    const house = results([dated(facts('a', ['ada', 'ada', 'ben'], [10, 2, 5], { seats })), dated(facts('b', ['ada', 'ada'], [10, 2]))])
    expect(house.tables.map(placesOf)).toEqual([['1 ada', '2 ben']])
    expect(house.tables.map(({ roundsWon }) => [...(roundsWon ?? [])])).toEqual([
      [
        ['ada', 3],
        ['ben', 0],
      ],
    ])
    expect(house.open).toEqual([])
  })

  test('are open where nobody has won, by their days and ids', () => {
    const house = results([dated(unfinished('b')), dated(unfinished('a')), dated(unfinished('c'), '2026-03-04')])
    expect(house.tables).toEqual([])
    expect(house.open.map(({ day, matchId, table, preset }) => [day, matchId, table, preset])).toEqual([
      ['2026-03-04', 'c', null, 'bergen-pagat'],
      ['2026-03-05', 'a', null, 'bergen-pagat'],
      ['2026-03-05', 'b', null, 'bergen-pagat'],
    ])
  })
})

describe('the results of an evening', () => {
  const [a, b, c] = [0, 1, 2].map(idOf)

  test('are one for each table with a result, in the order of the draw; a table that plays on is open', () => {
    const evening = Evening.of(4, { size: 2, preset: 'bergen-draw' }).round().do({ type: 'draw' })
    evening.do({ type: 'handed-in', table: 1, totals: [3, 8], by: 'host', agreed: true })
    const house = results([], [onDay(evening, 'evening-0001')])
    expect(house.tables.map(({ id, day, at, table, matchId, roundsWon, preset }) => ({ id, day, at, table, matchId, roundsWon, preset }))).toEqual(
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ].map(([round, table]) => ({
        id: `evening-0001:${round}:${table}`,
        day: '2026-03-05',
        at: Date.parse('2026-11-26T19:00:00.000Z'),
        table: { eveningId: 'evening-0001', round, table },
        matchId: null,
        roundsWon: null,
        preset: 'bergen-draw',
      })),
    )
    const [first, second] = evening.tables[1] ?? []
    expect(house.tables[2] && placesOf(house.tables[2])).toEqual([`1 ${second}`, `2 ${first}`])
    expect(house.open).toEqual([{ day: '2026-03-05', matchId: null, table: { eveningId: 'evening-0001', round: 1, table: 0 }, preset: 'bergen-draw' }])
  })

  test('share a place where totals are level, and leave the next one empty', () => {
    const evening = Evening.of(3, { size: 3 }).round(() => [7, 9, 9])
    const [low, one, other] = evening.tables[0] ?? []
    const [table] = results([], [onDay(evening, 'evening-0001')]).tables
    expect(table && placesOf(table)).toEqual([`1 ${one}`, `1 ${other}`, `3 ${low}`])
  })

  test('are those of the evening as a whole too: of everyone who had a table or a bye', () => {
    const evening = Evening.of(3, { size: 2 }).round()
    const house = results([], [onDay(evening, 'evening-0002', '2026-03-06'), onDay(evening, 'evening-0001', '2026-03-06'), onDay(evening, 'evening-0003')])
    expect(house.evenings.map(({ eveningId, day, name }) => [eveningId, day, name])).toEqual([
      ['evening-0003', '2026-03-05', 'The evening-0003'],
      ['evening-0001', '2026-03-06', 'The evening-0001'],
      ['evening-0002', '2026-03-06', 'The evening-0002'],
    ])
    expect(house.evenings[0]?.sides.map(({ place }) => place).toSorted()).toEqual([1, 2, 3])
    expect(house.evenings[0]?.sides.flatMap(({ people }) => people).toSorted()).toEqual([a, b, c])
  })

  test('are those of an evening as a whole as soon as one table of a round has one', () => {
    const evening = Evening.of(4, { size: 2 }).do({ type: 'draw' })
    evening.do({ type: 'handed-in', table: 1, totals: [3, 8], by: 'host', agreed: true })
    expect(results([], [onDay(evening, 'evening-0001')]).evenings.map(({ sides }) => sides.length)).toEqual([2])
  })

  test('are none before anyone has settled a table, or where nothing was arranged', () => {
    expect(results([], [onDay(Evening.of(4, { size: 2 }).do({ type: 'draw' }), 'evening-0001')])).toMatchObject({ tables: [], evenings: [] })
    expect(results([], [onDay(new Evening(), 'evening-0001')])).toEqual({ tables: [], evenings: [], open: [] })
    // not even where some sit out, and have points for it
    const byes = Evening.of(4, { size: 2 }).do({ type: 'draw' })
    byes.do({ type: 'seat', person: byes.tables[0]?.[0] ?? '', table: null })
    expect(byes.state.rounds[0]?.byes).toHaveLength(2)
    expect(results([], [onDay(byes, 'evening-0001')]).evenings).toEqual([])
  })

  test('count people that are one by now once, where the better of both ended', () => {
    const evening = Evening.of(4, { size: 4 }).round(() => [20, 18, 16, 14])
    const [first, second, third, fourth] = evening.tables[0] ?? []
    const who: Who = ({ personId }) => (personId === third ? first : personId) as PersonKey
    const house = resultsOf([], [onDay(evening, 'evening-0001')], who)
    expect(house.tables.map(placesOf)).toEqual([[`1 ${first}`, `2 ${second}`, `3 ${fourth}`]])
    expect(house.evenings.map((whole) => placesOf(whole).toSorted())).toEqual([[`1 ${first}`, `2 ${second}`, `3 ${fourth}`]])
    const alone = resultsOf([], [onDay(Evening.of(2, { size: 2 }).round(), 'evening-0001')], () => 'one' as PersonKey)
    expect(alone).toEqual({ tables: [], evenings: [], open: [] })
  })

  test('are those of the draw that was not taken back, as of when it was drawn', () => {
    const evening = Evening.of(2, { size: 2 }).do({ type: 'draw' }).do({ type: 'undrawn' }).round().round()
    const events = evening.events.map((event, minute) => ({ ...event, at: `2026-03-05T19:${String(minute).padStart(2, '0')}:00.000Z` }))
    const minuteOf = (draw: number) => events.flatMap(({ type, at }) => (type === 'drawn' ? [Date.parse(at)] : []))[draw]
    const played = onDay(evening, 'evening-0001')
    const house = results([], [{ ...played, evening: { ...played.evening, events } }])
    expect(house.tables.map(({ at }) => at)).toEqual([minuteOf(1), minuteOf(2)])
  })

  test('are none of a table that was given up, which is not open either', () => {
    const evening = Evening.of(4, { size: 2 }).do({ type: 'draw' })
    evening.do({ type: 'left', person: evening.tables[0]?.[0] ?? '' })
    const house = results([], [onDay(evening, 'evening-0001')])
    expect([house.tables, house.open.map(({ table }) => table?.table)]).toEqual([[], [1]])
    expect(house.evenings).toEqual([])
  })

  test('have nobody who only came and neither sat down nor had a bye', () => {
    const evening = Evening.of(2, { size: 2 }).round()
    evening.do({ type: 'arrived', people: [{ id: idOf(7), name: 'Late' }] }).do({ type: 'draw' })
    const [whole] = results(
      [],
      [
        onDay(
          Evening.of(2, { size: 2 })
            .round()
            .do({ type: 'arrived', people: [{ id: idOf(7), name: 'Late' }] }),
          'evening-0001',
        ),
      ],
    ).evenings
    expect(whole?.sides.flatMap(({ people }) => people).toSorted()).toEqual([a, b])
    // one settled table is enough for a whole evening, however many play on
    expect(results([], [onDay(evening, 'evening-0002')]).evenings).toHaveLength(1)
  })

  test('that are still open stand in the order of evenings, rounds and tables', () => {
    const [late, early] = ['evening-0002', 'evening-0001'].map((id) => onDay(Evening.of(4, { size: 2 }).do({ type: 'draw' }), id)) as [
      PlayedEvening,
      PlayedEvening,
    ]
    expect(results([], [late, early]).open.map(({ table }) => `${table?.eveningId} ${table?.round} ${table?.table}`)).toEqual([
      'evening-0001 0 0',
      'evening-0001 0 1',
      'evening-0002 0 0',
      'evening-0002 0 1',
    ])
  })

  test('say nothing of rounds where the match was of others than sat there', () => {
    const evening = Evening.of(2, { size: 2 }).do({ type: 'draw' })
    const people = evening.tables[0] ?? []
    evening.do({ type: 'opened', table: 0, matchId: 'match-of-three' }).play()
    const match = facts('match-of-three', [...people, idOf(9)], [10, 4, 2])
    expect(results([dated(match)], [onDay(evening, 'evening-0001')]).tables.map(({ roundsWon }) => roundsWon)).toEqual([null])
    expect(results([dated(unfinished('match-of-three'))], [onDay(evening, 'evening-0001')]).tables.map(({ roundsWon }) => roundsWon)).toEqual([null])
  })

  test('go together with the match that a table was', () => {
    const evening = Evening.of(2, { size: 2 }).do({ type: 'draw' })
    const people = evening.tables[0] ?? []
    evening.do({ type: 'opened', table: 0, matchId: 'match-of-table-0' }).play()
    const match = facts('match-of-table-0', people, [10, 4], { seats: [{ ...SEAT, dominoes: 3 }, SEAT] })
    const house = results([dated(match), dated(unfinished('other'))], [onDay(evening, 'evening-0001')])
    expect(house.tables.map(({ id, matchId }) => [id, matchId])).toEqual([['evening-0001:0:0', 'match-of-table-0']])
    expect([...(house.tables[0]?.roundsWon ?? [])]).toEqual([
      [people[0], 3],
      [people[1], 0],
    ])
    expect(house.open.map(({ matchId }) => matchId)).toEqual(['other'])
  })
})

describe('what a season has', () => {
  const ADA = 'ada' as PersonKey
  const season = (matches: readonly DatedFacts[], league: Partial<LeagueRules> = {}, evenings: readonly PlayedEvening[] = []) =>
    leagueOf(results(matches, evenings), { from: '2026-03-02', to: '2026-03-08', league: { ...USUAL_LEAGUE, ...league } })
  const each = (days: readonly string[]) => days.map((day) => dated(facts(`match-${day}`, ['ada', 'ben'], [9, 1]), day))

  test('is from its first day to its last', () => {
    const { days, results: count, rows } = season(each(['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09']))
    expect([days, count, rows.map(({ person, wins }) => [person, wins])]).toEqual([
      ['2026-03-02', '2026-03-08'],
      2,
      [
        [ADA, 2],
        ['ben', 0],
      ],
    ])
  })

  test('is of its kinds of match, of its evenings, and of matches at none if it has them', () => {
    const matches = [dated(facts('a', ['ada', 'ben'], [9, 1])), dated(facts('b', ['ada', 'ben'], [9, 1], { preset: 'bergen-draw' })), dated(unfinished('c'))]
    const evenings = ['evening-0001', 'evening-0002'].map((id) => onDay(Evening.of(2, { size: 2, preset: 'bergen-draw' }).round(), id))
    const [count, open] = [(league: Partial<LeagueRules>) => season(matches, league, evenings).results, season(matches, {}, evenings).open.length]
    expect([count({}), open]).toEqual([4, 1])
    expect(count({ presets: ['bergen-pagat'] })).toBe(1)
    expect(count({ presets: [] })).toBe(0)
    expect(count({ matches: false })).toBe(2)
    expect(count({ evenings: ['evening-0002'] })).toBe(3)
    expect(count({ evenings: [] })).toBe(2)
    expect(season(matches, { matches: false }, evenings).open).toEqual([])
    const points: LeagueRules['points'] = { by: 'place', of: 'evening', places: [3], others: 1 }
    expect([count({ points }), count({ points, evenings: ['evening-0002'] }), count({ points, presets: ['bergen-pagat'] })]).toEqual([2, 1, 0])
  })

  test('gives points for a win, for a first place that is shared, and for another place', () => {
    const points = { by: 'match', win: 5, share: 3, loss: -1 } as const
    const shared = Evening.of(3, { size: 3 }).round(() => [9, 9, 1])
    const pointsOf = (league: ReturnType<typeof season>) => league.rows.map((row) => row.points)
    expect(pointsOf(season(each(['2026-03-05']), { points }))).toEqual([500, -100])
    expect(pointsOf(season([], { points }, [onDay(shared, 'evening-0001')]))).toEqual([300, 300, -100])
  })

  test('lists those who wait by their results, then by their ids', () => {
    const matches = [
      dated(facts('a', ['dan', 'cid'], [9, 1])),
      dated(facts('b', ['ben', 'cid'], [9, 1])),
      dated(facts('c', ['ada', 'ben'], [9, 1])),
      dated(facts('d', ['ada', 'ben'], [9, 1])),
    ]
    const { rows, waiting } = season(matches, { least: 3 })
    expect(rows.map(({ person }) => person)).toEqual(['ben'])
    expect(waiting).toEqual([
      { person: 'ada', results: 2 },
      { person: 'cid', results: 2 },
      { person: 'dan', results: 1 },
    ])
  })

  test('drops so many of the worst, and of an evening all at once', () => {
    const matches = each(['2026-03-02', '2026-03-03', '2026-03-04'])
    const lost = dated(facts('lost', ['ben', 'ada'], [9, 1]), '2026-03-05')
    const { rows } = season([...matches, lost], { counting: { kind: 'but-worst', count: 2, of: 'match' } })
    expect(rows.map(({ person, points, results: all, dropped, wins, history }) => ({ person, points, all, dropped, wins, history }))).toEqual([
      { person: ADA, points: 600, all: 4, dropped: 2, wins: 3, history: [300, 300, 300, 600] },
      { person: 'ben', points: 500, all: 4, dropped: 2, wins: 1, history: [200, 200, 200, 500] },
    ])
  })

  test('evens out by the span of the points, halves away from zero', () => {
    const matches = each(['2026-03-02', '2026-03-03'])
    const bonuses = (league: Partial<LeagueRules>) => season(matches, { handicap: 100, ...league }).rows.map(({ person, bonus }) => [person, bonus])
    const [, expected] = season(matches, { handicap: 100 }).entries.get(ADA) ?? []
    const share = 0.5 - (expected?.expected ?? 0)
    const sorted = (pairs: readonly (readonly unknown[])[]) => Object.fromEntries(pairs.map(([person, bonus]) => [person, bonus])) as Record<string, number>
    const away = (points: number) => Math.sign(points) * Math.round(Math.abs(points))
    expect(share).toBeLessThan(0)
    expect(sorted(bonuses({ points: { by: 'place', of: 'match', places: [10, 4, 1], others: 0 } }))).toEqual({
      ada: away(600 * share),
      ben: away(-600 * share),
    })
    expect(sorted(bonuses({ points: { by: 'match', win: 5, share: 3, loss: -1 } }))).toEqual({ ada: away(600 * share), ben: away(-600 * share) })
  })
})

describe('the rules of a season', () => {
  const wrong = (league: object) => leagueRulesSchema.safeParse({ ...USUAL_LEAGUE, ...league }).error?.issues.map(({ path }) => path.join('.')) ?? []
  const long = (length: number, value: unknown = 1) => Array.from({ length }, () => value)

  test.each<[string, object, readonly string[]]>([
    ['nobody and nothing', { people: [], presets: [], evenings: [] }, []],
    ['as many people as there may be', { people: long(LEAGUE_LIMITS.people, 'ada') }, []],
    ['too many people', { people: long(LEAGUE_LIMITS.people + 1, 'ada') }, ['people']],
    ['a person without an id', { people: [''] }, ['people.0']],
    ['a person of 200 letters', { people: ['x'.repeat(200)] }, []],
    ['a person of 201 letters', { people: ['x'.repeat(201)] }, ['people.0']],
    ['at least no result', { least: 0 }, ['least']],
    ['at least 1000 results', { least: 1000 }, []],
    ['at least 1001 results', { least: 1001 }, ['least']],
    ['a kind of match that is none', { presets: ['chess'] }, ['presets.0']],
    ['an id of an evening', { evenings: ['evening-1'] }, []],
    ['too short an id of an evening', { evenings: ['evening'] }, ['evenings.0']],
    ['an id of an evening with other signs', { evenings: ['evening/../1', '/evening-1', 'evening-1/'] }, ['evenings.0', 'evenings.1', 'evenings.2']],
    ['too many evenings', { evenings: long(LEAGUE_LIMITS.evenings + 1, 'evening-1') }, ['evenings']],
    ['as many evenings as there may be', { evenings: long(LEAGUE_LIMITS.evenings, 'evening-1') }, []],
    ['points by match', { points: { by: 'match', win: 1000, share: 0, loss: -1000 } }, []],
    ['too many points', { points: { by: 'match', win: 1001, share: 0, loss: -1001 } }, ['points.win', 'points.loss']],
    ['points by round', { points: { by: 'round', win: 1 } }, []],
    ['points by something else', { points: { by: 'round', win: 1, share: 2 } }, ['points']],
    ['points of no place', { points: { by: 'place', of: 'match', places: [], others: 0 } }, ['points.places']],
    ['points of fifty places', { points: { by: 'place', of: 'evening', places: long(50), others: 0 } }, []],
    ['points of too many places', { points: { by: 'place', of: 'evening', places: long(51), others: 0 } }, ['points.places']],
    ['points of a place of nothing', { points: { by: 'place', of: 'round', places: [1], others: 0 } }, ['points.of']],
    ['the best one', { counting: { kind: 'best', count: 1, of: 'match' } }, []],
    ['the best none', { counting: { kind: 'best', count: 0, of: 'match' } }, ['counting.count']],
    ['all but the worst of evenings', { counting: { kind: 'but-worst', count: 1000, of: 'evening' } }, []],
    ['all, and how many', { counting: { kind: 'all', count: 1 } }, ['counting']],
    ['a whole handicap', { handicap: 100 }, []],
    ['a handicap that helps the strong', { handicap: -1 }, ['handicap']],
    ['something more', { more: 1 }, ['']],
  ])('%s', (_, league, paths) => {
    expect(wrong(league)).toEqual(paths)
  })
})
