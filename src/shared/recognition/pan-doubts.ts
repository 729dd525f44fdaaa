import type { Tile } from '../domino/tile'
import { distance, FOUND, lengthOf, middle, type Point, type TileDetection } from './detection'
import { liesWithin, type PanCoverage } from './pan-table'
import type { LineTile, TableLine } from './table'

/** What has to be asked of a line that a camera was moved along, beside its tiles. */
export interface PanDoubts {
  /** Detections at ends of the line past which the camera did not look: the line may go on there. */
  readonly ends: readonly number[]
  /** Detections that lie near an end and join nothing: what lies between was not read. */
  readonly near: readonly number[]
  readonly unjoined: readonly Tile[]
}

export const NO_DOUBTS: PanDoubts = { ends: [], near: [], unjoined: [] }

/** The middle of the tile that goes on from another is no further from that one's middle than this, in widths of a tile; and of one tile more. */
const [NEXT, NEXT_BUT_ONE] = [2, 4.5]
/** What may be a tile so near to the middle of the last one may be the next. */
const HINTED = 2.7
/** Places round an end that are looked at. */
const ROUND = 12
/** What one picture alone shows to be empty may be hidden in it, as by a hand; and what hides the next tile mostly hides a part of the last. */
const LOOKED_AT = 2

/** Where a line ends: the last tile of each of its arms, and a spinner that has not all of them. */
function endsOf(line: TableLine, arms: number): readonly LineTile[] {
  const last = (chain: readonly LineTile[]): readonly LineTile[] => chain.slice(-1)
  if (line.layout === 'two-ended') return [...new Set([...line.tiles.slice(0, 1), ...last(line.tiles)])]
  return [...(line.arms.length < arms ? [line.spinner] : []), ...line.arms.flatMap(last)]
}

/** What a pan leaves open about the line that is read from its tiles. */
export function panDoubts(line: TableLine | null, detections: readonly TileDetection[], { looks, hints, unjoined }: PanCoverage, arms: number): PanDoubts {
  if (line === null) return { ...NO_DOUBTS, unjoined }
  const ends = endsOf(line, arms).flatMap(({ detection }) => {
    const tile = detections[detection]
    return tile === undefined ? [] : [{ detection, at: middle(tile), width: lengthOf(tile) / 2 }]
  })
  const enough = Math.min(LOOKED_AT, looks.length)
  const open = ends.filter(({ detection, at, width }) => {
    const clear = looks.filter(({ sure }) => sure.includes(detection))
    if (hints.some((hint) => distance(hint, at) < HINTED * width)) return true
    const isLookedAt = (place: Point): boolean => clear.filter(({ outline }) => liesWithin(outline, place)).length >= enough
    return Array.from({ length: ROUND }, (_, step) => (2 * Math.PI * step) / ROUND).some(
      (turn) => !isLookedAt({ x: at.x + NEXT * width * Math.cos(turn), y: at.y + NEXT * width * Math.sin(turn) }),
    )
  })
  const near = line.apart.filter((apart) => {
    const tile = detections[apart]
    return tile !== undefined && tile.found >= FOUND && ends.some(({ at, width }) => distance(at, middle(tile)) < NEXT_BUT_ONE * width)
  })
  return { ends: open.map(({ detection }) => detection), near, unjoined }
}
