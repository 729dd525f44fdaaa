import { describe, expect, test } from 'vitest'
import { laidLine, makeLine, makeWritten } from '#shared/domino/notation'
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

  test('writes a tile led alone, and turns nothing that lies', () => {
    expect(makeLine({ lead: { tile: tileOf(6, 4), first: 4, second: 6 }, arms: [[], []] })).toBe('4-6*')
    expect(makeWritten({ tile: tileOf(6, 4), first: 4, second: 6 })).toBe('4-6')
  })

  test('leaves out what lies at an arm that the line does not have', () => {
    const lead = { tile: tileOf(6, 6), arm: null, outward: 6 }
    expect(laidLine([lead, { tile: tileOf(6, 2), arm: 5, outward: 2 }], 4)?.arms).toEqual([[], [], [], []])
  })
})
