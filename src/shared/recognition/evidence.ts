import type { Suit } from '../domino/tile'
import type { Port } from './docks'
import type { TileReading } from './reading'

/** How a tile lies in the line: entered by one half and left by the other, or a double. Named like the half it is entered by. */
export type Lay = Port

/** What speaks for and against a reading's halves, as logarithms; the likeliest tile counts 0. */
export interface Evidence {
  readonly first: readonly number[]
  readonly second: readonly number[]
  /** What stands against its being a tile at all; 0 or less. */
  readonly found: number
}

/** No half is read so certainly that it cannot be another. */
const MISREAD = 1e-5
/** Two halves that touch do match, but for a slip of the players about this seldom. */
export const BROKEN = 9
/** That a tile lies flush against an end by chance is about this seldom. */
export const TOUCH = 8

const logs = (half: readonly number[], suits: number): number[] =>
  Array.from({ length: suits }, (_, suit) => Math.log((half[suit] ?? 0) + MISREAD))

/** The evidence of a reading for a set whose highest suit is `maxPip`. */
export function evidenceOf(reading: TileReading, maxPip: number): Evidence {
  const [first, second] = [logs(reading.first, maxPip + 1), logs(reading.second, maxPip + 1)]
  let best = -Infinity
  for (const a of first) for (const b of second) best = Math.max(best, a + b)
  const { found } = reading
  return {
    first: first.map((log) => log - best),
    second,
    found: Math.min(0, Math.log((found + MISREAD) / (1 - found + MISREAD))),
  }
}

/** The half a tile is entered by, and the half it is left by. */
export function halvesOf(evidence: Evidence, lay: Lay): readonly [inward: readonly number[], outward: readonly number[]] {
  return lay === 'second' ? [evidence.second, evidence.first] : [evidence.first, evidence.second]
}

/** Of a double both halves are one suit, of an ordinary tile they differ. */
export const allows = (lay: Lay, inward: Suit, outward: Suit): boolean => (lay === 'double') === (inward === outward)

/** The port at which a tile that lies so is left. */
export const outPort = (lay: Lay): Port => (lay === 'first' ? 'second' : lay === 'second' ? 'first' : 'double')
