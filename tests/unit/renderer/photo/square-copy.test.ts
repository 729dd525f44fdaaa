// @vitest-environment jsdom
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PICTURE_LIMITS } from '#shared/contract/people'
import { MIDDLE, squareCopy, squareOf } from '../../../../src/renderer/screens/people/person-editor'

const drawn: number[][] = []
let bytesPerPixel = 0.3

beforeEach(() => {
  drawn.length = 0
  bytesPerPixel = 0.3
  const context = { fillRect: () => undefined, drawImage: (_: unknown, ...numbers: number[]) => void drawn.push(numbers) }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as unknown as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, given, _type, quality = 1) {
    given(new Blob([new Uint8Array(Math.round(this.width * this.height * bytesPerPixel * quality))], { type: 'image/jpeg' }))
  })
})
afterEach(() => vi.restoreAllMocks())

const pictureOf = (width: number, height: number) => ({ width, height }) as ImageBitmap

describe('The square of a picture', () => {
  test('is the middle of it, as large as it can be, at first', () => {
    expect(squareOf({ width: 400, height: 300 }, MIDDLE)).toEqual({ left: 50, top: 0, side: 300 })
    expect(squareOf({ width: 300, height: 400 }, MIDDLE)).toEqual({ left: 0, top: 50, side: 300 })
  })

  test('never reaches beyond the picture, wherever it is moved', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    const pixels = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(pixels, pixels, fc.double({ min: 1, max: 4, noNaN: true }), part, part, (width, height, zoom, across, down) => {
        const { left, top, side } = squareOf({ width, height }, { zoom, across, down })
        expect(side).toBeGreaterThan(0)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(left + side).toBeLessThanOrEqual(width + 1e-6)
        expect(top + side).toBeLessThanOrEqual(height + 1e-6)
      }),
    )
  })
})

describe('A small square copy', () => {
  test('is drawn from that square alone, at 128 pixels a side', async () => {
    expect(await squareCopy(pictureOf(400, 300), { zoom: 2, across: 1, down: 0 })).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(drawn).toEqual([[250, 0, 150, 150, 0, 0, 128, 128]])
  })

  test('is as light as the host takes it, or none', async () => {
    bytesPerPixel = 3
    const copy = await squareCopy(pictureOf(400, 300), MIDDLE)
    expect(Buffer.from(copy ?? '', 'base64').length).toBeLessThanOrEqual(PICTURE_LIMITS.bytes)
    bytesPerPixel = 1000
    expect(await squareCopy(pictureOf(400, 300), MIDDLE)).toBeNull()
  })
})
