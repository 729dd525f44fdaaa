import { describe, expect, test } from 'vitest'
import { surelyRead, type TileDetection } from '#shared/recognition/detection'
import { makeTile } from '#shared/domino/tile'
import { askedWhereHalfSeen } from '../../../../src/renderer/recognition/half-seen'
import type { PlaceCandidate } from '../../../../src/renderer/recognition/read-places'

const PICTURE = { width: 400, height: 300 }
const half = (suit: number): readonly number[] => Array.from({ length: 13 }, (_, at) => (at === suit ? 1 : 0))

/** A tile 80 long and 40 wide that lies along the picture, its first half at the left. */
function tile(x: number, y: number, first: number, second: number): TileDetection {
  const corners = [
    { x, y },
    { x: x + 80, y },
    { x: x + 80, y: y + 40 },
    { x, y: y + 40 },
  ] as const
  return { corners, first: half(first), second: half(second), found: 0.99 }
}

const place = (cx: number, cy: number, chance: number, turned = false): PlaceCandidate => {
  return { cx, cy, chance, ...(turned ? { ux: 0, uy: 40, vx: -20, vy: 0 } : { ux: 40, uy: 0, vx: 0, vy: 20 }) }
}

const sure = (detections: readonly TileDetection[], places: readonly PlaceCandidate[] = []) =>
  askedWhereHalfSeen(detections, PICTURE, places).map((detection) => {
    const read = surelyRead(detection)
    return read === null ? null : makeTile(read)
  })

describe('what may be half seen is asked about', () => {
  test.each([
    ['a tile in the middle', tile(100, 100, 6, 9), '9-6'],
    ['one that lies at the edge, wholly seen', tile(0, 100, 6, 2), '6-2'],
    ['one whose rim alone is cut', tile(-4, 100, 6, 2), '6-2'],
    ['one whose last row of pips is cut', tile(-8, 100, 6, 2), null],
    ['the same below', tile(100, 270, 6, 2), null],
    ['a half of many pips at whose frame the picture ends: it may be more', tile(0, 100, 8, 2), null],
    ['the same at its other end', tile(320, 100, 2, 8), null],
    ['a half of many pips away from the edge', tile(0, 100, 2, 8), '8-2'],
    ['one a little further in', tile(3, 100, 8, 2), '8-2'],
  ])('%s', (_, detection, read) => {
    expect(sure([detection])).toEqual([read])
  })

  test('two of which one covers much of the other', () => {
    expect(sure([tile(100, 100, 1, 2), tile(150, 100, 3, 4), tile(100, 200, 5, 5)])).toEqual([null, null, '5-5'])
    expect(sure([tile(100, 100, 1, 2), tile(175, 100, 3, 4)])).toEqual(['2-1', '4-3'])
  })

  test.each([
    ['half a tile further on, as likely a place', place(180, 120, 0.8), null],
    ['a less likely one', place(180, 120, 0.6), '2-1'],
    ['the next tile', place(220, 120, 0.99), '2-1'],
    ['the same tile once more', place(141, 121, 0.99), '2-1'],
    ['a tile that lies across', place(180, 120, 0.99, true), '2-1'],
    ['one in the next row', place(180, 160, 0.99), '2-1'],
  ])('a tile beside which lies %s', (_, other, read) => {
    expect(sure([tile(100, 100, 2, 1)], [other])).toEqual([read])
  })

  test('what is not sure anyhow stays as it is, and a sure one keeps what it most likely is', () => {
    const doubtful = { ...tile(-20, 100, 1, 2), found: 0.7 }
    expect(askedWhereHalfSeen([doubtful], PICTURE, [])).toEqual([doubtful])
    const [cut] = askedWhereHalfSeen([tile(-20, 100, 1, 2)], PICTURE, [])
    expect([cut?.found, cut?.first]).toEqual([0.89, half(1)])
  })
})
