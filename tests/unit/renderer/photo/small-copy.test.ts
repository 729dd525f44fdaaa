// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sideBySide, smallCopy } from '../../../../src/renderer/photo/small-copy'

/** What the page's canvas was asked for, and how heavy a JPEG it makes of so many pixels at such a quality. */
const asked: { width: number; height: number; quality: number }[] = []
let bytesPerPixel = 0.2
let makes = 'image/jpeg'

beforeEach(() => {
  asked.length = 0
  bytesPerPixel = 0.2
  makes = 'image/jpeg'
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: () => undefined } as unknown as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(this: HTMLCanvasElement, given, _type, quality = 1) {
    const { width, height } = this
    asked.push({ width, height, quality })
    given(new Blob([new Uint8Array(Math.round(width * height * bytesPerPixel * quality))], { type: makes }))
  })
})
afterEach(() => vi.restoreAllMocks())

const pictureOf = (width: number, height: number) => ({ width, height }) as ImageBitmap
const bytesOf = (base64: string | null) => Buffer.from(base64 ?? '', 'base64').length

describe('A small copy of a photo', () => {
  test('is at most 1024 pixels long and keeps its proportions', async () => {
    await smallCopy(pictureOf(1600, 1200))
    await smallCopy(pictureOf(900, 1600))
    expect(asked).toEqual([
      { width: 1024, height: 768, quality: 0.8 },
      { width: 576, height: 1024, quality: 0.8 },
    ])
  })

  test('of a smaller picture is not drawn larger', async () => {
    expect(bytesOf(await smallCopy(pictureOf(300, 200)))).toBe(300 * 200 * 0.2 * 0.8)
    expect(asked).toEqual([{ width: 300, height: 200, quality: 0.8 }])
  })

  test('that is too heavy is made plainer, and then smaller, until the host takes it', async () => {
    bytesPerPixel = 1
    expect(bytesOf(await smallCopy(pictureOf(1024, 768)))).toBeLessThanOrEqual(400_000)
    expect(asked.map(({ quality }) => quality)).toEqual([0.8, 0.65, 0.5])
    asked.length = 0
    bytesPerPixel = 3
    expect(bytesOf(await smallCopy(pictureOf(1024, 768)))).toBeLessThanOrEqual(400_000)
    expect(asked.at(-1)).toEqual({ width: 512, height: 384, quality: 0.65 })
  })

  test('is none where the page can make no JPEG, or none that is light enough', async () => {
    makes = 'image/png'
    expect(await smallCopy(pictureOf(1024, 768))).toBeNull()
    makes = 'image/jpeg'
    // too much for the host even where all is as small and as plain as it gets
    bytesPerPixel = 25
    expect(await smallCopy(pictureOf(1024, 768))).toBeNull()
  })

  test('is base64 and nothing else', async () => {
    expect(await smallCopy(pictureOf(10, 10))).toMatch(/^[A-Za-z0-9+/]+=*$/)
  })
})

describe('Small copies side by side', () => {
  const copies = (many: number) => Array.from({ length: many }, () => '/9j/2Q==')
  beforeEach(() => void vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1024, height: 768, close: () => undefined })))

  test('are as large as the host takes, with a place for each', async () => {
    for (const many of [2, 4, 5]) expect(await sideBySide(copies(many))).not.toBeNull()
    expect(asked.filter(({ quality }) => quality === 0.8).map(({ width, height }) => [width, height])).toEqual([
      [1600, 800],
      [1600, 1600],
      [1599, 1066],
    ])
  })

  test('are the one itself where there is only one', async () => {
    expect(await sideBySide(copies(1))).toBe('/9j/2Q==')
    expect(asked).toEqual([])
  })
})
