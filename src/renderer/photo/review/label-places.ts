import { elementAt } from '#shared/kernel/assert'
import type { Point } from '#shared/recognition/detection'

interface PictureSize {
  readonly width: number
  readonly height: number
}

const cornersMiddle = (corners: readonly Point[]): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
})

/** Letters are about so many times as wide as high, three of them. */
const LETTERS_WIDTH = 1.8

/** Places beside an outline, one beyond each side, with room for letters so high. */
function beside(corners: readonly Point[], letters: number): readonly Point[] {
  const middle = cornersMiddle(corners)
  return corners.map((corner, at) => {
    const next = elementAt(corners, (at + 1) % corners.length)
    const side = { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 }
    const length = Math.max(1e-6, Math.hypot(side.x - middle.x, side.y - middle.y))
    const [ux, uy] = [(side.x - middle.x) / length, (side.y - middle.y) / length]
    const room = (Math.abs(ux) * LETTERS_WIDTH * letters + Math.abs(uy) * letters) / 2 + letters * 0.25
    return { x: side.x + ux * room, y: side.y + uy * room }
  })
}

/** How far a label at this place stays clear of something: letters are wider than high. */
const clear = (a: Point, b: Point): number => Math.hypot((a.x - b.x) / LETTERS_WIDTH, a.y - b.y)

/**
 * Where the text of each outline is written: beside it, where it covers neither another tile nor another label and is inside the picture.
 *
 * An outline with no room on any side has its text in its middle.
 */
export function labelPlaces(outlines: readonly (readonly Point[])[], { width, height }: PictureSize, letters: number): readonly Point[] {
  const labels: Point[] = []
  const halves = outlines.map((corners) => [
    ...corners,
    cornersMiddle(corners),
    ...corners.map((corner, at) => cornersMiddle([corner, elementAt(corners, (at + 1) % corners.length)])),
  ])
  outlines.forEach((corners, at) => {
    const others = [...halves.filter((_, other) => other !== at).flat(), ...labels]
    const inside = beside(corners, letters).filter(
      ({ x, y }) => x > letters * LETTERS_WIDTH * 0.6 && x < width - letters * LETTERS_WIDTH * 0.6 && y > letters * 0.7 && y < height - letters * 0.7,
    )
    const room = (place: Point): number => Math.min(...others.map((other) => clear(place, other)), 4 * letters)
    const best = inside.reduce<Point | null>((chosen, place) => (chosen === null || room(place) > room(chosen) + 1e-6 ? place : chosen), null)
    labels.push(best !== null && room(best) > letters * 0.4 ? best : cornersMiddle(corners))
  })
  return labels
}
