import { distance, halfMiddle, lengthOf, middle, type Point, type TileDetection } from './detection'

/**
 * Where a tile can touch its neighbour: at its `first` or `second` half, or across its middle, as a double does that lies athwart the line.
 */
export const PORTS = ['first', 'second', 'across'] as const
export type Port = (typeof PORTS)[number]

/** One place where two tiles of a photo touch as neighbours in a line do, by their places in the list. */
export interface Contact {
  readonly a: number
  readonly portA: Port
  readonly b: number
  readonly portB: Port
  /** How well it looks like a contact, 0 at best; the logarithm of a likelihood. */
  readonly fit: number
}

/** Neighbouring halves have their middles one half's side apart; laid by hand, and in perspective, they have not quite. */
const NEAREST = 0.62
const FURTHEST = 1.55
const SPREAD = 0.22
/** A tile that lies this much like a wall beside another does not continue it. */
const ASLANT = 0.6

/** The side of one half, in pixels. */
export const sideOf = (detection: TileDetection): number => lengthOf(detection) / 2

export function portPlace(detection: TileDetection, port: Port): Point {
  return port === 'across' ? middle(detection) : halfMiddle(detection, port)
}

/** How much of the way from a tile's middle to `to` runs along the tile, from 0 to 1. */
function alongness(detection: TileDetection, to: Point): number {
  const [from, first, second] = [middle(detection), halfMiddle(detection, 'first'), halfMiddle(detection, 'second')]
  const [ax, ay] = [second.x - first.x, second.y - first.y]
  const [bx, by] = [to.x - from.x, to.y - from.y]
  return Math.abs(ax * bx + ay * by) / Math.max(1e-6, Math.hypot(ax, ay) * Math.hypot(bx, by))
}

const otherEnd = (port: Port): Port => (port === 'first' ? 'second' : 'first')

/** Whether two tiles lie side by side, as in two strands of a line: then their halves touch without joining. */
function sideBySide(a: TileDetection, portA: Port, b: TileDetection, portB: Port, side: number): boolean {
  if (portA === 'across' || portB === 'across') return false
  return distance(portPlace(a, otherEnd(portA)), portPlace(b, otherEnd(portB))) < 1.35 * side
}

function contact(detections: readonly TileDetection[], a: number, portA: Port, b: number, portB: Port): Contact | null {
  const [one, other] = [detections[a] as TileDetection, detections[b] as TileDetection]
  if (portA === 'across' && portB === 'across') return null
  const side = (sideOf(one) + sideOf(other)) / 2
  const [from, to] = [portPlace(one, portA), portPlace(other, portB)]
  const apart = distance(from, to) / side
  if (apart < NEAREST || apart > FURTHEST || sideBySide(one, portA, other, portB, side)) return null
  if (portA === 'across' && alongness(one, to) > ASLANT) return null
  if (portB === 'across' && alongness(other, from) > ASLANT) return null
  // the half that joins is the one nearer to the neighbour
  if (portA !== 'across' && distance(portPlace(one, otherEnd(portA)), to) < distance(from, to)) return null
  if (portB !== 'across' && distance(portPlace(other, otherEnd(portB)), from) < distance(from, to)) return null
  return { a, portA, b, portB, fit: -(((apart - 1) / SPREAD) ** 2) / 2 }
}

/** Every way in which two of these tiles may touch. */
export function contactsOf(detections: readonly TileDetection[]): readonly Contact[] {
  const out: Contact[] = []
  for (let a = 0; a < detections.length; a++) {
    for (let b = a + 1; b < detections.length; b++) {
      for (const portA of PORTS) {
        for (const portB of PORTS) {
          const found = contact(detections, a, portA, b, portB)
          if (found !== null) out.push(found)
        }
      }
    }
  }
  return out
}
