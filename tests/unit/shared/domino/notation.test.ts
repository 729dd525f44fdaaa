import { describe, expect, test } from 'vitest'
import { laidLine, makeLine } from '#shared/domino/notation'
import { tileOf } from '#shared/domino/tile'

describe('a line of play on one line of text', () => {
  test('is null before the lead', () => {
    expect(laidLine([], 2)).toBeNull()
  })

  test('runs from left to right, the lead starred', () => {
    const line = laidLine(
      [
        { tile: tileOf(6, 4), arm: null, outward: 4 },
        { tile: tileOf(4, 2), arm: 'right', outward: 2 },
        { tile: tileOf(6, 5), arm: 'left', outward: 5 },
        { tile: tileOf(5, 5), arm: 'left', outward: 5 },
      ],
      2,
    )
    expect(line && makeLine(line)).toBe('5-5 5-6 6-4* 4-2')
  })

  test('goes round a spinner arm by arm, a dash where none has begun', () => {
    const line = laidLine(
      [
        { tile: tileOf(6, 6), arm: null, outward: 6 },
        { tile: tileOf(6, 2), arm: 1, outward: 2 },
        { tile: tileOf(6, 3), arm: 3, outward: 3 },
        { tile: tileOf(5, 2), arm: 1, outward: 5 },
      ],
      4,
    )
    expect(line && makeLine(line)).toBe('6-6* | 6-2 2-5 | - | 6-3 | -')
  })
})
