import { imageSize } from 'image-size'
import { err, ok, type Result } from '#shared/kernel/result'
import type { Pixels } from './pixels'
import type { PictureToRead, RecognitionFault } from './recognizer'

/** Largest photo that is read: as much as the cameras of today's phones give, and what a page can hold. One called so many has a little more. */
export const MOST_MEGAPIXELS = 50

/** Bytes of a file that say what it is. */
const HEAD = 64

/** What a file begins with, at an offset, by the name people know its kind by. */
const SIGNS: readonly (readonly [format: string, offset: number, begins: string])[] = [
  ['JPEG', 0, '\xff\xd8\xff'],
  ['PNG', 0, '\x89PNG\r\n\x1a\n'],
  ['WebP', 8, 'WEBP'],
  ['HEIC', 4, 'ftyphei'],
  ['HEIC', 4, 'ftyphev'],
  ['HEIF', 4, 'ftypmif1'],
  ['HEIF', 4, 'ftypmsf1'],
  ['AVIF', 4, 'ftypavi'],
  ['MP4', 4, 'ftyp'],
  ['WebM', 0, '\x1a\x45\xdf\xa3'],
  ['GIF', 0, 'GIF8'],
  ['TIFF', 0, 'II*\0'],
  ['TIFF', 0, 'MM\0*'],
  ['BMP', 0, 'BM'],
  ['PDF', 0, '%PDF-'],
  ['SVG', 0, '<svg'],
  ['XML', 0, '<?xml'],
  ['JPEG 2000', 4, 'jP  '],
  ['JPEG XL', 4, 'JXL '],
  ['JPEG XL', 0, '\xff\x0a'],
  ['ZIP', 0, 'PK\x03\x04'],
]

/** Every browser reads these. */
const READ: readonly string[] = ['JPEG', 'PNG', 'WebP']

/** Some browsers read these: AVIF nearly all, HEIC those of Apple. What a phone's camera saves is one of them. */
const PERHAPS_READ: readonly string[] = ['AVIF', 'HEIC', 'HEIF']

/** What kind of file begins with these bytes, whatever it is called; null where nobody knows. */
export function formatOf(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, HEAD))
  return SIGNS.find(([, offset, begins]) => text.startsWith(begins, offset))?.[0] ?? null
}

/** Whether a file is a picture that can be read, by its first bytes: its format, or the fault. */
export function readableFormat(head: Uint8Array): Result<string, RecognitionFault> {
  if (head.length === 0) return err({ code: 'empty' })
  const format = formatOf(head)
  return format !== null && (READ.includes(format) || PERHAPS_READ.includes(format)) ? ok(format) : err({ code: 'not-a-picture', format })
}

/** Why a picture with a sound header was not opened: its format is none that this browser reads, or it is damaged. */
export const notOpened = (format: string): RecognitionFault => (PERHAPS_READ.includes(format) ? { code: 'not-a-picture', format } : { code: 'damaged', format })

/** Refuses a picture that is too large to be opened, by what its header says, before anything is decoded. */
export function checkSize(file: Uint8Array, format: string): Result<null, RecognitionFault> {
  const size = sizeIn(file)
  if (size === null) return err(notOpened(format))
  const megapixels = (size.width * size.height) / 1e6
  return Math.round(megapixels) > MOST_MEGAPIXELS ? err({ code: 'too-large', megapixels, most: MOST_MEGAPIXELS }) : ok(null)
}

function sizeIn(file: Uint8Array): { readonly width: number; readonly height: number } | null {
  try {
    const { width, height } = imageSize(file)
    return width > 0 && height > 0 ? { width, height } : null
  } catch {
    // a header that ends early or names no size
    return null
  }
}

/** Longest side of what is read; `readPhoto` looks no closer. */
const LONGEST_READ = 3200
/** Longest side of what is shown. */
const LONGEST_SHOWN = 1600

export interface Decoded {
  /** Upright, as it is read. */
  readonly pixels: Pixels
  /** Upright, as it is shown. */
  readonly shown: ImageBitmap
  /** Pixels of `shown` to one of `pixels`. */
  readonly scale: number
}

/**
 * A picture as its pixels, turned upright as its camera noted (EXIF).
 *
 * A picture that was cut off is read as far as the browser decodes it; one that it does not decode at all is damaged.
 */
export async function decodePicture(picture: PictureToRead): Promise<Result<Decoded, RecognitionFault>> {
  const opened = picture instanceof ImageBitmap ? ok(picture) : await openFile(picture)
  if (!opened.ok) return opened
  const bitmap = opened.value
  try {
    return ok(decodeDrawn(bitmap))
  } finally {
    bitmap.close()
  }
}

/** A file as a picture turned upright; the caller closes it. */
export async function openFile(file: Blob): Promise<Result<ImageBitmap, RecognitionFault>> {
  const head = await bytesOf(file.slice(0, HEAD))
  if (head === null) return err({ code: 'unreadable' })
  const format = readableFormat(head)
  if (!format.ok) return format
  const whole = await bytesOf(file)
  if (whole === null) return err({ code: 'unreadable' })
  const size = checkSize(whole, format.value)
  if (!size.ok) return size
  try {
    return ok(await createImageBitmap(file, { imageOrientation: 'from-image' }))
  } catch {
    return err(notOpened(format.value))
  }
}

/** The bytes of a file; null where the browser cannot read it. */
async function bytesOf(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch {
    return null
  }
}

/** The picture on a white ground, since some are transparent, and no longer than `longest`. */
function drawOnWhite(
  bitmap: ImageBitmap | OffscreenCanvas,
  longest: number,
): { readonly canvas: OffscreenCanvas; readonly context: OffscreenCanvasRenderingContext2D } {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('the browser gives no canvas to draw the picture on')
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  return { canvas, context }
}

function decodeDrawn(bitmap: ImageBitmap): Decoded {
  const { canvas, context } = drawOnWhite(bitmap, LONGEST_READ)
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height)
  const shown = drawOnWhite(canvas, LONGEST_SHOWN).canvas.transferToImageBitmap()
  return { pixels: { width, height, data }, shown, scale: shown.width / width }
}
