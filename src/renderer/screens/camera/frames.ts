import { elementAt } from '#shared/kernel/assert'
import type { Colours } from '#shared/watch/align'
import type { Grey } from '#shared/watch/grey'

/** What movement is seen in: small, so that a glance costs nothing. */
const [WIDTH, HEIGHT] = [160, 120]

/** The size of the picture in which face-down tiles are counted. */
const [COUNTED_WIDTH, COUNTED_HEIGHT] = [320, 240]

/** Takes pictures of a size of what a camera shows, four bytes for each place; null before it shows anything. */
function frames(width: number, height: number): (video: HTMLVideoElement) => Uint8ClampedArray | null {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return (video) => {
    if (context === null || video.readyState < video.HAVE_CURRENT_DATA) return null
    context.drawImage(video, 0, 0, width, height)
    return context.getImageData(0, 0, width, height).data
  }
}

/** Takes small grey pictures of what a camera shows; null before it shows anything. */
export function greyFrames(): (video: HTMLVideoElement) => Grey | null {
  const frame = frames(WIDTH, HEIGHT)
  return (video) => {
    const data = frame(video)
    if (data === null) return null
    const grey = new Uint8Array(WIDTH * HEIGHT)
    for (let i = 0; i < grey.length; i++) grey[i] = (elementAt(data, 4 * i) + 2 * elementAt(data, 4 * i + 1) + elementAt(data, 4 * i + 2)) / 4
    return { width: WIDTH, height: HEIGHT, data: grey }
  }
}

/** Takes small pictures in colour of what a camera shows; null before it shows anything. */
export function colourFrames(): (video: HTMLVideoElement) => Colours | null {
  const frame = frames(COUNTED_WIDTH, COUNTED_HEIGHT)
  return (video) => {
    const data = frame(video)
    return data === null ? null : { width: COUNTED_WIDTH, height: COUNTED_HEIGHT, data: Uint8Array.from(data.filter((_, i) => i % 4 !== 3)) }
  }
}
