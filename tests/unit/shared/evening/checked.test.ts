import { expect, test } from 'vitest'
import type { EveningEvent, EveningEventOf } from '#shared/evening/evening'
import { checkEvening, jsonOf } from '../../../reference/naive-evening'
import { randomEvening } from '../../../reference/random-evening'
import { Evening, standingsOf } from './evenings'

const checked = (events: readonly EveningEvent[]): ReturnType<typeof checkEvening> => checkEvening(jsonOf(events))

test('25 random evenings: a checker that was written separately finds no fault in any draw, and the same points and places', () => {
  for (let seed = 1; seed <= 25; seed++) {
    const { events, state } = randomEvening(seed, 24)
    const { faults, places } = checked(events)
    expect(faults, `evening ${seed}`).toEqual([])
    const ours = standingsOf(state).map(({ person, place, points }) => ({ person, place, points: points / 2 }))
    expect(places.toSorted(byPerson), `evening ${seed}`).toEqual(ours.toSorted(byPerson))
  }
})

const byPerson = (a: { readonly person: string }, b: { readonly person: string }): number => (a.person < b.person ? -1 : 1)

/** The evening with its last draw changed. */
function redrawn(events: readonly EveningEvent[], change: (drawn: EveningEventOf<'drawn'>) => void): readonly EveningEvent[] {
  const copy = structuredClone(events) as EveningEvent[]
  change(copy.findLast((event) => event.type === 'drawn') as EveningEventOf<'drawn'>)
  return copy
}

const exchange = ({ tables }: EveningEventOf<'drawn'>, one: number, other: number): void => {
  const [a, b] = [tables[one]!.people, tables[other]!.people]
  ;[a[0], b[0]] = [b[0] as string, a[0] as string]
}

test.each([
  [2, 'swiss', 'best is'],
  [4, 'swiss', 'is better'],
] as const)('the checker finds a leader at the last table (tables of %d)', (size, method, fault) => {
  const { events } = Evening.of(8, { method, size }).round().do({ type: 'draw' })
  expect(checked(events).faults).toEqual([])
  expect(checked(redrawn(events, (drawn) => exchange(drawn, 0, size === 2 ? 3 : 1))).faults.join()).toContain(fault)
})

test('the checker finds a second bye, and a second meeting that need not be', () => {
  const { events, state } = Evening.of(5, { size: 2 }).round().do({ type: 'draw' })
  const first = state.rounds[0]!
  const twice = redrawn(events, (drawn) => {
    const table = drawn.tables.find(({ people }) => people.includes(first.byes[0] as string))!
    table.people = table.people.map((person) => (person === first.byes[0] ? (drawn.byes[0] as string) : person))
    drawn.byes = [...first.byes]
  })
  expect(checked(twice).faults.join()).toContain('somebody has a bye')
  const again = redrawn(Evening.of(4, { size: 2 }).round().do({ type: 'draw' }).events, (drawn) => {
    const met = Evening.of(4, { size: 2 }).do({ type: 'draw' }).tables
    drawn.tables = met.map((people) => ({ people: [...people] }))
  })
  expect(checked(again).faults.join()).toContain('somebody meets again')
})
