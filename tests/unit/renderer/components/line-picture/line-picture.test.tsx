// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import { halfOf } from '../../../../../src/renderer/components/line-of-play/shapes'
import { LinePicture } from '../../../../../src/renderer/components/line-picture/line-picture'

const placed = { key: '0', x: 2, y: 1, width: 2, height: 1, turn: 0, orientation: 'horizontal', halves: [6, 4] } as const

describe('A picture of a line', () => {
  test('rings the half that shows a suit, whichever way the tile lies', () => {
    expect(halfOf(placed, 6)).toEqual({ x: 2, y: 1, width: 1, height: 1 })
    expect(halfOf(placed, 4)).toEqual({ x: 3, y: 1, width: 1, height: 1 })
    const upright = { ...placed, width: 1, height: 2, turn: 0, orientation: 'vertical' } as const
    expect(halfOf(upright, 6)).toEqual({ x: 2, y: 1, width: 1, height: 1 })
    expect(halfOf(upright, 4)).toEqual({ x: 2, y: 2, width: 1, height: 1 })
  })

  test('lies in one row, with what is ringed inside the picture', () => {
    const tiles = [
      { key: 'a', tile: tileOf(6, 4), arm: null, outward: 4 },
      { key: 'b', tile: tileOf(4, 2), arm: 'right', outward: 2 },
      { key: 'c', tile: tileOf(6, 6), arm: 'left', outward: 6 },
    ] as const
    const { container, getByRole } = render(
      <LinePicture
        layout="two-ended"
        arms={2}
        tiles={tiles}
        ringed={[
          { key: 'b', suit: 2 },
          { key: 'c', suit: null },
          { key: 'gone', suit: 1 },
        ]}
        label="three tiles"
      />,
    )
    const [x = 0, y = 0, width = 0, height = 0] = getByRole('img', { name: 'three tiles' }).getAttribute('viewBox')?.split(' ').map(Number) ?? []
    expect(height).toBeLessThan(3)
    const rings = [...container.querySelectorAll('[data-ring] > rect:first-child')].map((ring) =>
      ['x', 'y', 'width', 'height'].map((side) => Number(ring.getAttribute(side))),
    )
    expect(rings).toHaveLength(2)
    for (const [left = NaN, top = NaN, across = NaN, down = NaN] of rings) {
      expect(left).toBeGreaterThan(x)
      expect(top).toBeGreaterThan(y)
      expect(left + across).toBeLessThan(x + width)
      expect(top + down).toBeLessThan(y + height)
    }
    // the whole of the double, and half of the other tile
    expect(rings.map(([, , across = 0, down = 0]) => Math.round(across * down))).toEqual([1, 2])
  })

  test('is nothing without a tile', () => {
    const { container } = render(<LinePicture layout="two-ended" arms={2} tiles={[]} ringed={[]} label="none" />)
    expect(container.innerHTML).toBe('')
  })
})
