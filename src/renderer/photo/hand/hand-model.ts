import { highOf, lowOf, type Tile } from '#shared/domino/tile'
import { decodeHand } from '#shared/recognition/decode'
import { FOUND, SURE, type TileReading } from '#shared/recognition/reading'
import { contradicts, corrected, type Corrections, type FoundTile } from '../review/found-tiles'

/** What the tiles of a hand can be: those of the set that are not seen elsewhere, one entry a tile seen. */
export interface HandKnowledge {
  readonly maxPip: number
  readonly copies: number
  readonly seen: readonly Tile[]
}

/** The tiles in the photo of a hand, with what a person said of them. No tile is read oftener than copies of it are left. */
export function readHand(readings: readonly TileReading[], { maxPip, copies, seen }: HandKnowledge, corrections: Corrections): readonly FoundTile[] {
  const kept = readings.flatMap((original, at) => {
    const said = corrections.get(at)
    if (said === null || (said === undefined && original.found < FOUND)) return []
    return [{ at, original, said, reading: said === undefined ? original : corrected(original, highOf(said), lowOf(said)) }]
  })
  const hand = decodeHand(
    kept.map(({ reading }) => reading),
    { maxPip, copies, laid: seen },
  )
  return hand.flatMap(({ reading: place, tile, chance }): readonly FoundTile[] => {
    const each = kept[place]
    if (each === undefined) return []
    const { at, original, said } = each
    if (said !== undefined) return [{ at, reading: original, tile: said, look: 'sure', byHand: true }]
    return [{ at, reading: original, tile, look: chance * original.found < SURE || contradicts(original, tile) ? 'unsure' : 'sure', byHand: false }]
  })
}
