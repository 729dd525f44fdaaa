import type { Random } from '../../reference/random'
import type { Box } from './boxes'

/** How far a finger or a hand on a mouse lands from where it aims, in pixels: the standard deviation along each axis. */
export const SCATTER_PX = 8
/** So often each tap is tried. */
export const THROWS = 200

/** What came of the throws at one target, as parts of 1. */
export interface Hits {
  /** Nothing was hit that does anything. */
  readonly nothing: number
  /** Another tile, number or end of the pad or the line. */
  readonly wrong: number
  /** A tile that cannot be played, which the page refuses. */
  readonly refused: number
  /** Something else, such as Draw, or a tile on the felt. */
  readonly other: number
  /** Of `wrong`, what is a tile of the pad. */
  readonly wrongTile: number
}

/** Aims at the middle of a target so many times, and looks what lies under the finger. */
export function aimAt(target: Box, boxes: readonly Box[], random: Random): Hits {
  const counts = { nothing: 0, wrong: 0, refused: 0, other: 0, wrongTile: 0 }
  const topmost = [...boxes].reverse()
  for (let each = 0; each < THROWS; each++) {
    const [dx, dy] = scattered(random)
    const x = (target.left + target.right) / 2 + dx
    const y = (target.top + target.bottom) / 2 + dy
    if (holds(target, x, y)) continue
    const hit = topmost.find((box) => holds(box, x, y))
    if (hit === undefined) counts.nothing += 1
    else if (hit.kind === 'quiet') counts.refused += 1
    else if (hit.kind === 'other') counts.other += 1
    else {
      counts.wrong += 1
      if (hit.kind === 'tile') counts.wrongTile += 1
    }
  }
  const share = (count: number): number => count / THROWS
  return {
    nothing: share(counts.nothing),
    wrong: share(counts.wrong),
    refused: share(counts.refused),
    other: share(counts.other),
    wrongTile: share(counts.wrongTile),
  }
}

const holds = ({ left, top, right, bottom }: Box, x: number, y: number): boolean => x >= left && x < right && y >= top && y < bottom

/** Two numbers of a normal distribution (Box and Muller). */
function scattered(random: Random): readonly [number, number] {
  const far = SCATTER_PX * Math.sqrt(-2 * Math.log(1 - random.next()))
  const turn = 2 * Math.PI * random.next()
  return [far * Math.cos(turn), far * Math.sin(turn)]
}

/** The shorter side of a target. */
export const sideOf = ({ left, top, right, bottom }: Box): number => Math.min(right - left, bottom - top)
