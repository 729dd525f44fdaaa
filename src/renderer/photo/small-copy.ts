import { PHOTO_LIMITS } from '#shared/match/photo'
import { base64Of } from '../client/base64'

/** The longest side of a copy that is kept, in pixels: enough to count pips by. */
const LONGEST_SIDE = 1024

/** Tried in turn until a copy is light enough for the host. */
const QUALITIES = [0.8, 0.65, 0.5, 0.35]

/** How often a copy that is still too heavy is made half as large. */
const HALVINGS = 2

export type CopySource = ImageBitmap | HTMLCanvasElement

/**
 * A small JPEG of a picture, in base64, to be kept with an event.
 *
 * Drawn again, so nothing of the photo's own file comes with it: not where it was taken, nor with what. Null where the
 * page cannot make one.
 */
export async function smallCopy(picture: CopySource): Promise<string | null> {
  /* Drawn before any await: the picture may be closed during one. */
  return lightEnough(drawCopy(picture, LONGEST_SIDE / Math.max(picture.width, picture.height)))
}

/** Several small copies in one, row by row in the order given: an event keeps one photo. Null where the page cannot make one. */
export async function sideBySide(copies: readonly string[]): Promise<string | null> {
  const [only] = copies
  if (only === undefined || copies.length === 1) return only ?? null
  const pictures = await Promise.all(copies.map((copy) => createImageBitmap(fromBase64(copy))))
  const columns = Math.ceil(Math.sqrt(pictures.length))
  const cell = Math.floor(PHOTO_LIMITS.side / columns)
  const all = blank(columns * cell, Math.ceil(pictures.length / columns) * cell)
  pictures.forEach((picture, at) => {
    const scale = Math.min(1, cell / Math.max(picture.width, picture.height))
    const [width, height] = [picture.width * scale, picture.height * scale]
    const [left, top] = [(at % columns) * cell, Math.floor(at / columns) * cell]
    all?.context.drawImage(picture, left + (cell - width) / 2, top + (cell - height) / 2, width, height)
    picture.close()
  })
  return lightEnough(all?.canvas ?? null)
}

/** A JPEG of no more than `most` bytes, in base64: plainer, and then smaller, until it is; null where the page can make none. */
export async function lightEnough(first: HTMLCanvasElement | null, most: number = PHOTO_LIMITS.bytes): Promise<string | null> {
  let canvas = first
  for (let halvings = 0; halvings <= HALVINGS; halvings++) {
    if (canvas === null) return null
    for (const quality of QUALITIES) {
      const jpeg = await toJpeg(canvas, quality)
      if (jpeg === null) return null
      if (jpeg.size <= most) return base64Of(jpeg)
    }
    canvas = drawCopy(canvas, 0.5)
  }
  return null
}

/** A copy, never larger than the picture itself. */
export function drawCopy(picture: CopySource, scale: number): HTMLCanvasElement | null {
  const factor = Math.min(1, scale)
  const copy = blank(Math.max(1, Math.round(picture.width * factor)), Math.max(1, Math.round(picture.height * factor)))
  if (copy === null) return null
  copy.context.drawImage(picture, 0, 0, copy.canvas.width, copy.canvas.height)
  return copy.canvas
}

export function blank(width: number, height: number): { readonly canvas: HTMLCanvasElement; readonly context: CanvasRenderingContext2D } | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  return { canvas, context }
}

/** Null where the page makes no JPEG; asked for a kind it cannot make, a canvas gives PNG. */
async function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob?.type === 'image/jpeg' ? blob : null
}

function fromBase64(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/jpeg' })
}
