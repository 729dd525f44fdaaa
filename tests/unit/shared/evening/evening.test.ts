import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, eveningCommandSchema, type EveningCommand } from '#shared/evening/decide'
import { eveningSchema, type Evening as StoredEvening } from '#shared/evening/evening'
import { replay } from '#shared/evening/replay'
import { byeHalves, tablePoints } from '#shared/evening/points'
import { currentRound, isOver, waiting } from '#shared/evening/state'
import { present } from '#shared/kernel/assert'
import { expectOk } from '#shared/kernel/result'
import { Evening, idOf, standingsOf } from './evenings'
import { runs } from '../../../support/runs'

const refused = (outcome: ReturnType<Evening['try']>): unknown => (outcome.ok ? null : outcome.error)
const resultOf = (evening: Evening, table = 0): unknown => currentRound(evening.state)?.tables[table]?.result
const seat = (evening: Evening, table: number, at: number): string => evening.tables[table]?.[at] as string

describe('checking in', () => {
  test('nothing happens before the evening is arranged', () => {
    expect(refused(new Evening().try({ type: 'arrived', people: [{ id: idOf(1), name: 'Ada' }] }))).toEqual({ code: 'not-arranged' })
  })

  test('nobody is checked in twice; who left can come back', () => {
    const evening = Evening.of(4)
    expect(refused(evening.try({ type: 'arrived', people: [{ id: idOf(1), name: 'Ada' }] }))).toEqual({ code: 'here-already', person: idOf(1) })
    evening.do({ type: 'left', person: idOf(1) })
    expect(refused(evening.try({ type: 'left', person: idOf(1) }))).toEqual({ code: 'not-here', person: idOf(1) })
    expect(evening.do({ type: 'returned', person: idOf(1) }).state.people.get(idOf(1))?.here).toBe(true)
  })

  test('who comes in mid-round waits, and has a place in the next', () => {
    const evening = Evening.of(8).do({ type: 'draw' })
    evening.do({ type: 'arrived', people: [{ id: idOf(8), name: 'Late' }] })
    expect(waiting(evening.state).map(({ name }) => name)).toEqual(['Late'])
    evening.play().do({ type: 'draw' })
    expect(waiting(evening.state)).toEqual([])
    expect(evening.tables.map((people) => people.length)).toEqual([3, 3, 3])
  })
})

describe('a result', () => {
  const atTable = (): Evening => Evening.of(4).do({ type: 'draw' })

  test('counts once two sides stand by it', () => {
    const evening = atTable()
    evening.do({ type: 'handed-in', table: 0, totals: [20, 3, 4, 5], by: seat(evening, 0, 0) })
    expect(standingsOf(evening.state).every(({ points }) => points === 0)).toBe(true)
    expect(refused(evening.try({ type: 'confirmed', table: 0, by: seat(evening, 0, 0) }))).toEqual({ code: 'nothing-to-change' })
    expect(resultOf(evening)).toMatchObject({ status: 'handed-in' })
    evening.do({ type: 'confirmed', table: 0, by: seat(evening, 0, 2) })
    expect(resultOf(evening)).toEqual({ status: 'settled', totals: [20, 3, 4, 5], corrected: false, fromMatch: false })
    expect(standingsOf(evening.state)[0]).toMatchObject({ person: seat(evening, 0, 0), points: 6, place: 1, difference: 16 })
  })

  test('of the table’s match counts at once', () => {
    expect(resultOf(atTable().do({ type: 'handed-in', table: 0, totals: [1, 2, 3, 20], by: 'match' }))).toMatchObject({ status: 'settled' })
  })

  test('is nobody else’s to hand in, and has a total for each seat', () => {
    const evening = atTable()
    expect(refused(evening.try({ type: 'handed-in', table: 0, totals: [1, 2, 3, 4], by: idOf(77) }))).toEqual({ code: 'not-at-table', person: idOf(77) })
    expect(refused(evening.try({ type: 'handed-in', table: 0, totals: [1, 2, 3], by: 'host' }))).toEqual({ code: 'wrong-totals', seats: 4, found: 3 })
    expect(refused(evening.try({ type: 'handed-in', table: 1, totals: [1, 2], by: 'host' }))).toEqual({ code: 'no-such-table', table: 1 })
  })

  test('that someone disagrees with counts for nobody, keeps the round open, and says so; corrected, it counts again', () => {
    const evening = atTable().play()
    const [first] = standingsOf(evening.state)
    evening.do({ type: 'disagreed', round: 0, table: 0, by: seat(evening, 0, 3), note: 'I had 18' })
    expect(standingsOf(evening.state)[0]).toMatchObject({ points: 0, disagreed: true })
    expect(refused(evening.try({ type: 'draw' }))).toEqual({ code: 'round-running' })
    evening.do({ type: 'corrected', round: 0, table: 0, totals: [17, 20, 3, 4] })
    expect(standingsOf(evening.state)[0]).toMatchObject({ person: seat(evening, 0, 1), points: 6, disagreed: false, corrected: true })
    expect(standingsOf(evening.state)[1]).toMatchObject({ person: first?.person, points: 4 })
  })

  test('is disputed by each person once, unless they have more to say; the person who runs the evening may dispute it too', () => {
    const evening = atTable().play()
    const disagrees = (by: string, note?: string): EveningCommand => ({ type: 'disagreed', round: 0, table: 0, by, ...(note === undefined ? {} : { note }) })
    evening.do(disagrees(seat(evening, 0, 3)))
    expect(refused(evening.try(disagrees(seat(evening, 0, 3))))).toEqual({ code: 'nothing-to-change' })
    // who else sits there has nothing to add to it
    expect(refused(evening.try(disagrees(seat(evening, 0, 1))))).toEqual({ code: 'nothing-to-change' })
    expect(resultOf(evening)).toMatchObject({ by: seat(evening, 0, 3), note: null })
    expect(resultOf(evening.do(disagrees(seat(evening, 0, 1), 'I had 18')))).toMatchObject({ by: seat(evening, 0, 1), note: 'I had 18' })
    expect(refused(evening.try(disagrees(seat(evening, 0, 1), 'I had 18')))).toEqual({ code: 'nothing-to-change' })
    expect(resultOf(evening.do(disagrees('host')))).toMatchObject({ by: 'host', note: null })
    expect(refused(evening.try(disagrees('host')))).toEqual({ code: 'nothing-to-change' })
  })

  test('that is said again changes nothing, unless its match has gone on', () => {
    const evening = atTable().play()
    const again: EveningCommand = { type: 'corrected', round: 0, table: 0, totals: [20, 19, 18, 17], by: 'match' }
    evening.do(again)
    expect(refused(evening.try(again))).toEqual({ code: 'nothing-to-change' })
    const moment = { at: '2026-11-26T19:00:00.000Z', seed: 1, here: { on: '0000000a', computer: 'Laptop' } }
    const told = expectOk(decide(evening.state, again, { ...moment, matchRevision: 7 }), 'the match has gone on')
    expect(currentRound(told.state)?.tables[0]).toMatchObject({ result: resultOf(evening), matchRevision: 7 })
    expect(decide(told.state, again, { ...moment, matchRevision: 7 })).toEqual({ ok: false, error: { code: 'nothing-to-change' } })
    expect(decide(told.state, again, { ...moment, matchRevision: 8 }).ok).toBe(true)
  })

  test('of an earlier round can be corrected too', () => {
    const evening = Evening.of(4, { size: 2 }).round().round()
    const [loser] = [evening.state.rounds[0]?.tables[0]?.people[1]]
    const before = standingsOf(evening.state).find(({ person }) => person === loser)?.points as number
    evening.do({ type: 'corrected', round: 0, table: 0, totals: [1, 20] })
    expect(standingsOf(evening.state).find(({ person }) => person === loser)?.points).toBe(before + 2)
  })
})

describe('seats', () => {
  test('two change places in one step, also with somebody who sits out; a table that has its result does not move', () => {
    const evening = Evening.of(5, { size: 2 }).do({ type: 'draw' })
    const [one, out] = [seat(evening, 0, 0), evening.state.rounds[0]?.byes[0] as string]
    evening.do({ type: 'swap', people: [one, out] })
    expect(seat(evening, 0, 0)).toBe(out)
    expect(evening.state.rounds[0]?.byes).toEqual([one])
    evening.do({ type: 'handed-in', table: 0, totals: [20, 1], by: 'host', agreed: true })
    expect(refused(evening.try({ type: 'swap', people: [out, seat(evening, 1, 0)] }))).toEqual({ code: 'table-has-result', table: 0 })
  })

  test('who leaves in mid-round gives up the seat; who is left alone has a bye, and other tables keep their numbers and results', () => {
    const evening = Evening.of(4, { size: 2 }).do({ type: 'draw' })
    const [gone, alone] = [seat(evening, 0, 0), seat(evening, 0, 1)]
    evening.do({ type: 'handed-in', table: 1, totals: [20, 1], by: 'host', agreed: true }).do({ type: 'left', person: gone })
    expect(evening.tables[0]).toEqual([])
    expect(evening.state.rounds[0]?.byes).toEqual([alone])
    expect(evening.state.rounds.every(isOver)).toBe(true)
  })

  test('a late arrival takes a free seat, or makes a table with others who have none', () => {
    const evening = Evening.of(7).do({ type: 'draw' })
    const late = [7, 8, 9].map((number) => ({ id: idOf(number), name: `Late ${number}` }))
    const table = evening.tables.findIndex((people) => people.length === 3)
    evening.do({ type: 'arrived', people: late }).do({ type: 'seat', person: idOf(7), table })
    expect(evening.tables[table]).toContain(idOf(7))
    expect(refused(evening.try({ type: 'seat', person: idOf(8), table }))).toEqual({ code: 'table-full', table })
    evening.do({ type: 'add-table', people: [idOf(8), idOf(9)] })
    expect(evening.tables[2]).toEqual([idOf(8), idOf(9)])
  })

  test('a round is taken back only while no table has said a result, and can be closed with tables open', () => {
    const evening = Evening.of(8).do({ type: 'draw' })
    evening
      .do({ type: 'undrawn' })
      .do({ type: 'draw' })
      .do({ type: 'handed-in', table: 0, totals: [1, 2, 3, 4], by: 'host' })
    expect(refused(evening.try({ type: 'undrawn' }))).toEqual({ code: 'results-in' })
    expect(evening.do({ type: 'closed' }).state.rounds.every(isOver)).toBe(true)
    expect(standingsOf(evening.state).every(({ points }) => points === 0)).toBe(true)
  })
})

describe('points', () => {
  const people = ['a', 'b', 'c', 'd']
  test.each([
    ['each side left behind gives one', [20, 5, 9, 1], 'place', 4, [6, 2, 4, 0]],
    ['who share a place share its points', [9, 9, 9, 1], 'place', 4, [4, 4, 4, 0]],
    ['a win is one', [20, 5, 9, 1], 'win', 4, [2, 0, 0, 0]],
    ['a shared win is a half', [9, 9, 1, 1], 'win', 4, [1, 1, 0, 0]],
  ] as const)('%s', (_, totals, scheme, full, points) => {
    expect(tablePoints({ people, partners: false }, { totals }, scheme, full, false)).toEqual(points)
  })

  test('a free seat counts as left behind, and partners are one side', () => {
    expect(tablePoints({ people: people.slice(0, 3), partners: false }, { totals: [20, 5, 9] }, 'place', 4, false)).toEqual([6, 2, 4])
    expect(tablePoints({ people, partners: true }, { totals: [20, 5, 9, 1] }, 'place', 2, false)).toEqual([2, 0, 2, 0])
  })

  test('a bye is a win, its half, or nothing', () => {
    expect([byeHalves('win', 'place', 4), byeHalves('middle', 'place', 4), byeHalves('none', 'place', 4), byeHalves('middle', 'win', 2)]).toEqual([6, 3, 0, 1])
  })
})

/** Only these two are here, and play a round with these totals; whoever else has come is away. */
function meet(evening: Evening, one: number, other: number, totals: readonly [number, number]): void {
  for (const { id, here } of evening.state.people.values()) {
    const wanted = id === idOf(one) || id === idOf(other)
    if (here !== wanted) evening.do({ type: here ? 'left' : 'returned', person: id })
  }
  evening.round((people) => (people[0] === idOf(one) ? totals : totals.toReversed()))
}

const placesOf = (evening: Evening) => standingsOf(evening.state).map(({ person, place, points }) => [Number(person.slice(-3)), place, points])

test('of three who are level and have all met, a drawn meeting counts a half: it is worth more than a lost one', () => {
  const evening = Evening.of(4, { size: 2 })
  meet(evening, 0, 1, [9, 9])
  meet(evening, 0, 2, [9, 9])
  meet(evening, 1, 2, [10, 9])
  meet(evening, 0, 3, [9, 9])
  /* It brings the third to three halves too, and far ahead in the difference of totals, which counts only among those who are level in their meetings. */
  meet(evening, 2, 3, [15, 0])
  expect(placesOf(evening)).toEqual([
    [1, 1, 3],
    [0, 2, 3],
    [2, 3, 3],
    [3, 4, 1],
  ])
})

test('meetings count nothing among people of whom two have not met; those whom nothing tells apart share a place', () => {
  const evening = Evening.of(4, { size: 2 })
  meet(evening, 0, 1, [10, 9])
  meet(evening, 2, 1, [10, 9])
  meet(evening, 3, 1, [15, 9])
  expect(placesOf(evening)).toEqual([
    [3, 1, 2],
    [0, 2, 2],
    [2, 2, 2],
    [1, 4, 0],
  ])
})

test('of those level on points who have all met, the one who won comes first; whom nothing tells apart share a place', () => {
  const evening = Evening.of(2, { size: 2 }).round((people) => people.map(() => 7))
  expect(standingsOf(evening.state).map(({ place }) => place)).toEqual([1, 1])
})

test('a result is of the draw that its page shows: once another round is drawn it is refused there', () => {
  const evening = Evening.of(4, { size: 2 }).do({ type: 'draw' })
  const draw = evening.state.rounds[0]!.id
  evening.do({ type: 'closed' }).do({ type: 'draw' })
  expect(evening.try({ type: 'handed-in', draw, table: 0, totals: [1, 2], by: 'host' })).toEqual({ ok: false, error: { code: 'round-over' } })
  expect(evening.try({ type: 'handed-in', draw: evening.state.rounds[1]!.id, table: 0, totals: [1, 2], by: 'host' }).ok).toBe(true)
})

test('of a record that cannot be, the first event is named that cannot have happened, and why', () => {
  const { events } = Evening.of(4, { size: 2 }).do({ type: 'draw' })
  const again = present(events.at(-1), 'the draw')
  expect(replay([...events, again, { type: 'undrawn', at: again.at }])).toEqual({
    ok: false,
    error: { event: events.length, refusal: { code: 'round-running' } },
  })
})

test('whatever is asked for, a refusal changes nothing, and what was done is replayed from the record to the same evening', () => {
  const person = fc.nat(9).map(idOf)
  const table = fc.nat(3)
  const totals = fc.array(fc.nat(20), { minLength: 2, maxLength: 4 })
  const by = fc.oneof(fc.constant('host'), person)
  const command: fc.Arbitrary<EveningCommand> = fc.oneof(
    person.map((id) => ({ type: 'arrived' as const, people: [{ id, name: id }] })),
    person.map((id) => ({ type: 'left' as const, person: id })),
    person.map((id) => ({ type: 'returned' as const, person: id })),
    fc.constant({ type: 'draw' as const }),
    fc.constant({ type: 'undrawn' as const }),
    fc.constant({ type: 'closed' as const }),
    fc.tuple(person, person).map((people) => ({ type: 'swap' as const, people })),
    fc.record({ type: fc.constant('seat' as const), person, table: fc.option(table) }),
    fc.record({ type: fc.constant('handed-in' as const), table, totals, by }),
    fc.record({ type: fc.constant('confirmed' as const), table, by }),
    fc.record({ type: fc.constant('disagreed' as const), round: fc.nat(3), table, by }),
    fc.record({ type: fc.constant('corrected' as const), round: fc.nat(3), table, totals }),
  )
  fc.assert(
    fc.property(fc.array(command, { maxLength: 40 }), fc.constantFrom(2 as const, 3 as const, 4 as const), (commands, size) => {
      const evening = Evening.of(6, { size })
      for (const each of commands) {
        expect(eveningCommandSchema.safeParse(each).success).toBe(true)
        if (evening.try(each).ok) evening.do(each)
      }
      const stored: StoredEvening = {
        format: 'caravan-evening',
        version: 1,
        id: 'evening-1',
        name: 'Club',
        date: '2026-11-26',
        events: evening.events,
        updatedAt: '2026-11-26T20:00:00.000Z',
      }
      const read = eveningSchema.parse(JSON.parse(JSON.stringify(stored)))
      expect(replay(read.events)).toEqual({ ok: true, value: evening.state })
      for (const { tables, byes } of evening.state.rounds) {
        const placed = [...tables.flatMap(({ people }) => people), ...byes]
        expect(new Set(placed).size).toBe(placed.length)
      }
    }),
    runs(600),
  )
})
