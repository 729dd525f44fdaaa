import type { Box, Grey } from '#shared/watch/grey'

/** What movement is seen in: small, so that a glance costs nothing. */
const [WIDTH, HEIGHT] = [160, 120]

/** Takes small grey pictures of what a camera shows; null before it shows anything. */
export function greyFrames(): (video: HTMLVideoElement) => Grey | null {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (context === null || video.readyState < video.HAVE_CURRENT_DATA) return null
    context.drawImage(video, 0, 0, WIDTH, HEIGHT)
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT)
    const grey = new Uint8Array(WIDTH * HEIGHT)
    for (let i = 0; i < grey.length; i++) grey[i] = ((data[4 * i] as number) + 2 * (data[4 * i + 1] as number) + (data[4 * i + 2] as number)) / 4
    return { width: WIDTH, height: HEIGHT, data: grey }
  }
}

/** A part of what the camera shows, in whole pixels. */
export interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export function partOf({ videoWidth, videoHeight }: Pick<HTMLVideoElement, 'videoWidth' | 'videoHeight'>, { left, top, right, bottom }: Box): Part {
  const [x, y] = [Math.floor(left * videoWidth), Math.floor(top * videoHeight)]
  return { x, y, width: Math.max(1, Math.ceil(right * videoWidth) - x), height: Math.max(1, Math.ceil(bottom * videoHeight) - y) }
}
