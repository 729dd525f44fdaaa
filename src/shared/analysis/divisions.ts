import type { Random } from '../kernel/random'
import type { Spread, Spreads } from './seen-spreads'

/** Unseen tiles that go into each kind of places. */
export type Wanted = readonly number[]

/** Ways in which seen tiles may lie that leave the same to the unseen ones; `weight` is how many deals of seen tiles they are, but for a common factor. */
interface Alike {
  readonly wanted: Wanted
  readonly spreads: readonly { readonly spread: Spread; readonly weight: number }[]
  readonly weight: number
}

/** The same for the first so many players together. */
interface Together {
  readonly wanted: Wanted
  readonly from: readonly { readonly before: Together; readonly own: Alike; readonly weight: number }[]
  readonly weight: number
}

/** More combinations than these would keep a person waiting. */
const MOST = 20_000

/** How the seen tiles of all players may lie, by what is left of each kind of places. */
export class Divisions {
  private constructor(readonly all: readonly Together[]) {}

  /** `kindOf`: for each player, the kind of each place, −1 for places that take any tile. Null where there would be too much to count. */
  static of(spreads: readonly Spreads[], kindOf: readonly (readonly number[])[], kinds: number): Divisions | null {
    let together: readonly Together[] = [{ wanted: new Array<number>(kinds).fill(0), from: [], weight: 1 }]
    for (const [player, each] of spreads.entries()) {
      const alike = alikeOf(each, kindOf[player] ?? [], kinds)
      if (together.length * alike.length > MOST) return null
      together = joined(together, alike)
    }
    return new Divisions(together)
  }

  /** The most places of each kind that may be left. */
  get most(): Wanted {
    return (this.all[0]?.wanted ?? []).map((_, kind) => Math.max(...this.all.map(({ wanted }) => wanted[kind] as number)))
  }

  /** How the seen tiles of each player lie, in one of the ways that leave this, each as likely as any other. */
  static draw(together: Together, random: Random): readonly Spread[] {
    const spreads: Spread[] = []
    let at = together
    while (at.from.length > 0) {
      const { before, own } = picked(at.from, random)
      spreads.unshift(picked(own.spreads, random).spread)
      at = before
    }
    return spreads
  }
}

/** One of several, each as likely as its weight says. */
export function picked<T extends { readonly weight: number }>(all: readonly T[], random: Random): T {
  let left = random.next() * all.reduce((sum, { weight }) => sum + weight, 0)
  const found = all.find(({ weight }) => (left -= weight) < 0) ?? all.findLast(({ weight }) => weight > 0)
  if (found === undefined) throw new Error('broken invariant: something has a weight')
  return found
}

function alikeOf(spreads: Spreads, kindOf: readonly number[], kinds: number): readonly Alike[] {
  const alike = new Map<string, { wanted: Wanted; spreads: Alike['spreads'][number][]; weight: number }>()
  for (const spread of spreads) {
    const wanted = new Array<number>(kinds).fill(0)
    let orders = 1
    spread.left.forEach((count, place) => {
      const kind = kindOf[place] as number
      if (kind >= 0) wanted[kind] = (wanted[kind] as number) + count
      for (let each = 2; each <= count; each++) orders *= each
    })
    const weight = spread.ways / orders
    const name = wanted.join()
    const known = alike.get(name)
    if (known === undefined) alike.set(name, { wanted, spreads: [{ spread, weight }], weight })
    else {
      known.spreads.push({ spread, weight })
      known.weight += weight
    }
  }
  return [...alike.values()]
}

function joined(together: readonly Together[], alike: readonly Alike[]): readonly Together[] {
  const next = new Map<string, { wanted: Wanted; from: Together['from'][number][]; weight: number }>()
  for (const before of together) {
    for (const own of alike) {
      const wanted = before.wanted.map((count, kind) => count + (own.wanted[kind] as number))
      const weight = before.weight * own.weight
      const name = wanted.join()
      const known = next.get(name)
      if (known === undefined) next.set(name, { wanted, from: [{ before, own, weight }], weight })
      else {
        known.from.push({ before, own, weight })
        known.weight += weight
      }
    }
  }
  return [...next.values()]
}
