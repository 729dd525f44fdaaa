import { PHOTO_LIMITS } from '#shared/match/photo'
import { blank, drawCopy, lightEnough, type CopySource } from '../../photo/small-copy'

/** A frame as wide as the felt shows it. */
const FRAME = 16 / 10

/** The part of a picture that fills the frame, from its middle, in pixels. */
export function framed({ width, height }: { readonly width: number; readonly height: number }): {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
} {
  const wide = Math.min(width, height * FRAME)
  const high = Math.min(height, width / FRAME)
  return { left: (width - wide) / 2, top: (height - high) / 2, width: wide, height: high }
}

/** What the frame shows of a camera's picture, and no more. Null where the page gives no canvas. */
export function inFrame(picture: ImageBitmap): HTMLCanvasElement | null {
  const part = framed(picture)
  const copy = blank(Math.round(part.width), Math.round(part.height))
  if (copy === null) return null
  copy.context.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, copy.canvas.width, copy.canvas.height)
  return copy.canvas
}

/**
 * A picture of the table as it may be kept: a JPEG in base64, as large as a photo may be.
 *
 * Drawn again, so nothing of the photo's own file comes with it: not where it was taken, nor with what. Null where the page can make none.
 */
export function tableCopy(picture: CopySource): Promise<string | null> {
  /* Drawn before any await: the picture may be closed during one. */
  return lightEnough(drawCopy(picture, PHOTO_LIMITS.side / Math.max(picture.width, picture.height)))
}
