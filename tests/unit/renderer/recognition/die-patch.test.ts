import { describe, expect, it } from 'vitest'
import { cutDie, DIE_PATCH, mirror } from '../../../../src/renderer/recognition/read-dice'
import { pyramid, type Pixels } from '../../../../src/renderer/recognition/pixels'
import { grey, picture } from './pictures'

/** A dark table with a pale face 40 by 40 whose middle is at 100, 80; its pip lies above and to the left. */
const table = picture(200, 160, (x, y) => {
  const [dx, dy] = [x + 0.5 - 100, y + 0.5 - 80]
  if (Math.abs(dx) > 20 || Math.abs(dy) > 20) return grey(40)
  return Math.hypot(dx + 10, dy + 10) < 5 ? [200, 10, 10] : grey(230)
})

function cut(of: Pixels, x: number, y: number, width: number) {
  const out = new Float32Array(3 * DIE_PATCH * DIE_PATCH)
  cutDie(pyramid(of, 5), { x, y }, width, out)
  return out
}

const at = (patch: Float32Array, x: number, y: number, channel = 0): number => patch[(channel * DIE_PATCH + y) * DIE_PATCH + x] as number

describe('cutDie', () => {
  it('shows the face in the middle, level, with something of what lies around it', () => {
    const patch = cut(table, 100, 80, 40)
    expect(at(patch, 64, 64)).toBeCloseTo(230, 0)
    // The face is 128 / 2.4 pixels wide here.
    expect([at(patch, 40, 64), at(patch, 32, 64), at(patch, 64, 94)]).toEqual([230, 40, 40])
  })

  it('gives red, green and blue one after the other', () => {
    const patch = cut(table, 100, 80, 40)
    expect([0, 1, 2].map((channel) => Math.round(at(patch, 50, 50, channel)))).toEqual([200, 10, 10])
  })

  it('takes a large face from a smaller copy of the photo', () => {
    const stripes = picture(400, 400, (x) => grey(x % 2 === 0 ? 0 : 200))
    expect(at(cut(stripes, 200, 200, 200), 64, 64)).toBeCloseTo(100, 0)
  })

  it('shows grey beyond the edge of the photo', () => {
    expect(at(cut(table, 4, 80, 40), 0, 64)).toBe(114)
  })
})

describe('mirror', () => {
  it('exchanges left and right and leaves rows and colours where they are', () => {
    const patch = cut(table, 100, 80, 40)
    const out = new Float32Array(patch.length)
    mirror(patch, out)
    expect(at(out, 77, 50)).toBe(at(patch, 50, 50))
    expect(at(out, 77, 50, 1)).toBe(at(patch, 50, 50, 1))
    expect(at(out, 50, 50)).toBeCloseTo(230, 0)
  })
})
