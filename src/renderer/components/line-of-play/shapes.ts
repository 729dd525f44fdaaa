import type { Point, Rect } from './geometry'
import type { Shape } from './types'

const NEARLY = 1e-6

interface Corners {
  readonly middle: Point
  readonly along: Point
  readonly half: Point
}

/** What is known of a turned shape; the same one is asked about over and over while a layout is searched. */
const turned = new WeakMap<Shape, Corners>()

function cornersOf(shape: Shape): Corners {
  const known = turned.get(shape)
  if (known !== undefined) return known
  const { x, y, width, height, turn } = shape
  const angle = (turn * Math.PI) / 180
  const made = { middle: { x: x + width / 2, y: y + height / 2 }, along: { x: Math.cos(angle), y: Math.sin(angle) }, half: { x: width / 2, y: height / 2 } }
  turned.set(shape, made)
  return made
}

/** The smallest upright rectangle round a shape. */
export function boundsOf(shape: Shape): Rect {
  if (shape.turn === 0) return shape
  const { middle, along, half } = cornersOf(shape)
  const x = Math.abs(along.x) * half.x + Math.abs(along.y) * half.y
  const y = Math.abs(along.y) * half.x + Math.abs(along.x) * half.y
  return { x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y }
}

function apart(a: Rect, b: Rect, gap: number): boolean {
  return (
    a.x + a.width + gap <= b.x + NEARLY || b.x + b.width + gap <= a.x + NEARLY || a.y + a.height + gap <= b.y + NEARLY || b.y + b.height + gap <= a.y + NEARLY
  )
}

/** Whether two shapes come nearer than `gap` (of turned ones: whether they overlap). */
export function collide(a: Shape, b: Shape, gap = 0): boolean {
  if (a.turn === 0 && b.turn === 0) return !apart(a, b, gap)
  if (apart(boundsOf(a), boundsOf(b), 0)) return false
  const [first, second] = [cornersOf(a), cornersOf(b)]
  const axes = [first, second].flatMap(({ along }) => [along, { x: -along.y, y: along.x }])
  const reach = ({ along, half }: Corners, axis: Point): number =>
    half.x * Math.abs(along.x * axis.x + along.y * axis.y) + half.y * Math.abs(along.x * axis.y - along.y * axis.x)
  return axes.every((axis) => {
    const distance = Math.abs((second.middle.x - first.middle.x) * axis.x + (second.middle.y - first.middle.y) * axis.y)
    return distance < reach(first, axis) + reach(second, axis) - NEARLY
  })
}

export function within(shape: Shape, room: Rect): boolean {
  const { x, y, width, height } = boundsOf(shape)
  return x >= room.x - NEARLY && y >= room.y - NEARLY && x + width <= room.x + room.width + NEARLY && y + height <= room.y + room.height + NEARLY
}

/** A disc as the square round it: near enough for what must keep clear of it. */
export function disc(middle: Point, radius: number): Shape {
  return { x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius, turn: 0 }
}
