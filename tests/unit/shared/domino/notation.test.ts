import { describe, expect, test } from 'vitest'
import { laidLine, makeLine, parseLine } from '#shared/domino/notation'
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

  test.each([
    ['', 'no tile is marked as the lead'],
    ['6-4 4-2', 'no tile is marked as the lead'],
    ['6-6 | 6-2 | - | -', 'no tile is marked as the lead'],
    ['6-4* 4-2* 2-1', '"4-2*" is no tile'],
    ['6-4*  4-2', '"" is no tile'],
    ['6-4* 2-4', '4-2 does not meet the 4'],
    ['6-5 6-4*', '6-5 does not meet the 6'],
    ['6-6* | 6-2 5-2 | - | -', '5-2 does not meet the 2'],
    ['6-5* | 5-2 | - | -', 'the spinner 6-5 is no double'],
    ['6-6* | 6-2 | -', 'a line of two arms is written from left to right'],
    ['6-6* | six | - | -', '"six" is no tile'],
  ])('%j is none: %s', (text, why) => {
    expect(parseLine(text)).toEqual({ ok: false, error: { kind: 'not-a-line', why } })
  })
})
