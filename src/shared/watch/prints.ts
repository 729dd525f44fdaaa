import type { TileDetection } from '../recognition/detection'
import { asReal, isLeftOut, type PrintedAnswer } from '../recognition/printed-answer'
import { off, poseOf, type TilePose } from './follow'

/* Dominoes that are printed on the table, seen by a camera that stands still: asked about once, and left out by where they lie. */

/** What of the table may be printed, as all of it was last read before the answer. */
export interface Prints {
  readonly answer: PrintedAnswer | null
  /** How many tiles may be printed. */
  readonly count: number
  /** Where lies what is left out. */
  readonly leftOut: readonly TilePose[]
  /** All that lay there as it was asked, printed or not: what an answer is about. */
  readonly asked: readonly TileDetection[]
}

export const NO_PRINTS: Prints = { answer: null, count: 0, leftOut: [], asked: [] }

/** Places no further apart than this, in lengths of a tile, are of one tile. */
const SAME = 0.35
/** Where fewer of the places that are left out have a tile than this, the camera or the print lies elsewhere now, and it is asked again. */
const STILL_THERE = 0.5

const isAtOneOf = (tile: TileDetection, places: readonly TilePose[]): boolean => places.some((place) => off(poseOf(tile), place) < SAME)

/** What may be printed once all of the table was read again. */
export function printsOn(prints: Prints, tiles: readonly TileDetection[]): Prints {
  const count = tiles.filter(({ printed }) => printed !== undefined).length
  const { answer, leftOut } = prints
  if (count === 0) return answer === null ? NO_PRINTS : prints
  const there = leftOut.filter((place) => tiles.some((tile) => isAtOneOf(tile, [place]))).length
  const isAnswered = answer === 'real' || (answer !== null && there >= STILL_THERE * leftOut.length)
  return isAnswered ? prints : { answer: null, count, leftOut: [], asked: tiles }
}

/** What a person said of them; another answer takes the place of one before. */
export function answered(prints: Prints, answer: PrintedAnswer): Prints {
  return { ...prints, answer, leftOut: prints.asked.filter((tile) => isLeftOut(tile, answer)).map(poseOf) }
}

/** The tiles of a look that count: without what is printed; what may be and was not asked about stays as unsure as it was read. */
export function withoutPrints({ answer, leftOut }: Prints, tiles: readonly TileDetection[]): readonly TileDetection[] {
  if (answer === null) return tiles
  const left = tiles.filter((tile) => !isAtOneOf(tile, leftOut))
  return answer === 'leaveOut' ? left : left.map(asReal)
}
