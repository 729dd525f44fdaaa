import { err, ok, type Result } from '#shared/kernel/result'

/** Why bytes are no picture that is kept. */
export type NoSuchJpeg = 'not-a-jpeg' | 'too-large'

/** What a picture may measure: bytes, and pixels along its longer side. */
interface Limits {
  readonly bytes: number
  readonly side: number
}

/** A JPEG as a message carries it (base64), looked at and not decoded; or why it is none that is kept. */
export function checkJpeg(base64: string, limits: Limits): Result<Uint8Array, NoSuchJpeg> {
  // three bytes in four letters: measured before anything is made of it
  if (base64.length > Math.ceil(limits.bytes / 3) * 4) return err('too-large')
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.toString('base64') !== base64) return err('not-a-jpeg')
  if (bytes.length > limits.bytes) return err('too-large')
  const size = jpegSize(bytes)
  if (size === null) return err('not-a-jpeg')
  return Math.max(size.width, size.height) > limits.side ? err('too-large') : ok(bytes)
}

interface JpegSize {
  readonly width: number
  readonly height: number
}

const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda

/** Markers of a frame header; between them lie those of tables (C4, C8, CC). */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}

/** Width and height in pixels of a whole JPEG, from its frame header (ITU-T T.81, B.1 and B.2.2); null for anything else. */
function jpegSize(bytes: Buffer): JpegSize | null {
  const last = bytes.length - 2
  if (last < 2 || bytes[0] !== 0xff || bytes[1] !== START_OF_IMAGE || bytes[last] !== 0xff || bytes[last + 1] !== END_OF_IMAGE) return null
  for (let at = 2; at + 4 <= last;) {
    const marker = bytes.readUInt8(at + 1)
    const length = bytes.readUInt16BE(at + 2)
    if (bytes[at] !== 0xff || length < 2 || marker === START_OF_SCAN) return null
    if (isFrame(marker)) {
      if (length < 8 || at + 2 + length > last) return null
      const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
      return width > 0 && height > 0 ? { width, height } : null
    }
    at += 2 + length
  }
  return null
}
