import type { Tile } from '#shared/domino/tile'
import { copiesOf, tilesOfSet, timesLying, WHOLE_SET } from '#shared/domino/set'
import { playableTiles } from '#shared/match/preview'
import type { MatchState } from '#shared/match/state'

/** A tile on a pad: `off` cannot be chosen at all, `quiet` can, but is not what fits now. */
export interface PadTile {
  readonly tile: Tile
  readonly look: 'free' | 'quiet' | 'off'
  /** Why it is quiet or off, or what else is known of it; part of its name. */
  readonly note: string | null
}

export interface PadNotes {
  readonly played: string
  readonly playedCopies: (played: number, copies: number) => string
  readonly quiet: string
}

/** Every tile of the set as the table has it now. */
export function padTiles(state: MatchState, notes: PadNotes): readonly PadTile[] {
  const { maxPip, copies } = state.rules
  const set = state.round?.set ?? WHOLE_SET
  const playable = playableTiles(state)
  return tilesOfSet(maxPip).map((tile): PadTile => {
    const laid = state.round?.laid[tile] ?? 0
    if (laid >= copies) return { tile, look: 'off', note: notes.played }
    const lying = timesLying(laid, set, tile)
    const seen = lying === 0 ? null : notes.playedCopies(lying, copiesOf(copies, set, tile))
    if (playable.has(tile)) return { tile, look: 'free', note: seen }
    return { tile, look: 'quiet', note: seen === null ? notes.quiet : `${seen}, ${notes.quiet}` }
  })
}
