import { PICTURE_LIMITS } from '#shared/contract/people'
import { blank, lightEnough, type CopySource } from './small-copy'

/** What is stored of a person's picture: enough for the largest place it is shown in. */
const PICTURE_SIDE = 128

/** Which square of a picture: how near, and where of what is then left over, from 0 (left, top) to 1. */
export interface Crop {
  /** 1 is as much as a square can show. */
  readonly zoom: number
  readonly across: number
  readonly down: number
}

export const MIDDLE: Crop = { zoom: 1, across: 0.5, down: 0.5 }

interface Square {
  readonly left: number
  readonly top: number
  readonly side: number
}

/** The square of a picture that a crop shows, in pixels. */
export function squareOf({ width, height }: { readonly width: number; readonly height: number }, { zoom, across, down }: Crop): Square {
  const side = Math.min(width, height) / Math.max(1, zoom)
  return { left: (width - side) * across, top: (height - side) * down, side }
}

/**
 * A small square JPEG of a part of a picture, in base64.
 *
 * Drawn again, so nothing else of the picture's own file comes with it. Null where the page cannot make one.
 */
export async function squareCopy(picture: CopySource, crop: Crop): Promise<string | null> {
  const copy = blank(PICTURE_SIDE, PICTURE_SIDE)
  if (copy === null) return null
  const { left, top, side } = squareOf(picture, crop)
  // some pictures are transparent, and a JPEG would show that black
  copy.context.fillStyle = 'white'
  copy.context.fillRect(0, 0, PICTURE_SIDE, PICTURE_SIDE)
  copy.context.drawImage(picture, left, top, side, side, 0, 0, PICTURE_SIDE, PICTURE_SIDE)
  return lightEnough(copy.canvas, PICTURE_LIMITS.bytes)
}
