import type { Tile } from '../domino/tile'
import type { Random } from '../kernel/random'
import { Divisions, picked } from './divisions'
import type { Evidence, Places } from './evidence'
import { Spread } from './seen-spreads'
import { WaysToFill } from './ways-to-fill'

/** Tiles that nobody has seen, dealt in one way that fits. */
export interface Deal {
  /** For each player who was asked about: what came into each of the `Evidence.places`. */
  readonly hands: readonly (readonly PlacesFilled[])[]
  /** What is left, in a random order. */
  readonly rest: readonly Tile[]
}

interface PlacesFilled {
  readonly places: Places
  readonly unseen: readonly Tile[]
  /** Seen tiles, by their place in `Evidence.seen`, that lay in these places. */
  readonly seen: readonly number[]
}

/** The places of all players by the unseen tiles that they may take. */
interface Kinds {
  /** For each kind, for each unseen tile, whether it may go there. */
  readonly allowed: readonly (readonly boolean[])[]
  /** For each player, the kind of each place; −1 for those that take any tile, as the boneyard does. */
  readonly kindOf: readonly (readonly number[])[]
}

type Division = Divisions['all'][number]

/**
 * All deals that fit what is known, to draw from: every one of them equally often.
 *
 * A deal says which tile came into which place of which hand. All shuffles are equally likely before the round, so those that fit are equally likely
 * after it. They are counted, not tried: first how the tiles seen later can have lain in their player's places, then in how many ways the unseen tiles
 * fill the others. Places that may take the same tiles are counted as one kind and filled at random among themselves.
 */
export class FittingDeals {
  private constructor(
    readonly evidence: readonly Evidence[],
    readonly unseen: readonly Tile[],
    readonly kinds: Kinds,
    readonly ways: WaysToFill,
    readonly divisions: readonly { readonly division: Division; readonly weight: number }[],
  ) {}

  /** Null where no deal fits, or where there would be too much to count. */
  static of(evidence: readonly Evidence[], unseen: readonly Tile[]): FittingDeals | null {
    const kinds = kindsOf(evidence, unseen)
    const spreads = evidence.flatMap((each) => [Spread.allOf(each) ?? []])
    const divisions = Divisions.of(spreads, kinds.kindOf, kinds.allowed.length)
    if (divisions === null || divisions.all.length === 0) return null
    const ways = WaysToFill.of(
      divisions.most,
      unseen.map((_, at) => kinds.allowed.flatMap((allowed, kind) => (allowed[at] === true ? [kind] : []))),
    )
    if (ways === null) return null
    const all = weighed(divisions.all, unseen.length, ways)
    return all.some(({ weight }) => weight > 0) ? new FittingDeals(evidence, unseen, kinds, ways, all) : null
  }

  draw(random: Random): Deal {
    const { division } = picked(this.divisions, random)
    const spreads = Divisions.draw(division, random)
    const perKind: Tile[][] = this.kinds.allowed.map(() => [])
    const rest: Tile[] = []
    for (const [at, kind] of this.ways.draw(division.wanted, random).entries()) {
      ;(kind < 0 ? rest : (perKind[kind] as Tile[])).push(this.unseen[at] as Tile)
    }
    for (const tiles of perKind) random.shuffle(tiles)
    random.shuffle(rest)
    const hands = this.evidence.map(({ places }, player) => {
      const spread = spreads[player] as Spread
      const seen = spread.draw(random)
      return places.map((each, place): PlacesFilled => {
        const kind = this.kinds.kindOf[player]?.[place] as number
        const from = kind < 0 ? rest : (perKind[kind] as Tile[])
        return { places: each, unseen: from.splice(0, spread.left[place] as number), seen: seen[place] as readonly number[] }
      })
    })
    return { hands, rest }
  }
}

function kindsOf(evidence: readonly Evidence[], unseen: readonly Tile[]): Kinds {
  const allowed: (readonly boolean[])[] = []
  const known = new Map<string, number>()
  const kindOf = evidence.map(({ places, moments }) =>
    places.map(({ watched }) => {
      const own = unseen.map((tile) => watched.every((moment) => moments[moment]?.fitted[tile] !== true))
      if (!own.includes(false)) return -1
      const name = own.map(Number).join('')
      const kind = known.get(name) ?? allowed.push(own) - 1
      known.set(name, kind)
      return kind
    }),
  )
  return { allowed, kindOf }
}

/**
 * How many deals each division stands for, all divided by the same number.
 *
 * Unseen tiles go into places one by one, so those of a kind may change theirs in `wanted!` ways, and those that may go anywhere in as many as there are
 * of them. The seen tiles are weighed by `Divisions`.
 */
function weighed(divisions: readonly Division[], unseen: number, ways: WaysToFill): FittingDeals['divisions'] {
  const logs = divisions.map(({ wanted, weight }) => {
    const free = unseen - wanted.reduce((sum, each) => sum + each, 0)
    if (free < 0) return -Infinity
    const count = ways.count(wanted)
    return count === 0 ? -Infinity : Math.log(count * weight) + wanted.reduce((sum, each) => sum + logFactorial(each), logFactorial(free))
  })
  const most = Math.max(...logs)
  return divisions.map((division, at) => ({ division, weight: most === -Infinity ? 0 : Math.exp((logs[at] as number) - most) }))
}

const LOG_FACTORIALS: number[] = [0]

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next++) LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] as number) + Math.log(next))
  return LOG_FACTORIALS[n] as number
}
