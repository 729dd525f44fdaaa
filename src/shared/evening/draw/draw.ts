import type { PersonId } from '../../kernel/ids'
import { Random } from '../../kernel/random'
import { err, ok, type Result } from '../../kernel/result'
import type { DrawMethod, Seating, TableSize, UnevenWay } from '../evening'
import { pastOf, type Past } from '../meetings'
import { pointsOf } from '../standings'
import { peopleHere, type EveningRefusal, type EveningState } from '../state'
import { drawCosts, type Unit } from './costs'
import { cheapestGroups, type Grouping } from './exchange'
import { leastCostMatching } from './matching'
import { tableSizes } from './sizes'

export interface DrawWish {
  readonly method: DrawMethod
  readonly size: TableSize
  readonly uneven: UnevenWay
  /** From 0 to 2^32 − 1. */
  readonly seed: number
}

export interface Drawn {
  readonly tables: readonly Seating[]
  readonly byes: readonly PersonId[]
}

/**
 * Tables for the next round, by the rules of `docs/drawing.md`.
 *
 * Depends on nothing but the record and the seed. Tables of two, and of two pairs, are the best there are by these rules; of larger ones
 * no exchange of two people makes them better.
 */
export function drawTables(state: EveningState, { method, size, uneven, seed }: DrawWish): Result<Drawn, EveningRefusal> {
  const random = new Random(seed)
  const past = pastOf(state)
  const slots = state.rounds.length === 0 ? new Random(seed).shuffle([...state.people.keys()]) : state.slots
  const units = random.shuffle([...unitsOf(state, method, past)])
  if (units.length < 2) return err(method === 'partners' && peopleHere(state).length > 1 ? { code: 'no-partners' } : { code: 'too-few' })
  const seats = method === 'partners' ? 2 : size
  const byTwos = seats === 2
  const costs = drawCosts({ method, seats, size, units, met: (one, other) => past.met(one, other), slots, chance: byTwos ? random : null })
  const sizes = tableSizes(units.length, seats, uneven)
  const grouping = byTwos ? matched(units.length, costs) : cheapestGroups(startOrder(units, method), sizes, costs, random)
  return ok(seatings(grouping, units, method, random))
}

/** Two by two, at the least cost; of an odd number one sits out, beside nobody. */
function matched(count: number, costs: ReturnType<typeof drawCosts>): Grouping {
  const places = count + (count % 2)
  const partners = leastCostMatching(places, (one, other) => (one === count ? costs.out(other) : costs.pair(one, other)))
  const tables = partners.flatMap((partner, unit) => (unit < partner && partner < count ? [[unit, partner]] : []))
  return { tables, out: places === count ? [] : [partners[count] as number] }
}

/** Leaders first where points count, so that the search begins beside its end. */
function startOrder(units: readonly Unit[], method: DrawMethod): readonly number[] {
  const order = units.map((_, unit) => unit)
  return method === 'swiss' ? order.sort((a, b) => (units[b] as Unit).group - (units[a] as Unit).group) : order
}

function* unitsOf(state: EveningState, method: DrawMethod, past: Past): Generator<Unit> {
  const points = pointsOf(state)
  const here = peopleHere(state).map(({ id }) => id)
  const isHere = new Set(here)
  const own = (person: PersonId): number => points.get(person) ?? 0
  const groups: readonly (readonly PersonId[])[] =
    method === 'partners'
      ? here.flatMap((person) => {
          const partner = state.partners.get(person)
          return partner !== undefined && isHere.has(partner) && person < partner ? [[person, partner]] : []
        })
      : here.map((person) => [person])
  const together = (people: readonly PersonId[]): number => people.reduce((sum, person) => sum + own(person), 0)
  const levels = [...new Set(groups.map(together))].sort((a, b) => a - b)
  for (const people of groups) {
    yield {
      people,
      group: levels.indexOf(together(people)),
      byes: Math.max(...people.map((person) => past.byes(person))),
      small: Math.max(...people.map((person) => past.small(person))),
    }
  }
}

/** Who sits where is chance; where points count, the leaders’ table is the first. */
function seatings({ tables, out }: Grouping, units: readonly Unit[], method: DrawMethod, random: Random): Drawn {
  const ordered = random.shuffle(tables.map((table) => random.shuffle([...table])))
  const level = (table: readonly number[]): number => table.reduce((sum, unit) => sum + (units[unit] as Unit).group, 0) / table.length
  if (method === 'swiss' || method === 'partners') ordered.sort((a, b) => level(b) - level(a))
  const seating = (table: readonly number[]): Seating => {
    const sides = table.map((unit) => (units[unit] as Unit).people)
    if (method !== 'partners') return { people: sides.flat() }
    const [[one, across], [other, opposite]] = sides as unknown as readonly [readonly [PersonId, PersonId], readonly [PersonId, PersonId]]
    return { people: [one, other, across, opposite], partners: true }
  }
  return { tables: ordered.map(seating), byes: out.flatMap((unit) => (units[unit] as Unit).people) }
}
