import type { Random } from '../../kernel/random'
import type { DrawCosts } from './costs'
import type { TableSizes } from './sizes'

/** Units at each table, and those that sit out. */
export interface Grouping {
  readonly tables: readonly (readonly number[])[]
  readonly out: readonly number[]
}

/** How often the best draw is shaken and made better again. */
const SHAKES = 300
/** With more people each shake is dearer, and fewer are needed. */
const MANY_TO_SHAKE = 100
const SHAKES_OF_MANY = 80

/**
 * Tables of more than two: the cheapest draw that was found.
 *
 * No exchange of two units (one may sit out) makes it cheaper, and many shaken copies of it came to nothing better. To find the very
 * cheapest is a problem for which nobody knows a fast way (the social golfers). Deterministic: the same chance gives the same draw.
 */
export function cheapestGroups(order: readonly number[], sizes: TableSizes, costs: DrawCosts, random: Random): Grouping {
  const search = new Search(order, sizes, costs)
  search.descend()
  let best = search.places()
  let cost = search.cost()
  const shakes = order.length > MANY_TO_SHAKE ? SHAKES_OF_MANY : SHAKES
  for (let shake = 0; shake < shakes; shake++) {
    if (cost <= search.floor) break
    search.shake(random)
    search.descend()
    const found = search.cost()
    if (found <= cost) best = search.places()
    else search.restore(best)
    cost = Math.min(cost, found)
  }
  search.restore(best)
  return search.grouping()
}

class Search {
  readonly #units: readonly number[]
  readonly #costs: DrawCosts
  readonly #tables: number
  readonly #full: number
  /** Units in each group: the tables, and then one group for each who sits out. */
  readonly #groups: number[][]
  readonly #groupOf: number[]
  readonly #pair: Float64Array
  readonly #wide: number
  /** Units that may have a better place since they were looked at. */
  readonly #changed: number[] = []
  readonly #isChanged: boolean[] = []
  /** No draw costs less. */
  readonly floor: number

  constructor(order: readonly number[], { tables, out }: TableSizes, costs: DrawCosts) {
    this.#units = order
    this.#costs = costs
    this.#tables = tables.length
    this.#full = Math.max(...tables)
    this.#wide = order.length
    this.#pair = new Float64Array(order.length * order.length)
    for (const one of order) for (const other of order) this.#pair[one * this.#wide + other] = costs.pair(one, other)
    const outs = [...order].sort((a, b) => costs.out(a) - costs.out(b)).slice(0, out)
    const seated = order.filter((unit) => !outs.includes(unit))
    let from = 0
    this.#groups = tables.map((seats) => seated.slice(from, (from += seats)))
    for (const unit of outs) this.#groups.push([unit])
    this.#groupOf = []
    for (const [group, units] of this.#groups.entries()) {
      for (const unit of units) this.#groupOf[unit] = group
      this.#note(group)
    }
    const smaller = tables.filter((seats) => seats < this.#full).reduce((sum, seats) => sum + seats, 0)
    this.floor = cheapest(order, (unit) => costs.out(unit), out) + cheapest(order, (unit) => costs.small(unit), smaller)
  }

  /** What a unit costs in a group from which `without` has gone. */
  #costIn(unit: number, group: number, without: number): number {
    if (group >= this.#tables) return this.#costs.out(unit)
    const units = this.#groups[group] as number[]
    let sum = units.length < this.#full ? this.#costs.small(unit) : 0
    for (const other of units) if (other !== without) sum += this.#pair[unit * this.#wide + other] as number
    return sum
  }

  /** Exchanges units as long as that costs less. What an exchange is worth depends on the two groups alone, so only units of groups that changed are looked at. */
  descend(): void {
    for (let one = this.#changed.pop(); one !== undefined; one = this.#changed.pop()) {
      this.#isChanged[one] = false
      for (const other of this.#units) if (this.#tryExchange(one, other)) break
    }
  }

  #tryExchange(one: number, other: number): boolean {
    const [here, there] = [this.#groupOf[one] as number, this.#groupOf[other] as number]
    if (here === there) return false
    const now = this.#costIn(one, here, one) + this.#costIn(other, there, other)
    const then = this.#costIn(one, there, other) + this.#costIn(other, here, one)
    if (then < now) this.#exchange(one, other)
    return then < now
  }

  #exchange(one: number, other: number): void {
    const [here, there] = [this.#groupOf[one] as number, this.#groupOf[other] as number]
    const [ours, theirs] = [this.#groups[here] as number[], this.#groups[there] as number[]]
    ours[ours.indexOf(one)] = other
    theirs[theirs.indexOf(other)] = one
    this.#groupOf[one] = there
    this.#groupOf[other] = here
    this.#note(here)
    this.#note(there)
  }

  /** The units of a group are to be looked at. */
  #note(group: number): void {
    for (const unit of this.#groups[group] as number[]) {
      if (this.#isChanged[unit] === true) continue
      this.#isChanged[unit] = true
      this.#changed.push(unit)
    }
  }

  shake(random: Random): void {
    for (let time = 0; time < 3; time++) {
      const [one, other] = [random.below(this.#units.length), random.below(this.#units.length)].map((index) => this.#units[index] as number) as [number, number]
      if (this.#groupOf[one] !== this.#groupOf[other]) this.#exchange(one, other)
    }
  }

  cost(): number {
    let sum = 0
    for (const [group, units] of this.#groups.entries()) {
      if (group >= this.#tables) sum += this.#costs.out(units[0] as number)
      else {
        for (const [index, one] of units.entries()) {
          if (units.length < this.#full) sum += this.#costs.small(one)
          for (const other of units.slice(index + 1)) sum += this.#pair[one * this.#wide + other] as number
        }
      }
    }
    return sum
  }

  places(): readonly (readonly number[])[] {
    return this.#groups.map((units) => [...units])
  }

  restore(places: readonly (readonly number[])[]): void {
    for (const [group, units] of places.entries()) {
      this.#groups[group] = [...units]
      for (const unit of units) this.#groupOf[unit] = group
    }
  }

  grouping(): Grouping {
    return { tables: this.#groups.slice(0, this.#tables), out: this.#groups.slice(this.#tables).map(([unit]) => unit as number) }
  }
}

function cheapest(units: readonly number[], of: (unit: number) => number, count: number): number {
  const costs = units.map(of).sort((a, b) => a - b)
  return costs.slice(0, count).reduce((sum, each) => sum + each, 0)
}
