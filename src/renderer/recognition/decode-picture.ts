import { err, ok, type Result } from '#shared/kernel/result'
import { checkSize, HEAD, notOpened, readableFormat } from './picture-kind'
import type { Pixels } from './pixels'
import type { PictureToRead, RecognitionFault } from './recognizer'

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
