import { describe, expect, test } from 'vitest'
import { EVENING_LIMITS, USUAL_SETTINGS, type Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { figuresOf } from '#shared/evening/results'
import { currentRound, type EveningTable } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { answered } from '../../../support/answered'
import { ApartComputer } from '../../../reference/apart-evenings'
import { randomEvening } from '../../../reference/random-evening'

const joined = (one: Evening, other: Evening): Evening => answered(() => joinEvenings(one, other)) ?? expect.fail('small enough')

/** Two computers that both know of a round of four tables of two. */
function apart(): readonly [ApartComputer, ApartComputer] {
  const laptop = new ApartComputer(1, 7)
  laptop.do({ type: 'arranged', settings: { ...USUAL_SETTINGS, method: 'random', size: 2 } })
  laptop.do({ type: 'arrived', people: Array.from({ length: 8 }, (_, at) => ({ id: `person-${at + 100}`, name: `Person ${at}` })) })
  laptop.do({ type: 'draw' })
  return [laptop, new ApartComputer(2, 7, laptop.evening)]
}
const tableOf = ({ state }: ApartComputer, table: number, round = state.rounds.length - 1): EveningTable =>
  present(state.rounds[round]?.tables[table], 'a table')
const settle = (computer: ApartComputer, table: number, ...totals: number[]): boolean =>
  computer.do({ type: 'handed-in', table, totals, by: 'host', agreed: true })

describe('Of two computers that did not know of each other', () => {
  test('both results of two tables count, and the same result of one', () => {
    const [laptop, tablet] = apart()
    settle(laptop, 0, 15, 3)
    settle(tablet, 1, 2, 15)
    settle(laptop, 2, 15, 1)
    settle(tablet, 2, 15, 1)
    laptop.meet(tablet)
    expect([0, 1, 2].map((table) => tableOf(laptop, table).result)).toMatchObject([
      { status: 'settled', totals: [15, 3] },
      { status: 'settled', totals: [2, 15] },
      { status: 'settled', totals: [15, 1] },
    ])
  })

  test('two results that contradict each other count for nobody until someone corrects them, with both shown', () => {
    const [laptop, tablet] = apart()
    settle(laptop, 0, 15, 3)
    settle(tablet, 0, 15, 4)
    laptop.meet(tablet)
    const { result } = tableOf(laptop, 0)
    expect(result.status).toBe('disagreed')
    expect(
      figuresOf(result)
        .map(({ totals }) => totals)
        .toSorted(),
    ).toEqual([
      [15, 3],
      [15, 4],
    ])
    expect(laptop.do({ type: 'confirmed', table: 0, by: 'host' })).toBe(false)
    expect(laptop.do({ type: 'corrected', round: 0, table: 0, totals: [15, 4] })).toBe(true)
    laptop.meet(tablet)
    expect(tableOf(tablet, 0).result).toMatchObject({ status: 'settled', totals: [15, 4] })
  })

  test('who corrected what the other only agreed to is right', () => {
    const [laptop, tablet] = apart()
    laptop.do({ type: 'handed-in', table: 0, totals: [15, 3], by: 'host' })
    laptop.meet(tablet)
    laptop.do({ type: 'corrected', round: 0, table: 0, totals: [15, 8] })
    tablet.do({ type: 'confirmed', table: 0, by: 'host' })
    laptop.meet(tablet)
    expect(tableOf(tablet, 0).result).toMatchObject({ status: 'settled', totals: [15, 8] })
  })

  test('only one draws; after another took over, its draw is the round, and what was played by the other stands beside it', () => {
    const [laptop, tablet] = apart()
    for (const table of [0, 1, 2, 3]) settle(laptop, table, 15, table)
    laptop.meet(tablet)
    expect(tablet.do({ type: 'draw' })).toBe(false)
    tablet.do({ type: 'take-over' })
    tablet.do({ type: 'draw' })
    laptop.do({ type: 'draw' })
    settle(laptop, 1, 9, 15)
    settle(tablet, 0, 15, 11)
    const byTablet = present(currentRound(tablet.state) ?? undefined, 'a round').id
    laptop.meet(tablet)
    expect(laptop.state.rounds.map(({ side }) => side)).toEqual([false, true, false])
    expect(currentRound(laptop.state)?.id).toBe(byTablet)
    expect(tableOf(laptop, 1, 1).result).toMatchObject({ status: 'settled', totals: [9, 15] })
    expect(tableOf(laptop, 0, 2).result).toMatchObject({ status: 'settled', totals: [15, 11] })
    expect(laptop.do({ type: 'closed' })).toBe(false)
    expect(tablet.do({ type: 'closed' })).toBe(true)
  })

  test('a result counts in a round that was closed without it, and in one that was taken back', () => {
    for (const end of ['closed', 'undrawn'] as const) {
      const [laptop, tablet] = apart()
      laptop.do({ type: end })
      settle(tablet, 3, 15, 0)
      laptop.meet(tablet)
      expect(tableOf(laptop, 3, 0).result).toMatchObject({ status: 'settled', totals: [15, 0] })
    }
  })

  test('a result counts for those of whom it was said, also where their seats were changed', () => {
    const [laptop, tablet] = apart()
    const [one, two] = [tableOf(laptop, 0).people, tableOf(laptop, 1).people] as [string[], string[]]
    laptop.do({ type: 'swap', people: [one[0]!, two[0]!] })
    settle(tablet, 0, 15, 6)
    laptop.meet(tablet)
    expect(tableOf(laptop, 0)).toMatchObject({ people: one, result: { status: 'settled', totals: [15, 6] } })
    expect(tableOf(laptop, 1).people).not.toContain(one[0])
  })

  test('what a match says last counts, in whichever order computers hear it', () => {
    const [laptop, tablet] = apart()
    laptop.do({ type: 'handed-in', table: 0, totals: [15, 3], by: 'match' }, 12)
    tablet.do({ type: 'handed-in', table: 0, totals: [3, 15], by: 'match' }, 14)
    laptop.meet(tablet)
    expect(tableOf(laptop, 0).result).toMatchObject({ status: 'settled', totals: [3, 15], fromMatch: true })
  })
})

test('of two versions the one counts for the bin in which that was said last, whatever happened on the other', () => {
  const { events } = randomEvening(1, 8)
  const record = { format: 'caravan-evening', version: 1, id: 'evening-0001', name: 'Club', date: '2026-11-26', updatedAt: '2026-11-26T20:00:00.000Z' } as const
  const begun: Evening = { ...record, events: events.slice(0, 2) }
  const gone: Evening = { ...begun, bin: { at: '2026-11-26T19:00:00.000Z', change: 1 } }
  const back: Evening = { ...begun, bin: { at: null, change: 2 } }
  const played: Evening = { ...record, events: [...events], updatedAt: '2026-11-26T21:00:00.000Z' }
  for (const [one, other, bin] of [
    [gone, played, gone.bin],
    [gone, back, back.bin],
    [{ ...gone, bin: { at: '2026-11-26T19:00:00.000Z', change: 2 } }, back, back.bin],
  ] as const)
    expect([joined(one, other).bin, joined(other, one).bin]).toEqual([bin, bin])
  expect(joined(gone, played).events).toHaveLength(events.length)
  expect([lacks(played, gone), lacks(gone, begun)]).toEqual([true, false])
})

describe('One version of two', () => {
  const at = '2026-11-26T19:00:00.000Z'
  const version = (...events: readonly object[]): Evening => ({ ...new ApartComputer(1, 1).evening, events: events as Evening['events'][number][] })
  const clock = (seconds: number, more: object = {}) => ({ type: 'clock-started', at, seconds, ...more })
  /** The seconds of their clocks in order. Nothing was arranged, so nothing comes of them. */
  const order = (one: Evening, other: Evening) => joined(one, other).events.map((event) => ('seconds' in event ? event.seconds : event.type))

  test.each<[string, readonly object[], readonly object[], readonly (number | string)[]]>([
    ['by how many events their computers had seen', [clock(1, { count: 2 })], [clock(2, { count: 1 })], [2, 1]],
    ['without a count, by their place', [clock(1), clock(2)], [clock(3, { count: 1 })], [1, 3, 2]],
    ['then by their computers', [clock(1, { count: 1, on: '0000000b' })], [clock(2, { count: 1, on: '0000000a' })], [2, 1]],
    ['then by their commands', [clock(1, { count: 1, command: 'command-b' })], [clock(2, { count: 1, command: 'command-a' })], [2, 1]],
    ['without a command first', [clock(1, { count: 1, command: 'command-a' })], [clock(2, { count: 1 })], [2, 1]],
    [
      'of one command as they came of it',
      [
        clock(1, { count: 1, command: 'command-a' }),
        { ...clock(2, { count: 1, command: 'command-a' }), type: 'clock-paused' },
        clock(0, { count: 1, command: 'command-a' }),
      ],
      [],
      [1, 2, 0],
    ],
    ['then by what they say', [clock(9, { count: 1 })], [clock(1, { count: 1 })], [1, 9]],
  ])('has its events in order: %s', (_, one, other, expected) => {
    expect(order(version(...one), version(...other))).toEqual(expected)
    expect(order(version(...other), version(...one))).toEqual(expected)
  })

  test('has an event once that both have, as who saw fewer before it wrote it', () => {
    const [early, late] = [version(clock(1, { count: 2, command: 'command-a' })), version(clock(1, { count: 5, command: 'command-a' }))]
    for (const both of [joined(early, late), joined(late, early)]) expect(both.events.map(({ count }) => count)).toEqual([2])
    expect(joined(version(clock(1), clock(1)), version(clock(1))).events).toHaveLength(2)
  })

  test('is none where it would be more than a record holds', () => {
    const clocks = (from: number) => version(...Array.from({ length: EVENING_LIMITS.events / 2 + 1 }, (_, index) => clock(from + index)))
    expect(joinEvenings(clocks(0), clocks(40_000))).toBeNull()
  })

  test('has what stands beside the events of the version that was changed last', () => {
    const named = (name: string, minute: number): Evening => ({ ...version(clock(1)), name, updatedAt: `2026-11-26T19:0${minute}:00.000Z` })
    const names = (one: Evening, other: Evening) => [joined(one, other).name, joined(other, one).name]
    expect(names(named('Club', 1), named('House', 2))).toEqual(['House', 'House'])
    expect(names(named('House', 1), named('Club', 2))).toEqual(['Club', 'Club'])
    expect(new Set(names(named('House', 1), named('Club', 1))).size).toBe(1)
  })

  test('lies in the bin where both say so at once, unless one took it out', () => {
    const binned = (at: string | null, change: number): Evening => ({ ...version(clock(1)), bin: { at, change } })
    const [six, seven] = ['2026-11-26T18:00:00.000Z', '2026-11-26T19:00:00.000Z']
    const bins = (one: Evening, other: Evening) => [joined(one, other).bin, joined(other, one).bin]
    expect(bins(binned(six, 1), binned(seven, 1))).toEqual([binned(six, 1).bin, binned(six, 1).bin])
    expect(bins(binned(seven, 1), binned(null, 1))).toEqual([binned(null, 1).bin, binned(null, 1).bin])
    expect(bins(binned(seven, 2), binned(null, 1))).toEqual([binned(seven, 2).bin, binned(seven, 2).bin])
    expect(bins(version(clock(1)), binned(seven, 1))).toEqual([binned(seven, 1).bin, binned(seven, 1).bin])
    expect([lacks(binned(six, 1), binned(six, 2)), lacks(binned(six, 2), binned(six, 1)), lacks(version(clock(1)), binned(six, 1))]).toEqual([
      true,
      false,
      true,
    ])
    expect(joined(version(clock(1)), version(clock(2)))).not.toHaveProperty('bin')
  })

  test('lacks what any event of the other says', () => {
    const [less, more] = [version(clock(1)), version(clock(1), clock(2))]
    expect([lacks(less, more), lacks(more, less), lacks(less, less)]).toEqual([true, false, false])
  })
})

describe('What came to the record otherwise than its computer knew it is marked', () => {
  const at = '2026-11-26T19:00:00.000Z'
  const [LAPTOP, TABLET] = ['0000000a', '0000000b']
  const people = (ids: string) => [...ids].map((id) => ({ id: `person-${id}`, name: id }))
  const ids = (text: string) => people(text).map(({ id }) => id)
  const tables = (...all: readonly string[]) => all.map((each) => ({ people: ids(each) }))
  type Events = readonly object[]
  let count = 0
  const event = (command: string, on: string, more: object) => ({ at, count: ++count, on, command, ...more })
  const draw = (command: string, on: string, after: string | null, more: object = {}) =>
    event(command, on, { type: 'drawn', after, term: 0, method: 'random', size: 2, uneven: 'bye', seed: 1, tables: tables('ab', 'cd'), byes: [], ...more })
  const result = (command: string, on: string, more: object = {}) =>
    event(command, on, { type: 'handed-in', draw: 'the-first', seats: ids('ab'), known: null, table: 0, totals: [15, 3], by: 'host', ...more })
  const control = (command: string, on: string, type: string, more: object = {}) => event(command, on, { type, draw: 'the-first', term: 0, ...more })
  const opened = (command: string, more: object = {}) =>
    event(command, TABLET, { type: 'opened', draw: 'the-first', table: 0, matchId: 'match-0001', known: null, seats: ids('ab'), ...more })
  const took = (command: string, on: string, term: number) => event(command, on, { type: 'took-over', computer: 'Tablet', term })
  const seated = (command: string, more: object = {}) => control(command, LAPTOP, 'seated', { tables: tables('ac', 'bd'), byes: [], ...more })
  const arrived = (command: string, who: string) => event(command, TABLET, { type: 'arrived', people: people(who) })

  test.each<[string, () => Events, readonly string[]]>([
    ['a result that is the first', () => [result('result-1', TABLET)], ['result-1']],
    ['a second, which did not know of the first', () => [result('result-1', LAPTOP), result('result-2', TABLET)], ['result-1', 'result-2 late']],
    [
      'a second, which knew of it',
      () => [
        result('result-1', LAPTOP),
        event('agreed-1', TABLET, { type: 'confirmed', draw: 'the-first', seats: ids('ab'), known: 'result-1', table: 0, by: 'host' }),
      ],
      ['result-1', 'agreed-1'],
    ],
    ['a result of others than sit there', () => [result('result-1', TABLET, { seats: ids('ac') })], ['result-1 late']],
    ['a result of a round that was closed', () => [control('closed-1', LAPTOP, 'closed'), result('result-1', TABLET)], ['closed-1', 'result-1 late']],
    ['a result of no table', () => [result('result-1', TABLET, { table: 9 })], ['result-1 void']],
    ['a match for a table', () => [opened('opened-1'), opened('opened-2', { known: 'match-0001' })], ['opened-1', 'opened-2']],
    ['a match for a table that has one', () => [opened('opened-1'), opened('opened-2')], ['opened-1', 'opened-2 void']],
    ['a match of others than sit there', () => [opened('opened-1', { seats: ids('ac') })], ['opened-1 void']],
    ['the end of a round, by who draws', () => [control('closed-1', LAPTOP, 'closed')], ['closed-1']],
    ['the end of a round, by who does not draw', () => [control('closed-1', TABLET, 'closed')], ['closed-1 void']],
    ['seats, by who draws', () => [seated('seated-1')], ['seated-1']],
    [
      'seats of a round before',
      () => [control('closed-1', LAPTOP, 'closed'), draw('second-1', LAPTOP, 'the-first'), seated('seated-1')],
      ['closed-1', 'second-1', 'seated-1 void'],
    ],
    ['a draw after the first', () => [control('closed-1', LAPTOP, 'closed'), draw('second-1', LAPTOP, 'the-first')], ['closed-1', 'second-1']],
    ['a draw while a round runs', () => [draw('second-1', LAPTOP, 'the-first')], ['second-1 late']],
    ['a draw beside the first', () => [draw('other-01', TABLET, null)], ['other-01 void']],
    [
      'a draw beside the first that was played',
      () => [draw('other-01', TABLET, null), result('result-1', TABLET, { draw: 'other-01' })],
      ['other-01 side', 'result-1 late'],
    ],
    ['a round taken back', () => [control('undrawn1', LAPTOP, 'undrawn')], ['undrawn1']],
    ['a round with a result taken back', () => [result('result-1', TABLET), control('undrawn1', LAPTOP, 'undrawn')], ['result-1', 'undrawn1 void']],
    ['the next to take over', () => [took('took-001', TABLET, 1)], ['took-001']],
    ['two who take over at once', () => [took('took-001', TABLET, 1), took('took-002', LAPTOP, 1)], ['took-001', 'took-002 void']],
    ['a take-over of which one before is not known', () => [took('took-001', TABLET, 3)], ['took-001 late']],
    ['a take-over without a term', () => [event('took-001', TABLET, { type: 'took-over', computer: 'Tablet' })], ['took-001']],
    ['a result of which nobody says what was known', () => [result('result-1', TABLET, { known: undefined })], ['result-1']],
    ['a result of which nobody says who sat there', () => [result('result-1', TABLET, { seats: undefined })], ['result-1']],
    [
      'disagreeing with a result, and a correction',
      () => [
        result('result-1', LAPTOP),
        event('against1', TABLET, { type: 'disagreed', draw: 'the-first', seats: ids('ab'), known: 'result-1', round: 0, table: 0, by: 'host' }),
        event('correct1', LAPTOP, { type: 'corrected', draw: 'the-first', seats: ids('ab'), known: 'against1', round: 0, table: 0, totals: [1, 2] }),
      ],
      ['result-1', 'against1', 'correct1'],
    ],
    [
      'what is about no table',
      () => [
        event('left-001', TABLET, { type: 'left', person: 'person-a' }),
        event('return-1', TABLET, { type: 'returned', person: 'person-a' }),
        event('partner1', TABLET, { type: 'partnered', people: ids('ab') }),
        event('parted-1', TABLET, { type: 'parted', people: ids('ab') }),
        event('started1', TABLET, { type: 'clock-started', seconds: 60 }),
        event('paused-1', TABLET, { type: 'clock-paused', seconds: 30 }),
        event('arrange1', LAPTOP, { type: 'arranged', term: 0, computer: 'Laptop', settings: { ...USUAL_SETTINGS, size: 2 } }),
      ],
      ['left-001', 'return-1', 'partner1', 'parted-1', 'started1', 'paused-1', 'arrange1'],
    ],
    ['who came', () => [arrived('came-001', 'e')], ['came-001']],
    ['who came, with some who are here', () => [arrived('came-001', 'ae')], ['came-001 late']],
    ['who came and is here', () => [arrived('came-001', 'a')], ['came-001 void']],
  ])('%s', (_, then, expected) => {
    count = 0
    const begun = [
      event('arranged', LAPTOP, { type: 'arranged', term: 0, computer: 'Laptop', settings: { ...USUAL_SETTINGS, method: 'random', size: 2 } }),
      arrived('arrived1', 'abcd'),
      draw('the-first', LAPTOP, null),
    ]
    const record: Evening = { ...new ApartComputer(1, 1).evening, events: [] }
    const whole = joined({ ...record, events: begun as never }, { ...record, events: [...begun, ...then()] as never })
    expect(whole.events.slice(begun.length).map(({ command, joined: way }) => (way === undefined ? command : `${command} ${way}`))).toEqual(expected)
  })
})
