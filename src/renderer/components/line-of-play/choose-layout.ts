import type { Rect } from './geometry'
import type { Draft, LaidTile, LineLayout } from './types'

/** After how many tiles the row length is thought over. */
const MOMENTS = [6, 9, 12, 16, 20, 24, 28, 34, 42, 52, 64, 78] as const

/** Tiles there is room for from the first one on. */
const EXPECTED = 12

/** A line folds again when it would be drawn this much larger for it. */
const WORTH_IT = 1.15

/** Of lines drawn this nearly as large, the one with the longest rows has the fewest turns to follow. */
const AS_LARGE = 0.97

interface Settling<P> {
  /** What else the choice depends on, as text: lead, arms and window. */
  readonly about: string
  /** Shortest rows first. */
  readonly choices: readonly P[]
  readonly build: (tiles: readonly LaidTile[]) => (choice: P) => Draft
  /** All tiles but the lead, in the order of play. */
  readonly tiles: readonly LaidTile[]
  readonly rehearse: (count: number) => readonly LaidTile[]
  readonly aspect: number
}

/** Side of one half in a window of area 1 and this aspect ratio. */
export function halfSize(box: Rect, aspect: number): number {
  return Math.min(aspect / box.width, 1 / box.height) / Math.sqrt(aspect)
}

const KEPT = 500
const kept = new Map<string, number>()

/** A choice already made for this very line is not thought over again at each new tile. */
function once(about: string, choose: () => number): number {
  const known = kept.get(about)
  if (known !== undefined) return known
  const found = choose()
  if (kept.size >= KEPT) kept.clear()
  kept.set(about, found)
  return found
}

/**
 * Chooses how long the rows are, and builds the line with it.
 *
 * The choice is made again at a few fixed moments of the line's own history, and kept unless another is clearly better.
 * So it depends on the line alone, is the same on every screen of this shape, and an undo brings the old picture back.
 */
export function chooseLayout<P>({ about, choices, build, tiles, rehearse, aspect }: Settling<P>): LineLayout {
  const sizes = (prefix: readonly LaidTile[]): readonly number[] => {
    const lay = build(prefix)
    return choices.map((choice) => halfSize(lay(choice).box, aspect))
  }
  const best = (measured: readonly number[]): number => {
    const good = AS_LARGE * Math.max(...measured)
    return measured.reduce((found, size, place) => (size >= good ? place : found), 0)
  }
  const path = [about, ...tiles.map(({ tile, arm }) => `${tile}${arm}`)]
  let chosen = once(`${about} at first`, () => best(sizes(rehearse(EXPECTED))))
  for (const moment of MOMENTS) {
    if (tiles.length < moment) break
    const before = chosen
    chosen = once(path.slice(0, moment + 1).join(' '), () => {
      const measured = sizes(tiles.slice(0, moment))
      const better = best(measured)
      return (measured[better] as number) > WORTH_IT * (measured[before] as number) ? better : before
    })
  }
  return build(tiles)(choices[chosen] as P).finish()
}
