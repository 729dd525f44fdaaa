import { fittingArms, parseArm, type ArmName, type End } from '../domino/line'
import type { Tile, WrittenTile } from '../domino/tile'
import { whoIsOut } from '../match/end-of-play'
import type { Seat } from '../match/events'
import { evolve } from '../match/evolve'
import type { MatchState } from '../match/state'

/** What a play leaves behind it. */
export interface Aftermath {
  readonly state: MatchState
  readonly ends: readonly End[]
  /** Tiles that the others were certain to hold and could not have played after it, player by player; empty where the round is over. */
  readonly shutOut: readonly { readonly player: Seat; readonly tiles: readonly Tile[] }[]
}

/** A play at a place where it may go; `held` are the tiles certain in each hand (`heldBy`). Null where it may not. */
export function aftermathOf(
  state: MatchState,
  { tile, arm, player }: { readonly tile: WrittenTile; readonly arm: ArmName | null; readonly player: Seat },
  held: readonly (readonly Tile[])[],
): Aftermath | null {
  const layout = state.round?.line.layout
  const at = arm === null || layout === undefined ? null : parseArm(layout, state.rules.arms, arm)
  const step = evolve(state, { type: 'play', player, tile, arm: at })
  if (!step.ok) return null
  const after = step.value.state
  const { round, rules } = after
  if (round === null) return null
  const { line } = round
  const isOver = round.end !== null || whoIsOut(round) !== null
  const shutOut = held.flatMap((hand, seat) => {
    const tiles = seat === player || isOver ? [] : hand.filter((each) => fittingArms(line, each, rules.completeFirstDouble).length === 0)
    return tiles.length === 0 ? [] : [{ player: seat, tiles: [...new Set(tiles)] }]
  })
  return { state: after, ends: line.ends, shutOut }
}
