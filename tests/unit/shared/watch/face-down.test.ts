import { describe, expect, test } from 'vitest'
import { Random } from '#shared/kernel/random'
import { motionOf, UNMOVED, type Colours, type Motion } from '#shared/watch/align'
import { takenSince, type FaceDown } from '#shared/watch/face-down'

const [WIDTH, HEIGHT] = [120, 90]
/** Width and length of a tile, and the room it takes. */
const [WIDE, LONG] = [12, 24]
const FACE = WIDE * LONG
/** What a bump turns the picture about: the middle of the frame that is bumped. */
const MIDDLE = { x: 56.5, y: 42.5 }

type Colour = readonly [number, number, number]

interface Scene {
  readonly cloth?: Colour
  readonly back?: Colour
  /** How much brighter all of it is. */
  readonly light?: number
  /** Noise of the camera, of 255. */
  readonly noise?: number
  readonly seed?: number
  /** Something else that lies there: a dark sleeve over the middle. */
  readonly sleeve?: boolean
  /** How far the camera was bumped: places to the right and down, and radians clockwise. */
  readonly moved?: Motion
  /** A soft shadow that falls from the left, so far. */
  readonly shadow?: number
}

/** A picture of tiles that lie face down, each with a shadow on one side, by their left upper corners. */
function picture(tiles: readonly (readonly [number, number])[], scene: Scene = {}): Colours {
  const { cloth = [62, 104, 70], back = [232, 226, 204], light = 1, noise = 3, seed = 1, sleeve = false, moved = UNMOVED, shadow = -100 } = scene
  const random = new Random(seed)
  const on = (x: number, y: number, away: number): boolean =>
    tiles.some(([left, top]) => x >= left + away && x < left + away + WIDE && y >= top + away && y < top + away + LONG)
  const data = new Uint8Array(3 * WIDTH * HEIGHT)
  const [cos, sin] = [Math.cos(moved.turn), Math.sin(moved.turn)]
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const column = at % WIDTH
    const dx = column - MIDDLE.x - moved.x
    const dy = Math.floor(at / WIDTH) - MIDDLE.y - moved.y
    const x = MIDDLE.x + cos * dx + sin * dy
    const y = MIDDLE.y - sin * dx + cos * dy
    const lit = 1 - 0.3 / (1 + Math.exp((column - shadow) / 4))
    const shade = on(x, y, 0) ? 1 : on(x, y, 2) ? 0.6 : 1
    const colour = sleeve && x > 30 && x < 90 ? ([150, 20, 30] as const) : on(x, y, 0) ? back : cloth
    for (let c = 0; c < 3; c++)
      data[3 * at + c] = Math.max(0, Math.min(255, (colour[c] as number) * shade * light * lit + (random.below(2 * noise + 1) - noise)))
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const ROW = [16, 32, 48, 64, 80].map((left): readonly [number, number] => [left, 30])
const box = { left: 0, top: 0, right: 1, bottom: 1 }
const counted = (tiles: readonly (readonly [number, number])[], scene?: Scene): FaceDown => ({ picture: picture(tiles, scene), tiles: tiles.length, box })

/** Tiles that were taken; null where it cannot be said. */
const taken = (before: FaceDown, now: Colours, motion?: Motion): number | null => takenSince(before, now, FACE, motion)?.tiles ?? null

describe('Face-down tiles', () => {
  test('that were taken are counted, whichever they are', () => {
    for (const left of [0, 1, 2, 3, 4, 5]) {
      for (const kept of [ROW.slice(0, left), ROW.slice(5 - left)]) expect(taken(counted(ROW), picture(kept, { seed: 2 }))).toBe(5 - left)
    }
  })

  test('that were only pushed are all there', () => {
    expect(
      taken(
        counted(ROW),
        picture(
          ROW.map(([x, y]) => [x + 3, y + 5]),
          { seed: 3 },
        ),
      ),
    ).toBe(0)
    expect(
      taken(
        counted(ROW),
        picture(
          ROW.map(([x, y], at) => (at === 4 ? [x, y + 30] : [x, y])),
          { seed: 4 },
        ),
      ),
    ).toBe(0)
  })

  test('that were put back are more', () => {
    expect(taken(counted(ROW.slice(1)), picture(ROW, { seed: 5 }))).toBe(-1)
  })

  test.each([
    ['black on a pale cloth', { cloth: [210, 205, 190], back: [34, 32, 36] }],
    ['blue on wood', { cloth: [150, 104, 66], back: [40, 70, 150] }],
    ['red on green of the same brightness', { cloth: [60, 120, 60], back: [170, 60, 60] }],
    ['ivory, by a camera with much noise', { noise: 10 }],
  ] as const)('%s are counted, in more and in less light', (_, scene) => {
    for (const light of [0.75, 1, 1.05]) {
      for (const gone of [0, 1, 2]) expect([light, taken(counted(ROW, scene), picture(ROW.slice(gone), { ...scene, light, seed: 7 }))]).toEqual([light, gone])
    }
  })

  test('are found again, and counted, where the camera was bumped', () => {
    const small = { left: 0.1, top: 0.2, right: 0.85, bottom: 0.75 }
    const before = { ...counted(ROW), box: small }
    for (const moved of [
      { x: 4, y: -6, turn: 0 },
      { x: -9, y: 3, turn: 0 },
      { x: 5.4, y: 2.7, turn: 0.06 },
      { x: -3.2, y: -4.5, turn: -0.04 },
    ]) {
      const now = picture(ROW.slice(1), { moved, seed: 12 })
      const found = motionOf(before.picture, before.box, now)
      expect([Math.abs(found.x - moved.x), Math.abs(found.y - moved.y)].every((off) => off < 0.6)).toBe(true)
      expect(Math.abs(found.turn - moved.turn)).toBeLessThan(0.006)
      expect(taken(before, now, found)).toBe(1)
    }
  })

  test('are counted while a shadow comes over them, however far', () => {
    for (const scene of [{}, { cloth: [150, 104, 66], back: [110, 60, 44] }] as const satisfies readonly Scene[]) {
      for (const shadow of [10, 40, 55, 90]) {
        for (const left of [5, 4, 3])
          expect([shadow, taken(counted(ROW, scene), picture(ROW.slice(5 - left), { ...scene, shadow, seed: 13 }))]).toEqual([shadow, 5 - left])
      }
    }
  })

  test('of which one lay on another are counted by what they showed', () => {
    const over = ROW.map(([x, y], at): readonly [number, number] => (at === 4 ? [x - 7, y] : [x, y]))
    expect(taken(counted(over), picture(over.slice(0, 4), { seed: 14 }))).toBe(1)
  })

  test('are exactly as they were only where nothing else has come', () => {
    const nothing = takenSince(counted(ROW), picture(ROW, { seed: 15 }), FACE)
    expect(nothing).toEqual({ tiles: 0, exact: true })
    // the corner of a tile of the line
    expect(takenSince(counted(ROW), picture([...ROW, [104, 82]], { seed: 16 }), FACE)).toEqual({ tiles: 0, exact: false })
  })

  test('are not counted where it cannot be said', () => {
    const gone = picture(ROW.slice(1), { seed: 8 })
    const alike: Scene = { cloth: [232, 228, 210] }
    expect(taken(counted(ROW, alike), picture(ROW.slice(1), alike))).toBeNull()
    expect(taken(counted(ROW), picture(ROW, { sleeve: true }))).toBeNull()
    // the record has far more, or far fewer, than lie in the frame
    expect(taken({ ...counted(ROW), tiles: 14 }, gone)).toBeNull()
    expect(taken({ ...counted(ROW), tiles: 2 }, gone)).toBeNull()
    expect(taken({ ...counted(ROW), tiles: 0 }, gone)).toBeNull()
    // a tile that is half covered by another
    expect(
      taken(
        counted(ROW),
        picture(
          ROW.map(([x, y], at) => (at === 4 ? [x - 10, y] : [x, y])),
          { seed: 9 },
        ),
      ),
    ).toBeNull()
  })
})
