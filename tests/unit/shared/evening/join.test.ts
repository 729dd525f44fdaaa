import { describe, expect, test } from 'vitest'
import { EVENING_LIMITS, USUAL_SETTINGS, type Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { figuresOf, holds } from '#shared/evening/results'
import { currentRound, type EveningTable } from '#shared/evening/state'
import { canonical } from '#shared/kernel/canonical'
import { present } from '#shared/kernel/assert'
import { answered } from '../../../support/answered'
import { ApartComputer, apartEvening, stateOf } from '../../../reference/apart-evenings'
import { randomEvening } from '../../../reference/random-evening'
import { EVERY } from '../../../every'

/** Random evenings of three computers, each looked at whole. */
const RUNS = EVERY ? 1000 : 25

const joined = (one: Evening, other: Evening): Evening => answered(() => joinEvenings(one, other)) ?? expect.fail('small enough')
const contested = ({ rounds }: ReturnType<typeof stateOf>): number =>
  rounds.flatMap(({ tables }) => tables).filter(({ result }) => result.status === 'disagreed' && result.others.length > 0).length

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
    expect(figuresOf(result).toSorted()).toEqual([
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

  test('lacks what any event of the other says', () => {
    const [less, more] = [version(clock(1)), version(clock(1), clock(2))]
    expect([lacks(less, more), lacks(more, less), lacks(less, less)]).toEqual([true, false, false])
  })
})

describe.each([true, false])('Versions of an evening that came apart (computers that change what others enter: %s)', (wild) => {
  test('are joined to the same, in whatever order and however often, and lose nothing', () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const [a, b, c] = apartEvening(seed, { wild }).map(({ evening }) => evening) as [Evening, Evening, Evening]
      const all = joined(joined(a, b), c)
      const text = canonical(all)
      for (const other of [joined(c, joined(a, b)), joined(a, joined(b, c)), joined(joined(c, a), b), joined(all, a), joined(b, all), joined(all, all)])
        expect(canonical(other), `seed ${seed}`).toBe(text)
      for (const each of [a, b, c]) expect(lacks(all, each), `seed ${seed}`).toBe(false)
    }
  })

  test('show every result that was handed in, unless someone replaced it who knew of it, and have nobody sit twice', () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const [a, b, c] = apartEvening(seed, { wild }).map(({ evening }) => evening) as [Evening, Evening, Evening]
      const { events } = joined(joined(a, b), c)
      const state = stateOf({ ...a, events })
      for (const event of events) {
        if (event.type !== 'handed-in') continue
        const table = state.rounds.find(({ id }) => id === event.draw)?.tables[event.table]
        expect(table !== undefined && holds([...figuresOf(table.result), ...table.replaced], event.totals), `seed ${seed}: ${canonical(event)}`).toBe(true)
      }
      for (const { tables, byes } of state.rounds) {
        const placed = [...tables.flatMap(({ people }) => people), ...byes]
        expect(new Set(placed).size, `seed ${seed}`).toBe(placed.length)
      }
    }
  })
})

test('ask nobody anything where each table’s result is entered at one computer', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const all = apartEvening(seed, { wild: false })
    const [first] = all as [ApartComputer]
    for (const each of all) first.meet(each)
    expect(contested(first.state), `seed ${seed}`).toBe(0)
  }
})

test('are left as they are where one goes on from the other, also without what computers know of each other', () => {
  for (let seed = 1; seed <= 10; seed++) {
    const { events } = randomEvening(seed, 12)
    const whole: Evening = { ...new ApartComputer(1, seed).evening, events: [...events] }
    const begun: Evening = { ...whole, events: whole.events.slice(0, seed * 3) }
    expect(canonical(joined(whole, begun).events.map(({ count: _, ...event }) => event))).toBe(canonical(whole.events))
  }
})
