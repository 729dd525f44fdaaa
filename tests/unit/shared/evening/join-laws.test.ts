import { describe, expect, test } from 'vitest'
import type { Evening } from '#shared/evening/evening'
import { joinEvenings, lacks } from '#shared/evening/join'
import { figuresOf, holds } from '#shared/evening/results'
import { canonical } from '#shared/kernel/canonical'
import { ApartComputer, apartEvening, stateOf } from '../../../reference/apart-evenings'
import { randomEvening } from '../../../reference/random-evening'
import { answered } from '../../../support/answered'
import { EVERY } from '../../../every'

/** Random evenings of three computers, each looked at whole. */
const RUNS = EVERY ? 1000 : 25

const joined = (one: Evening, other: Evening): Evening => answered(() => joinEvenings(one, other)) ?? expect.fail('small enough')
const contested = ({ rounds }: ReturnType<typeof stateOf>): number =>
  rounds.flatMap(({ tables }) => tables).filter(({ result }) => result.status === 'disagreed' && result.others.length > 0).length

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
        expect(table !== undefined && holds([...figuresOf(table.result), ...table.replaced], event), `seed ${seed}: ${canonical(event)}`).toBe(true)
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
