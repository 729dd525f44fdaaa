import { describe, expect, test } from 'vitest'
import { Random } from '#shared/kernel/random'
import { frameIn, takenSince, type Colours, type FaceDown } from '#shared/watch/face-down'

const [WIDTH, HEIGHT] = [120, 90]
/** Width and length of a tile, and the room it takes. */
const [WIDE, LONG] = [12, 24]
const FACE = WIDE * LONG

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
}

/** A picture of tiles that lie face down, each with a shadow on one side, by their left upper corners. */
function picture(tiles: readonly (readonly [number, number])[], scene: Scene = {}): Colours {
  const { cloth = [62, 104, 70], back = [232, 226, 204], light = 1, noise = 3, seed = 1, sleeve = false } = scene
  const random = new Random(seed)
  const on = (x: number, y: number, away: number): boolean =>
    tiles.some(([left, top]) => x >= left + away && x < left + away + WIDE && y >= top + away && y < top + away + LONG)
  const data = new Uint8Array(3 * WIDTH * HEIGHT)
  for (let at = 0; at < WIDTH * HEIGHT; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)]
    const shade = on(x, y, 0) ? 1 : on(x, y, 2) ? 0.6 : 1
    const colour = sleeve && x > 30 && x < 90 ? ([150, 20, 30] as const) : on(x, y, 0) ? back : cloth
    for (const [c, value] of colour.entries()) data[3 * at + c] = Math.max(0, Math.min(255, value * shade * light + (random.below(2 * noise + 1) - noise)))
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const ROW = [16, 32, 48, 64, 80].map((left): readonly [number, number] => [left, 30])
const box = { left: 0, top: 0, right: 1, bottom: 1 }
const counted = (tiles: readonly (readonly [number, number])[], scene?: Scene): FaceDown => ({ picture: picture(tiles, scene), tiles: tiles.length, box })

describe('Face-down tiles', () => {
  test('that were taken are counted, whichever they are', () => {
    for (const left of [0, 1, 2, 3, 4, 5]) {
      for (const kept of [ROW.slice(0, left), ROW.slice(5 - left)]) expect(takenSince(counted(ROW), picture(kept, { seed: 2 }), FACE)).toBe(5 - left)
    }
  })

  test('that were only pushed are all there', () => {
    expect(
      takenSince(
        counted(ROW),
        picture(
          ROW.map(([x, y]) => [x + 3, y + 5]),
          { seed: 3 },
        ),
        FACE,
      ),
    ).toBe(0)
    expect(
      takenSince(
        counted(ROW),
        picture(
          ROW.map(([x, y], at) => (at === 4 ? [x, y + 30] : [x, y])),
          { seed: 4 },
        ),
        FACE,
      ),
    ).toBe(0)
  })

  test('that were put back are more', () => {
    expect(takenSince(counted(ROW.slice(1)), picture(ROW, { seed: 5 }), FACE)).toBe(-1)
  })

  test.each([
    ['black on a pale cloth', { cloth: [210, 205, 190], back: [34, 32, 36] }],
    ['blue on wood', { cloth: [150, 104, 66], back: [40, 70, 150] }],
    ['red on green of the same brightness', { cloth: [60, 120, 60], back: [170, 60, 60] }],
    ['ivory, by a camera with much noise', { noise: 10 }],
  ] as const)('%s are counted, in more and in less light', (_, scene) => {
    for (const light of [0.75, 1, 1.05]) {
      for (const taken of [0, 1, 2])
        expect([light, takenSince(counted(ROW, scene), picture(ROW.slice(taken), { ...scene, light, seed: 7 }), FACE)]).toEqual([light, taken])
    }
  })

  test('are found again, and counted, where the camera was bumped', () => {
    const small = { left: 0.1, top: 0.2, right: 0.85, bottom: 0.75 }
    const before = { ...counted(ROW), box: small }
    for (const [x, y] of [
      [4, -6],
      [-9, 3],
    ] as const) {
      const now = picture(
        ROW.slice(1).map(([left, top]) => [left + x, top + y]),
        { seed: 12 },
      )
      const frame = frameIn(before, now)
      expect(Math.abs((frame.left - small.left) * WIDTH - x)).toBeLessThan(1.5)
      expect(Math.abs((frame.top - small.top) * HEIGHT - y)).toBeLessThan(1.5)
      expect(takenSince(before, now, FACE, frame)).toBe(1)
    }
  })

  test('are not counted where it cannot be said', () => {
    const gone = picture(ROW.slice(1), { seed: 8 })
    const alike: Scene = { cloth: [232, 228, 210] }
    expect(takenSince(counted(ROW, alike), picture(ROW.slice(1), alike), FACE)).toBeNull()
    expect(takenSince(counted(ROW), picture(ROW, { sleeve: true }), FACE)).toBeNull()
    // the record has far more, or far fewer, than lie in the frame
    expect(takenSince({ ...counted(ROW), tiles: 14 }, gone, FACE)).toBeNull()
    expect(takenSince({ ...counted(ROW), tiles: 2 }, gone, FACE)).toBeNull()
    expect(takenSince({ ...counted(ROW), tiles: 0 }, gone, FACE)).toBeNull()
    // a tile that is half covered by another
    expect(
      takenSince(
        counted(ROW),
        picture(
          ROW.map(([x, y], at) => (at === 4 ? [x - 10, y] : [x, y])),
          { seed: 9 },
        ),
        FACE,
      ),
    ).toBeNull()
  })
})
