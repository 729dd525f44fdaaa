import sharp from 'sharp'
import { expect, test } from 'vitest'
import { checkSize, formatOf, MOST_MEGAPIXELS, notOpened, readableFormat } from '../../../../src/renderer/recognition/decode-picture'

const canvas = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: 'white' } })
const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['JPEG', () => canvas(8, 6).jpeg().toBuffer()],
  ['PNG', () => canvas(8, 6).png().toBuffer()],
  ['WebP', () => canvas(8, 6).webp().toBuffer()],
  ['AVIF', () => canvas(80, 60).avif().toBuffer()],
] as const)('%s is read, and its size is known', async (format, file) => {
  const made = new Uint8Array(await file())
  expect(readableFormat(made)).toEqual({ ok: true, value: format })
  expect(checkSize(made, format)).toEqual({ ok: true, value: null })
})

test.each([
  ['GIF', () => canvas(8, 6).gif().toBuffer()],
  ['TIFF', () => canvas(8, 6).tiff().toBuffer()],
  ['PDF', () => Promise.resolve(bytes('%PDF-1.7\n'))],
  ['XML', () => Promise.resolve(bytes('<?xml version="1.0"?>\n<svg/>'))],
  ['JPEG 2000', () => Promise.resolve(bytes('\0\0\0\x0cjP  \r\n\x87\n'))],
  ['JPEG XL', () => Promise.resolve(bytes('\0\0\0\x0cJXL \r\n\x87\n'))],
  ['JPEG XL', () => Promise.resolve(bytes('\xff\x0a\x00'))],
  ['MP4', () => Promise.resolve(bytes('\0\0\0\x20ftypisom\0\0\x02\0'))],
] as const)('%s is refused by its name', async (format, file) => {
  expect(readableFormat(new Uint8Array(await file()))).toEqual({ ok: false, error: { code: 'not-a-picture', format } })
})

test('what only some browsers read is tried, and named where this one does not', () => {
  const heic = bytes('\0\0\0\x18ftypheic\0\0\0\0mif1heic')
  expect(readableFormat(heic)).toEqual({ ok: true, value: 'HEIC' })
  expect(checkSize(heic, 'HEIC')).toEqual({ ok: false, error: { code: 'not-a-picture', format: 'HEIC' } })
  expect(notOpened('AVIF')).toEqual({ code: 'not-a-picture', format: 'AVIF' })
  expect(notOpened('JPEG')).toEqual({ code: 'damaged', format: 'JPEG' })
})

test('text is no picture, whatever the file is called', () => {
  expect(readableFormat(bytes('6-4 4-2'))).toEqual({ ok: false, error: { code: 'not-a-picture', format: null } })
  expect(formatOf(bytes('6-4 4-2'))).toBeNull()
})

test('an empty file is said to be empty', () => {
  expect(readableFormat(new Uint8Array())).toEqual({ ok: false, error: { code: 'empty' } })
})

test('a header that ends early is damage', async () => {
  const whole = new Uint8Array(await canvas(8, 6).png().toBuffer())
  expect(checkSize(whole.subarray(0, 14), 'PNG')).toEqual({ ok: false, error: { code: 'damaged', format: 'PNG' } })
  const jpeg = new Uint8Array(await canvas(8, 6).jpeg().toBuffer())
  expect(checkSize(jpeg.subarray(0, 10), 'JPEG')).toEqual({ ok: false, error: { code: 'damaged', format: 'JPEG' } })
})

test.each([
  [8192, 6144, true],
  [8160, 6144, true],
  [8246, 6185, false],
])('a camera of 50 megapixels may give a few more: %i × %i', async (width, height, read) => {
  const whole = new Uint8Array(await canvas(8, 6).png().toBuffer())
  const view = new DataView(whole.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  expect(checkSize(whole, 'PNG').ok).toBe(read)
})

test('what is larger than can be held is refused by its header alone', async () => {
  const whole = new Uint8Array(await canvas(8, 6).png().toBuffer())
  const view = new DataView(whole.buffer)
  view.setUint32(16, 10_000)
  view.setUint32(20, 6_000)
  expect(checkSize(whole, 'PNG')).toEqual({ ok: false, error: { code: 'too-large', megapixels: 60, most: MOST_MEGAPIXELS } })
})
