import { describe, expect, test } from 'vitest'
import type { Rect } from '../../../../../src/renderer/components/line-of-play/geometry'
import { canBeTapped } from '../../../../../src/renderer/components/line-of-play/stage'

const LYING: Rect = { x: 0, y: 0, width: 2, height: 1 }
const NEXT: Rect = { x: 2, y: 0, width: 2, height: 1 }
/** A double across the line: its middle is one and a half from that of the tile before it. */
const ACROSS: Rect = { x: 2, y: -0.5, width: 1, height: 2 }

describe('tiles can be tapped one by one', () => {
  test.each([
    ['two in a row, their middles 24 px apart', [LYING, NEXT], 12, true],
    ['two in a row, a little smaller', [LYING, NEXT], 11.9, false],
    ['a double next to a tile needs more', [LYING, ACROSS], 12, false],
    ['a double next to a tile, their middles 24 px apart', [LYING, ACROSS], 16, true],
    ['one alone, however small', [LYING], 4, true],
    ['none', [], 4, true],
  ] as const)('%s', (_, tiles, scale, can) => {
    expect(canBeTapped({ tiles, slots: [] }, scale)).toBe(can)
  })

  test.each([
    ['the button of the end leaves 12 px about the middle of the last tile', [LYING], NEXT, 20, true],
    ['the button of the end comes nearer', [LYING], NEXT, 19.9, false],
    ['a tile 24 px wide needs no room about it', [ACROSS], { x: 3, y: 0, width: 2, height: 1 }, 24, true],
    ['a double at the end, a little smaller', [ACROSS], { x: 3, y: 0, width: 2, height: 1 }, 23.9, false],
  ] as const)('%s', (_, tiles, slot, scale, can) => {
    expect(canBeTapped({ tiles, slots: [slot] }, scale)).toBe(can)
  })

  test('as long as nothing is measured', () => {
    expect(canBeTapped({ tiles: [LYING, NEXT], slots: [] }, null)).toBe(true)
  })
})
