import type { HalfChances, Point, TileDetection } from '#shared/recognition/detection'

/** Chances of a half that is `suit` for the most part; `also` takes the rest, or all other suits alike. */
export function half(suit: number, chance = 0.97, also?: number): HalfChances {
  return Array.from({ length: 13 }, (_, other) => {
    if (other === suit) return chance
    if (also !== undefined) return other === also ? 1 - chance : 0
    return (1 - chance) / 12
  })
}

/** A tile 200 pixels long and 100 wide with its middle at `at`, its second half to the right. */
export function tileAt(at: Point, first: HalfChances, second: HalfChances, found = 0.98): TileDetection {
  const corner = (x: number, y: number): Point => ({ x: at.x + x, y: at.y + y })
  return { corners: [corner(-100, -50), corner(100, -50), corner(100, 50), corner(-100, 50)], first, second, found }
}

/** The tile `first-second`, clearly read. */
export const clear = (at: Point, first: number, second: number): TileDetection => tileAt(at, half(first), half(second))
