import { WHOLE_SET } from '../domino/set'
import type { Tile } from '../domino/tile'
import { playableTiles } from '../match/preview'
import { decodeHand } from '../recognition/decode'
import { FOUND, middle, SURE, type TileDetection } from '../recognition/detection'
import { lyingTogether } from '../recognition/groups'
import type { Game } from './game'
import { seatFrom } from './seats'

/** The tiles that lie face up before a player once hands are turned over. */
export interface ShownHand {
  readonly tiles: readonly Tile[]
  /** Each of them is surely read. */
  readonly sure: boolean
}

interface PictureRead {
  readonly tiles: readonly TileDetection[]
  readonly width: number
  readonly height: number
}

/** The hands that lie there: tiles that belong to no line, those that lie together before the player to whose side they are nearest. */
export function shownHands({ tiles, width, height }: PictureRead, others: readonly number[], game: Game): readonly ShownHand[] {
  const { maxPip, copies, players } = game.state.rules
  const open = others.filter((at) => (tiles[at] as TileDetection).found >= FOUND)
  const seatOf = new Map<number, number>()
  for (const group of lyingTogether(tiles, open)) {
    const middles = group.map((at) => middle(tiles[at] as TileDetection))
    const [x, y] = [middles.reduce((sum, place) => sum + place.x, 0) / group.length, middles.reduce((sum, place) => sum + place.y, 0) / group.length]
    const seat = seatFrom(Math.atan2((2 * x) / width - 1, 1 - (2 * y) / height), game.seats)
    if (seat !== null) for (const at of group) seatOf.set(at, seat)
  }
  const held = [...seatOf.keys()]
  const read = decodeHand(
    held.map((at) => tiles[at] as TileDetection),
    { maxPip, copies, laid: game.laid, set: game.state.round?.set ?? WHOLE_SET },
  )
  return Array.from({ length: players }, (_, seat) => {
    const own = read.filter(({ detection }) => seatOf.get(held[detection] as number) === seat)
    const laid = held.filter((at) => seatOf.get(at) === seat).length
    const sure = own.length === laid && own.every(({ detection, chance }) => chance * (tiles[held[detection] as number] as TileDetection).found >= SURE)
    return { tiles: own.map(({ tile }) => tile), sure }
  })
}

/** A hand that was seen stays known once it is taken away or covered. */
export const stillShown = (before: readonly ShownHand[], now: readonly ShownHand[]): readonly ShownHand[] =>
  now.map((hand, seat) => (hand.tiles.length > 0 ? hand : (before[seat] ?? hand)))

/** Whether every hand is as large as it was counted, surely read, and has nothing that can be played. */
export function areComplete(shown: readonly ShownHand[], { state }: Game): boolean {
  const counted = state.round?.hands ?? []
  const playable = playableTiles(state)
  return (
    shown.length === counted.length &&
    shown.every(({ tiles, sure }, seat) => sure && tiles.length === counted[seat] && !tiles.some((tile) => playable.has(tile)))
  )
}
