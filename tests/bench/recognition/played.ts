import { hasSuit, highOf, lowOf, makeTile, parseTile, type Suit, type Tile } from '#shared/domino/tile'
import { decodePlay, type GameKnowledge, type OpenEnd } from '#shared/recognition/decode'
import type { TileDetection } from '#shared/recognition/detection'

/** Photos of a line of play, by how labels.json describes them. */
export const showsLine = (layout: string): boolean => /train|snake|cross|chain|played|column, touching|L, touching/.test(layout)

function tileOfText(text: string): Tile {
  const written = parseTile(text)
  if (!written.ok) throw new RangeError(`not a tile: ${text}`)
  return written.value.tile
}

/** A record in which `tile` may be laid: an end that it fits, where a tile of that suit lies, and another end if there is one. */
function endsFor(tile: Tile, laid: readonly Tile[]): readonly OpenEnd[] {
  const showing = (suit: Suit): Tile | undefined => laid.find((other) => hasSuit(other, suit))
  const joined = [highOf(tile), lowOf(tile)].find((suit) => showing(suit) !== undefined)
  if (joined === undefined) return []
  const at = showing(joined) as Tile
  const far = laid.filter((other) => other !== at).at(-1)
  return [{ arm: 0, suit: joined, tile: at }, ...(far === undefined ? [] : [{ arm: 1, suit: lowOf(far), tile: far }])]
}

export interface Played {
  readonly tile: string
  readonly proposed: string | null
}

/** Takes each tile of a photo in turn as the one just laid, all others as on record, and asks what was laid. */
export function playEach(labels: readonly string[], detections: readonly TileDetection[], maxPip: number): readonly Played[] {
  const tiles = labels.map(tileOfText)
  const copies = Math.max(1, ...tiles.map((tile) => tiles.filter((other) => other === tile).length))
  return tiles.flatMap((tile, at) => {
    const laid = tiles.filter((_, other) => other !== at)
    const ends = endsFor(tile, laid)
    if (ends.length === 0) return []
    const game: GameKnowledge = { maxPip, copies, laid, ends }
    const [first] = decodePlay(detections, game).proposals
    return [{ tile: makeTile(tile), proposed: first === undefined ? null : makeTile(first.tile) }]
  })
}
