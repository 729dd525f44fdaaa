import { describe, expect, test } from 'vitest'
import { changedWithin, changeSince, hasMoved, type Grey } from '#shared/watch/grey'
import { angleBetween, seatFrom, seatsAround } from '#shared/watch/seats'

const [WIDTH, HEIGHT] = [160, 120]

function picture(light: (x: number, y: number) => number): Grey {
  return { width: WIDTH, height: HEIGHT, data: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => light(i % WIDTH, Math.floor(i / WIDTH))) }
}

const table = picture((x, y) => 100 + ((x + y) % 7))
const within = (x: number, y: number, left: number, top: number, right: number, bottom: number): boolean => x >= left && x < right && y >= top && y < bottom

describe('Two pictures of a table', () => {
  test('a lamp that is turned up is no movement on the table', () => {
    const brighter = picture((x, y) => 1.3 * (100 + ((x + y) % 7)))
    expect(changeSince(table, brighter)).toEqual({ share: 0, box: null, reaches: [] })
  })

  test('noise of a camera does not move', () => {
    const noisy = picture((x, y) => 100 + ((x + y) % 7) + (((x * 31 + y * 17) % 11) - 5))
    expect(hasMoved(table, noisy)).toBe(false)
    expect(changeSince(table, noisy).share).toBe(0)
  })

  test('an arm reaches in from the side where it crosses the edge, and a tile that was laid reaches in from nowhere', () => {
    const arm = picture((x, y) => (within(x, y, 60, 70, 75, HEIGHT) ? 30 : 100 + ((x + y) % 7)))
    const tile = picture((x, y) => (within(x, y, 60, 70, 75, 78) ? 230 : 100 + ((x + y) % 7)))
    expect(angleBetween(changeSince(table, arm).reaches[0] ?? 0, Math.PI)).toBeLessThan(0.2)
    expect(changeSince(table, tile)).toMatchObject({ reaches: [], box: { left: 60 / WIDTH, top: 70 / HEIGHT, right: 75 / WIDTH, bottom: 78 / HEIGHT } })
    expect(changedWithin(table, tile, { left: 60 / WIDTH, top: 70 / HEIGHT, right: 75 / WIDTH, bottom: 78 / HEIGHT })).toBe(1)
    expect(hasMoved(table, tile)).toBe(true)
  })

  test('two arms reach in from two sides, also where they meet, and one over a corner from one', () => {
    const arms = picture((x, y) => (within(x, y, 60, 70, 75, HEIGHT) || within(x, y, 0, 30, 40, 50) ? 30 : 100 + ((x + y) % 7)))
    const meeting = picture((x, y) => (within(x, y, 60, 40, 75, HEIGHT) || within(x, y, 0, 30, 70, 50) ? 30 : 100 + ((x + y) % 7)))
    const corner = picture((x, y) => (within(x, y, 0, 0, 30, 20) ? 30 : 100 + ((x + y) % 7)))
    const quarters = (seen: Grey): readonly number[] => changeSince(table, seen).reaches.map((angle) => Math.round((2 * Math.abs(angle)) / Math.PI))
    expect([quarters(arms), quarters(meeting)]).toEqual([
      [1, 2],
      [1, 2],
    ])
    expect(changeSince(table, corner).reaches.map((angle) => Math.round((4 * angle) / Math.PI))).toEqual([-1])
  })

  test('a shadow that crosses the edge is no arm, whether it comes, with a new tile in it, or goes; a sleeve with folds is one', () => {
    const tiles = (x: number, y: number): number => (within(x, y, 40, 50, 52, 56) || within(x, y, 60, 80, 72, 86) ? 220 : 100 + ((x + y) % 7))
    const lit = picture(tiles)
    const dark = (x: number): number => 0.65 + 0.35 / (1 + Math.exp((58 - x) / 3))
    const shadow = picture((x, y) => dark(x) * tiles(x, y))
    const laid = picture((x, y) => dark(x) * (within(x, y, 10, 50, 22, 56) ? 220 : tiles(x, y)))
    const sleeve = picture((x, y) => (within(x, y, 0, 40, 70, 60) ? (x % 8 < 4 ? 50 : 70) : tiles(x, y)))
    expect(changeSince(lit, shadow)).toMatchObject({ reaches: [], box: { left: 0, top: 0, bottom: 1 } })
    expect(changeSince(lit, laid).reaches).toEqual([])
    expect(changeSince(shadow, lit).reaches).toEqual([])
    expect(angleBetween(changeSince(lit, sleeve).reaches[0] ?? 0, (3 * Math.PI) / 2)).toBeLessThan(0.2)
    const place = { left: 40 / WIDTH, top: 50 / HEIGHT, right: 52 / WIDTH, bottom: 56 / HEIGHT }
    expect(changedWithin(lit, shadow, place)).toBe(0)
    expect(
      changedWithin(
        lit,
        picture((x, y) => dark(x) * (within(x, y, 40, 50, 52, 56) ? 100 : tiles(x, y))),
        place,
      ),
    ).toBeGreaterThan(0.9)
  })
})

describe('The seat that an arm comes from', () => {
  test('is the nearest, where one is clearly nearer than the next', () => {
    const four = seatsAround(4)
    expect(four.map((bearing) => seatFrom(bearing + 0.3, four))).toEqual([0, 1, 2, 3])
    expect(seatFrom(Math.PI / 4, four)).toBeNull()
    expect(seatFrom(0, [Math.PI, null])).toBeNull()
  })
})
