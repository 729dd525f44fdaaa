import { describe, expect, it } from 'vitest'
import { cornersOf, overlap } from '../../../../src/renderer/recognition/geometry'

const flat = (cx: number, cy: number) => cornersOf({ cx, cy, ux: 20, uy: 0, vx: 0, vy: 10 })

describe('cornersOf', () => {
  it('goes round from the first half to the second and back', () => {
    expect(flat(100, 50)).toEqual([
      { x: 80, y: 40 },
      { x: 120, y: 40 },
      { x: 120, y: 60 },
      { x: 80, y: 60 },
    ])
  })
})

describe('overlap', () => {
  it('is all of a tile on itself, and of a small tile on a large one', () => {
    expect(overlap(flat(0, 0), flat(0, 0))).toBeCloseTo(1, 9)
    const large = cornersOf({ cx: 0, cy: 0, ux: 60, uy: 0, vx: 0, vy: 30 })
    expect(overlap(large, flat(5, 5))).toBeCloseTo(1, 9)
  })

  it('is what two tiles share', () => {
    expect(overlap(flat(0, 0), flat(10, 0))).toBeCloseTo(0.75, 9)
    const across = cornersOf({ cx: 0, cy: 0, ux: 0, uy: 20, vx: -10, vy: 0 })
    expect(overlap(flat(0, 0), across)).toBeCloseTo(0.5, 9)
  })

  it('is nothing for tiles that touch or lie apart', () => {
    expect(overlap(flat(0, 0), flat(40, 0))).toBeCloseTo(0, 9)
    expect(overlap(flat(0, 0), flat(100, 80))).toBeCloseTo(0, 9)
  })
})
