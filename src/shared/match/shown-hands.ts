import { copiesOf, inSet } from '../domino/set'
import { makeTile, type Tile } from '../domino/tile'
import type { Rules } from '../games/rules'
import { elementAt } from '../kernel/assert'
import { err, ok, type Result } from '../kernel/result'
import type { BadTile, Refusal, Seat } from './events'
import type { RoundState } from './state'

type Hands = readonly (readonly Tile[])[]

/** The hands as tiles of the set, or the first thing in one of them that is none. */
export function readHands(rules: Pick<Rules, 'maxPip'>, shown: readonly (readonly (Tile | BadTile)[])[]): Result<Hands, Refusal> {
  const hands: Tile[][] = []
  for (const [player, hand] of shown.entries()) {
    const tiles: Tile[] = []
    for (const tile of hand) {
      if (typeof tile !== 'number') return err({ code: 'bad-tile', tile: tile.text, player, limit: rules.maxPip })
      if (!inSet(tile, rules.maxPip)) return err({ code: 'bad-tile', tile: makeTile(tile), player, limit: rules.maxPip })
      tiles.push(tile)
    }
    hands.push(tiles)
  }
  return ok(hands)
}

/** Tile by tile: seen more often than the sets have it, on the table (`laid`, by its place) and in hands; then what else `refuses` it. */
export function checkCopies(
  { copies }: Pick<Rules, 'copies'>,
  { laid, set }: Pick<RoundState, 'laid' | 'set'>,
  hands: Hands,
  refuses: (tile: Tile, player: Seat) => Refusal | null,
): Result<null, Refusal> {
  const seen = laid.slice()
  for (const [player, hand] of hands.entries()) {
    for (const tile of hand) {
      const times = elementAt(seen, tile) + 1
      seen[tile] = times
      if (times > copies) return err({ code: 'tile-seen-twice', tile: makeTile(tile), player, limit: copiesOf(copies, set, tile) })
      const refusal = refuses(tile, player)
      if (refusal !== null) return err(refusal)
    }
  }
  return ok(null)
}
