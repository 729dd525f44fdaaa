import { describe, expect, it } from 'vitest'
import { cutHalf, PATCH_HEIGHT, PATCH_WIDTH } from '../../../../src/renderer/recognition/patches'
import { pyramid } from '../../../../src/renderer/recognition/pixels'
import { grey, picture } from './pictures'

/** A dark table with a pale tile 88 by 44 whose middle is at 100, 100; its right half has one dark pip. */
const tile = picture(200, 200, (x, y) => {
  const [dx, dy] = [x + 0.5 - 100, y + 0.5 - 100]
  if (Math.abs(dx) > 44 || Math.abs(dy) > 22) return grey(40)
  return grey(Math.hypot(dx - 22, dy) < 6 ? 10 : 230)
})
const levels = pyramid(tile, 5)
const frame = { cx: 100, cy: 100, ux: 44, uy: 0, vx: 0, vy: 22 }

function cut(of: typeof frame, side: 1 | -1, mirrored = false) {
  const out = new Float32Array(3 * PATCH_WIDTH * PATCH_HEIGHT)
  cutHalf(levels, { frame: of, side, mirrored }, out)
  return (x: number, y: number): number => out[y * PATCH_WIDTH + x] as number
}

describe('cutHalf', () => {
  it('shows the bar a quarter in from the left, the half in the middle and what lies around it', () => {
    const at = cut(frame, 1)
    expect(at(11, 32)).toBeCloseTo(230, 0)
    expect(at(33, 32)).toBeCloseTo(10, 0)
    expect(at(33, 5)).toBeCloseTo(40, 0)
    expect(at(60, 32)).toBeCloseTo(40, 0)
  })

  it('turns the first half round, so that the bar is at its left as well', () => {
    const at = cut(frame, -1)
    expect(at(33, 32)).toBeCloseTo(230, 0)
    expect(at(2, 32)).toBeCloseTo(230, 0)
    expect(at(60, 32)).toBeCloseTo(40, 0)
  })

  it('straightens a frame that is turned', () => {
    const upright = { cx: 100, cy: 100, ux: 0, uy: 22, vx: -44, vy: 0 }
    const at = cut(upright, 1)
    // The pip lies a quarter of the long side away, which is now across the patch.
    expect(at(11, 21)).toBeCloseTo(10, 0)
    expect(at(11, 43)).toBeCloseTo(230, 0)
  })

  it('mirrors top and bottom when asked', () => {
    const upright = { cx: 100, cy: 100, ux: 0, uy: 22, vx: -44, vy: 0 }
    expect(cut(upright, 1, true)(11, 42)).toBeCloseTo(10, 0)
    expect(cut(upright, 1, true)(11, 20)).toBeCloseTo(230, 0)
  })

  it('shows grey beyond the edge of the photo', () => {
    const at = cut({ ...frame, cx: 195 }, 1)
    expect(at(40, 32)).toBe(114)
  })

  it('takes a large tile from a smaller copy of the photo', () => {
    const stripes = pyramid(
      picture(400, 400, (x) => grey(x % 2 === 0 ? 0 : 200)),
      5,
    )
    const out = new Float32Array(3 * PATCH_WIDTH * PATCH_HEIGHT)
    cutHalf(stripes, { frame: { cx: 200, cy: 200, ux: 100, uy: 0, vx: 0, vy: 50 }, side: 1, mirrored: false }, out)
    expect(out[32 * PATCH_WIDTH + 40]).toBeCloseTo(100, 0)
  })
})
