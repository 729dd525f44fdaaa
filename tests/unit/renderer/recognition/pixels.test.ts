import { describe, expect, it } from 'vitest'
import { atMost, planes, pyramid, resize } from '../../../../src/renderer/recognition/pixels'
import { grey, picture } from './pictures'

const reds = (data: ArrayLike<number>): readonly number[] => Array.from({ length: data.length / 4 }, (_, i) => data[i * 4] as number)

describe('resize', () => {
  it('averages all that a pixel covers when shrinking', () => {
    const checks = picture(4, 4, (x, y) => grey((x + y) % 2 === 0 ? 0 : 200))
    expect(reds(resize(checks, 2, 2).data)).toEqual([100, 100, 100, 100])
  })

  it('shares a pixel on the border between both its sides', () => {
    const three = picture(3, 1, (x) => grey([30, 60, 90][x] as number))
    expect(reds(resize(three, 2, 1).data)).toEqual([40, 80])
  })

  it('goes evenly from one pixel to the next when growing', () => {
    const two = picture(2, 1, (x) => grey(x * 100))
    expect(reds(resize(two, 4, 1).data)).toEqual([0, 25, 75, 100])
  })

  it('keeps colours apart', () => {
    const one = resize(
      picture(2, 2, () => [10, 20, 30]),
      1,
      1,
    )
    expect(Array.from(one.data)).toEqual([10, 20, 30, 255])
  })
})

describe('atMost', () => {
  it('shrinks the longer side to the most, in proportion', () => {
    const { width, height } = atMost(
      picture(80, 60, () => grey(9)),
      40,
    )
    expect([width, height]).toEqual([40, 30])
  })

  it('leaves a smaller picture as it is', () => {
    const small = picture(30, 20, () => grey(9))
    expect(atMost(small, 40)).toBe(small)
  })
})

describe('pyramid', () => {
  it('halves the picture until it is too small', () => {
    const sizes = pyramid(
      picture(40, 32, () => grey(7)),
      5,
    ).map(({ width, height }) => [width, height])
    expect(sizes).toEqual([
      [40, 32],
      [20, 16],
      [10, 8],
      [5, 4],
    ])
  })

  it('makes each pixel the mean of four', () => {
    const [, half] = pyramid(
      picture(8, 8, (x) => grey(x % 2 === 0 ? 10 : 13)),
      2,
    )
    expect(new Set(reds(half!.data))).toEqual(new Set([12]))
  })
})

describe('planes', () => {
  it('puts all red before all green before all blue', () => {
    expect(Array.from(planes(picture(2, 1, (x) => [x, 10 + x, 20 + x])))).toEqual([0, 1, 10, 11, 20, 21])
  })
})
