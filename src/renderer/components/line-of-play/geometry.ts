/** A rectangle, y downwards; the unit is the side of one half of a tile. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

const DIRECTIONS = ['right', 'down', 'left', 'up'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEP_TOWARDS: Readonly<Record<Direction, Point>> = {
  right: { x: 1, y: 0 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  up: { x: 0, y: -1 },
}

export function stepOf(direction: Direction): Point {
  return STEP_TOWARDS[direction]
}

export function isUpright(direction: Direction): boolean {
  return direction === 'up' || direction === 'down'
}

export function opposite(direction: Direction): Direction {
  switch (direction) {
    case 'right':
      return 'left'
    case 'down':
      return 'up'
    case 'left':
      return 'right'
    case 'up':
      return 'down'
  }
}

export function rectMiddle(rect: Rect): Point {
  return { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
}

/** The smallest rectangle round all of them. */
export function around(rects: readonly Rect[]): Rect {
  let left = Infinity
  let top = Infinity
  let right = -Infinity
  let bottom = -Infinity
  for (const rect of rects) {
    left = Math.min(left, rect.x)
    top = Math.min(top, rect.y)
    right = Math.max(right, rect.x + rect.width)
    bottom = Math.max(bottom, rect.y + rect.height)
  }
  return { x: left, y: top, width: right - left, height: bottom - top }
}

export function grown(rect: Rect, by: number): Rect {
  return { x: rect.x - by, y: rect.y - by, width: rect.width + 2 * by, height: rect.height + 2 * by }
}

export function movedBy(rect: Rect, dx: number, dy: number): Rect {
  return { ...rect, x: rect.x + dx, y: rect.y + dy }
}

/** The rectangle made at least this large, or of this aspect ratio, about its own middle. */
export function atLeast(rect: Rect, width: number, height: number): Rect {
  const extraX = Math.max(0, width - rect.width)
  const extraY = Math.max(0, height - rect.height)
  return { x: rect.x - extraX / 2, y: rect.y - extraY / 2, width: rect.width + extraX, height: rect.height + extraY }
}
