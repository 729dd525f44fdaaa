import type { Suit } from '#shared/domino/tile'
import type { Point, Rect } from './geometry'
import type { PlacedTile, Shape } from './types'

const NEARLY = 1e-6

/** Which way the width of a shape runs, by its turn: shapes lie straight or at 45°, and are asked about over and over while a layout is searched. */
const alongOf = new Map<number, Point>([0, 45, -45].map((turn) => [turn, along(turn)]))

function along(turn: number): Point {
  const angle = (turn * Math.PI) / 180
  return { x: Math.cos(angle), y: Math.sin(angle) }
}

/** The smallest upright rectangle round a shape. */
export function boundsOf(shape: Shape): Rect {
  if (shape.turn === 0) return shape
  const { x: cos, y: sin } = alongOf.get(shape.turn) ?? along(shape.turn)
  const [halfWidth, halfHeight] = [shape.width / 2, shape.height / 2]
  const x = Math.abs(cos) * halfWidth + Math.abs(sin) * halfHeight
  const y = Math.abs(sin) * halfWidth + Math.abs(cos) * halfHeight
  return { x: shape.x + halfWidth - x, y: shape.y + halfHeight - y, width: 2 * x, height: 2 * y }
}

function areApart(a: Rect, b: Rect, gap: number): boolean {
  return (
    a.x + a.width + gap <= b.x + NEARLY || b.x + b.width + gap <= a.x + NEARLY || a.y + a.height + gap <= b.y + NEARLY || b.y + b.height + gap <= a.y + NEARLY
  )
}

/** Whether two shapes come nearer than `gap` (of turned ones: whether they overlap). */
export function collide(a: Shape, b: Shape, gap = 0): boolean {
  if (a.turn === 0 && b.turn === 0) return !areApart(a, b, gap)
  if (areApart(boundsOf(a), boundsOf(b), 0)) return false
  const [first, second] = [alongOf.get(a.turn) ?? along(a.turn), alongOf.get(b.turn) ?? along(b.turn)]
  return (
    meetAlong(first.x, first.y, a, first, b, second) &&
    meetAlong(-first.y, first.x, a, first, b, second) &&
    meetAlong(second.x, second.y, a, first, b, second) &&
    meetAlong(-second.y, second.x, a, first, b, second)
  )
}

/** Whether the shadows of two shapes on an axis overlap. */
function meetAlong(x: number, y: number, a: Shape, first: Point, b: Shape, second: Point): boolean {
  const distance = Math.abs((b.x + b.width / 2 - (a.x + a.width / 2)) * x + (b.y + b.height / 2 - (a.y + a.height / 2)) * y)
  return distance < shadow(a, first, x, y) + shadow(b, second, x, y) - NEARLY
}

function shadow({ width, height }: Shape, way: Point, x: number, y: number): number {
  return (width / 2) * Math.abs(way.x * x + way.y * y) + (height / 2) * Math.abs(way.x * y - way.y * x)
}

export function isWithin(shape: Shape, room: Rect): boolean {
  const { x, y, width, height } = boundsOf(shape)
  return x >= room.x - NEARLY && y >= room.y - NEARLY && x + width <= room.x + room.width + NEARLY && y + height <= room.y + room.height + NEARLY
}

/** A disc as the square round it: near enough for what must keep clear of it. */
export function disc(middle: Point, radius: number): Shape {
  return { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius, turn: 0 }
}

/** Where the half of a tile lies that shows a suit. */
export function halfOf(tile: PlacedTile, suit: Suit): Rect {
  const second = tile.halves[0] !== suit
  if (tile.orientation === 'horizontal') return { x: tile.x + (second ? tile.width / 2 : 0), y: tile.y, width: tile.width / 2, height: tile.height }
  return { x: tile.x, y: tile.y + (second ? tile.height / 2 : 0), width: tile.width, height: tile.height / 2 }
}
