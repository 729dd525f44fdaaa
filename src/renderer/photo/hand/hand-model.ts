import { type SetChange, WHOLE_SET } from '#shared/domino/set'
import { highOf, lowOf, type Tile } from '#shared/domino/tile'
import { decodeHand } from '#shared/recognition/decode'
import { FOUND, mayBeHigher, SURE, type TileDetection } from '#shared/recognition/detection'
import { contradicts, corrected, type Corrections, type FoundTile } from '../review/found-tiles'

/** What the tiles of a hand can be: those of the set that are not seen elsewhere, one entry a tile seen. */
export interface HandKnowledge {
  readonly maxPip: number
  readonly copies: number
  readonly set?: SetChange
  readonly seen: readonly Tile[]
}

/** The tiles in the photo of a hand, with what a person said of them. No tile is read oftener than copies of it are left. */
export function readHand(
  detections: readonly TileDetection[],
  { maxPip, copies, seen, set = WHOLE_SET }: HandKnowledge,
  corrections: Corrections,
): readonly FoundTile[] {
  const kept = detections.flatMap((original, at) => {
    const said = corrections.get(at)
    if (said === null || (said === undefined && original.found < FOUND)) return []
    return [{ at, original, said, detection: said === undefined ? original : corrected(original, highOf(said), lowOf(said)) }]
  })
  const hand = decodeHand(
    kept.map(({ detection }) => detection),
    { maxPip, copies, laid: seen, set },
  )
  return hand.flatMap(({ detection: place, tile, chance }): readonly FoundTile[] => {
    const each = kept[place]
    if (each === undefined) return []
    const { at, original, said } = each
    if (said !== undefined) return [{ at, detection: original, tile: said, look: 'sure', byHand: true }]
    const unsure = chance * original.found < SURE || contradicts(original, tile) || mayBeHigher(original, maxPip)
    return [{ at, detection: original, tile, look: unsure ? 'unsure' : 'sure', byHand: false }]
  })
}
