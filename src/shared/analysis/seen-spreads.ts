import { onceEach } from '../kernel/once'
import type { Random } from '../kernel/random'
import type { Evidence } from './evidence'

export type Spreads = readonly Spread[]

/** More than these would keep a person waiting. */
const MOST_WAYS = 4000

/** The ways in which some of the seen tiles lie in places, by what they leave free. */
type Layer = ReadonlyMap<string, { readonly left: readonly number[]; readonly ways: number }>

/** How a player's seen tiles may have lain in the player's places, as far as what is left for unseen ones is the same. */
export class Spread {
  private constructor(
    /** Places left for unseen tiles, of each of the `Evidence.places`. */
    readonly left: readonly number[],
    /** In how many ways, the order within places not counted. */
    readonly ways: number,
    readonly evidence: Evidence,
    readonly layers: readonly Layer[],
  ) {}

  /** All that fit: a tile was there before it was seen, and fitted at none of the passes and draws that it was held at. Null where they are too many. */
  static readonly allOf = onceEach((evidence: Evidence): Spreads | null => {
    const { places, seen } = evidence
    const begin = places.map(({ count }) => count)
    const layers: Layer[] = [new Map([[begin.join(), { left: begin, ways: 1 }]])]
    for (const at of seen.keys()) {
      const next = new Map<string, { left: readonly number[]; ways: number }>()
      for (const { left, ways } of (layers[at] as Layer).values()) {
        for (const place of places.keys()) {
          if (left[place] === 0 || !mayLieIn(evidence, at, place)) continue
          const after = left.with(place, (left[place] as number) - 1)
          const name = after.join()
          next.set(name, { left: after, ways: (next.get(name)?.ways ?? 0) + ways })
        }
      }
      if (next.size > MOST_WAYS) return null
      layers.push(next)
    }
    return [...(layers[seen.length] as Layer).values()].map(({ left, ways }) => new Spread(left, ways, evidence, layers))
  })

  /** One of its ways, each as likely as any other: for each place the seen tiles, by their place in `Evidence.seen`. */
  draw(random: Random): readonly (readonly number[])[] {
    const { places, seen } = this.evidence
    const lying: number[][] = places.map(() => [])
    let left = this.left
    for (let at = seen.length - 1; at >= 0; at--) {
      const before = this.layers[at] as Layer
      const froms = places.flatMap((_, place) => {
        if (!mayLieIn(this.evidence, at, place)) return []
        const from = before.get(left.with(place, (left[place] as number) + 1).join())
        return from === undefined ? [] : [{ place, from }]
      })
      let chance = random.next() * froms.reduce((sum, { from }) => sum + from.ways, 0)
      const chosen = froms.find(({ from }) => (chance -= from.ways) < 0) ?? froms.at(-1)
      if (chosen === undefined) throw new Error('broken invariant: a way was counted')
      lying[chosen.place]?.push(at)
      left = chosen.from.left
    }
    return lying
  }
}

function mayLieIn({ places, seen, moments }: Evidence, at: number, place: number): boolean {
  const { tile, until } = seen[at] as Evidence['seen'][number]
  const { since, watched } = places[place] as Evidence['places'][number]
  return (
    since < until &&
    watched.every((each) => {
      const moment = moments[each] as Evidence['moments'][number]
      return moment.at > until || !(moment.fitted[tile] as boolean)
    })
  )
}
