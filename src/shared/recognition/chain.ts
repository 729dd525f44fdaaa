import { isThrough, PORTS, type Joint } from './docks'
import { BROKEN, halvesOf, outPort, TOUCH, type Evidence, type Lay } from './evidence'

/** A chain of tiles as it grows: its last tile, how well each suit at its open end explains the photograph, and what came before. */
export interface Chain {
  readonly at: number
  readonly lay: Lay
  readonly dockIn: number | null
  readonly before: Chain | null
  readonly taken: bigint
  readonly open: readonly number[]
  readonly score: number
  /** The joint with the tile before. */
  readonly joint: Joint | null
}

/** Chains kept of each length: neighbours are few, so few are enough. */
const KEPT = 12
/** A line turns at a double far seldomer than it goes through it. */
const TURN = 2

const bit = (place: number): bigint => 1n << BigInt(place)

/** A chain of one tile. */
export function beginChain(evidence: Evidence, at: number, lay: Lay): Chain {
  const free = halvesOf(evidence, lay)[0].map(() => 0)
  const open = passOn(evidence, lay, free, evidence.found)
  return { at, lay, dockIn: null, before: null, taken: bit(at), open, score: Math.max(...open), joint: null }
}

/** How well each outward suit explains the photograph, if `inward` says how well each suit at the joint does. */
function passOn(evidence: Evidence, lay: Lay, inward: readonly number[], gain: number): readonly number[] {
  const [ins, outs] = halvesOf(evidence, lay)
  if (lay === 'double') return outs.map((log, suit) => log + (ins[suit] as number) + (inward[suit] as number) + gain)
  let [best, second, bestSuit] = [-Infinity, -Infinity, -1]
  ins.forEach((log, suit) => {
    const value = log + (inward[suit] as number)
    if (value > best) [best, second, bestSuit] = [value, best, suit]
    else if (value > second) second = value
  })
  return outs.map((log, suit) => log + (suit === bestSuit ? second : best) + gain)
}

function longer(chain: Chain, joint: Joint, evidence: Evidence): Chain {
  const worst = joint.gap ? 0 : BROKEN
  const inward = chain.open.map((value) => (joint.gap ? chain.score : Math.max(value, chain.score - worst)))
  const lay = joint.toPort
  const turn = chain.dockIn !== null && chain.lay === 'double' && !isThrough(chain.dockIn, joint.fromDock) ? TURN : 0
  const open = passOn(evidence, lay, inward, TOUCH - joint.cost - turn + evidence.found)
  return { at: joint.to, lay, dockIn: joint.toDock, before: chain, taken: chain.taken | bit(joint.to), open, score: Math.max(...open), joint }
}

/** Joints by the tile they lead away from. */
export type JointsFrom = readonly (readonly Joint[])[]

export function byTile(joints: readonly Joint[], tiles: number): JointsFrom {
  const from: Joint[][] = Array.from({ length: tiles }, () => [])
  for (const joint of joints) (from[joint.from] as Joint[]).push(joint)
  return from
}

/** The likeliest chain that goes on from `start`, which may be `start` itself; tiles in `start.taken` are not entered again. */
export function growChain(start: Chain, evidence: readonly Evidence[], joints: JointsFrom): Chain {
  let best = start
  let growing: readonly Chain[] = [start]
  while (growing.length > 0) {
    const next = new Map<string, Chain>()
    for (const chain of growing) {
      for (const joint of joints[chain.at] as readonly Joint[]) {
        if (joint.fromPort !== outPort(chain.lay) || joint.fromDock === chain.dockIn) continue
        if ((chain.taken & bit(joint.to)) !== 0n) continue
        const grown = longer(chain, joint, evidence[joint.to] as Evidence)
        const key = `${grown.at} ${grown.lay} ${String(grown.dockIn)} ${grown.taken}`
        if ((next.get(key)?.score ?? -Infinity) < grown.score) next.set(key, grown)
      }
    }
    growing = [...next.values()].sort((a, b) => b.score - a.score).slice(0, KEPT)
    if (growing[0] !== undefined && growing[0].score > best.score) best = growing[0]
  }
  return best
}

/** The likeliest chain of all, from any tile that lies any way. */
export function bestChain(evidence: readonly Evidence[], joints: JointsFrom): Chain | null {
  let best: Chain | null = null
  for (const [at, own] of evidence.entries()) {
    for (const lay of PORTS) {
      const chain = growChain(beginChain(own, at, lay), evidence, joints)
      if (best === null || chain.score > best.score) best = chain
    }
  }
  return best
}

/** The tiles of a chain from its first to its last. */
export function linksOf(chain: Chain): readonly Chain[] {
  const links: Chain[] = []
  for (let link: Chain | null = chain; link !== null; link = link.before) links.push(link)
  return links.reverse()
}

export const isTaken = (taken: bigint, place: number): boolean => (taken & bit(place)) !== 0n
