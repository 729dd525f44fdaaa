import type { TileDetection } from './detection'

/** What a person said of the tiles of a picture that may be printed: they are, those beside them are, or none is. */
export const PRINTED_ANSWERS = ['leaveOut', 'others', 'real'] as const
export type PrintedAnswer = (typeof PRINTED_ANSWERS)[number]

/** Whether a detection is left out after that answer. */
export const isLeftOut = ({ printed }: TileDetection, answer: PrintedAnswer): boolean => answer !== 'real' && (printed === undefined) === (answer === 'others')

/** A detection that is not left out, as it counts once it is known that it is real. */
export function asReal({ printed, ...tile }: TileDetection): TileDetection {
  return { ...tile, found: printed ?? tile.found }
}

/** The detections of a photo as they count after that answer, each at its place; what is left out is surely no tile. */
export function afterPrinted(tiles: readonly TileDetection[], answer: PrintedAnswer | null): readonly TileDetection[] {
  if (answer === null) return tiles
  return tiles.map((tile) => (isLeftOut(tile, answer) ? { ...asReal(tile), found: 0 } : asReal(tile)))
}
