import type { Point } from '#shared/recognition/detection'

/** Where a tile lies: its middle, and the vectors from there to the middle of its second end and of one long side, in pixels. */
export interface Frame {
  readonly cx: number
  readonly cy: number
  readonly ux: number
  readonly uy: number
  readonly vx: number
  readonly vy: number
}

export type Quad = readonly [Point, Point, Point, Point]

export function cornersOf({ cx, cy, ux, uy, vx, vy }: Frame): Quad {
  return [
    { x: cx - ux - vx, y: cy - uy - vy },
    { x: cx + ux - vx, y: cy + uy - vy },
    { x: cx + ux + vx, y: cy + uy + vy },
    { x: cx - ux + vx, y: cy - uy + vy },
  ]
}

/** Area of a polygon, positive when its corners run clockwise on the screen. */
export function areaOf(polygon: readonly Point[]): number {
  let twice = 0
  polygon.forEach((p, i) => {
    const q = polygon[(i + 1) % polygon.length] as Point
    twice += p.x * q.y - q.x * p.y
  })
  return twice / 2
}

/** What of `subject` lies on the inner side of the line from `a` to `b` (Sutherland and Hodgman 1974). */
function clip(subject: readonly Point[], a: Point, b: Point): readonly Point[] {
  const side = (p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  return subject.flatMap((p, i) => {
    const before = subject[(i + subject.length - 1) % subject.length] as Point
    const [s, t] = [side(before), side(p)]
    const out: Point[] = []
    if (s < 0 !== t < 0) {
      const k = s / (s - t)
      out.push({ x: before.x + k * (p.x - before.x), y: before.y + k * (p.y - before.y) })
    }
    if (t >= 0) out.push(p)
    return out
  })
}

/** Whether the upright boxes about two tiles have anything in common, which is soon told. */
function boxesMeet([a, b, c, d]: Quad, [e, f, g, h]: Quad): boolean {
  // Asked of every two places of a photo: nothing is put into lists for it.
  return (
    Math.max(a.x, b.x, c.x, d.x) > Math.min(e.x, f.x, g.x, h.x) &&
    Math.max(e.x, f.x, g.x, h.x) > Math.min(a.x, b.x, c.x, d.x) &&
    Math.max(a.y, b.y, c.y, d.y) > Math.min(e.y, f.y, g.y, h.y) &&
    Math.max(e.y, f.y, g.y, h.y) > Math.min(a.y, b.y, c.y, d.y)
  )
}

/** How much of the smaller of two tiles the other covers, from 0 to 1. Corners run clockwise on the screen. */
export function overlap(one: Quad, other: Quad): number {
  if (!boxesMeet(one, other)) return 0
  let common: readonly Point[] = one
  other.forEach((a, i) => {
    common = clip(common, a, other[(i + 1) % 4] as Point)
  })
  return areaOf(common) / Math.max(1e-6, Math.min(areaOf(one), areaOf(other)))
}
