import { expect, test } from 'vitest'
import type { TileDetection } from '#shared/recognition/detection'
import type { Pixels } from '../../../../src/renderer/recognition/pixels'
import { printedAmong } from '../../../../src/renderer/recognition/printed'
import { clear } from '../../shared/recognition/detections'

const [WIDTH, HEIGHT, EDGE] = [1600, 900, 800]
const [BROWN, TEAL] = [
  [92, 42, 44],
  [38, 116, 112],
] as const

/** A board at the left and a cloth at the right, in these colours, and white where tiles are. */
function pictureOf(tiles: readonly TileDetection[], board: readonly number[] = BROWN, cloth: readonly number[] = TEAL): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  const row = new Uint8ClampedArray(WIDTH * 4).map((_, at) => [...(at < 4 * EDGE ? board : cloth), 255][at % 4] as number)
  for (let y = 0; y < HEIGHT; y++) data.set(row, 4 * y * WIDTH)
  for (const { corners } of tiles) {
    const { x: left, y: top } = corners[0]
    for (let y = top; y < top + 100; y++) data.fill(240, 4 * (y * WIDTH + left), 4 * (y * WIDTH + left + 200))
  }
  return { width: WIDTH, height: HEIGHT, data }
}

const at = (column: number, row: number) => ({ x: 130 + 260 * column, y: 110 + 170 * row })
/* Each a tile of a track that says its tiles twice. */
const TRACK = [clear(at(0, 0), 6, 4), clear(at(0, 1), 4, 2), clear(at(0, 2), 2, 2), clear(at(1, 0), 6, 4), clear(at(1, 1), 2, 4), clear(at(1, 2), 2, 2)]
const REAL = [clear(at(4, 0), 6, 6), clear(at(4, 1), 5, 3), clear(at(4, 2), 3, 1), clear(at(5, 0), 6, 4)]

test('tiles on a ground of their own that are there more often than a set has them may be printed, and no others', () => {
  const tiles = [...REAL, ...TRACK]
  expect([...printedAmong(tiles, pictureOf(tiles))]).toEqual([4, 5, 6, 7, 8, 9])
  // One that lies across the edge of the board was laid there, and one that is not sure is as the others about it.
  const across = clear({ x: EDGE, y: 700 }, 5, 5)
  const unsure = { ...clear(at(0, 3), 1, 0), found: 0.7 }
  const more = [across, unsure, ...tiles]
  expect([...printedAmong(more, pictureOf(more))]).toEqual([1, 6, 7, 8, 9, 10, 11])
})

test.each([
  ['all lie on one ground', [...REAL, ...TRACK], TEAL],
  ['one ground is in the shade of the other', [...REAL, ...TRACK], TEAL.map((light) => light / 2)],
  ['each is there once', [...REAL, ...TRACK.slice(0, 3), clear(at(1, 0), 0, 0), clear(at(1, 1), 1, 0)], BROWN],
  ['a few lie elsewhere', [...TRACK, ...REAL.slice(0, 3)], BROWN],
  ['there are none', [], BROWN],
])('nothing is taken for printed where %s', (_, tiles, board) => {
  expect(printedAmong(tiles, pictureOf(tiles, board)).size).toBe(0)
})
