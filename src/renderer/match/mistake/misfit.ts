import { armName, type ArmName } from '#shared/domino/line'
import { highOf, lowOf, type Tile } from '#shared/domino/tile'
import type { Refusal } from '#shared/match/events'
import { evolve } from '#shared/match/evolve'
import type { Entered } from '../entry/entry-store'
import type { MatchView } from '../match-view'
import { wayAt } from '../model/choices'
import { mayStand } from '../model/may-stand'

/** The chosen tile and why it does not fit the end that was tapped, where it may lie there all the same (rulebook M-2); null where it fits, or none is chosen. */
export function misfitAt(
  { scored: { state } }: Pick<MatchView, 'scored'>,
  { choices, chosen, player, nobody }: Entered,
  arm: ArmName,
): { readonly tile: Tile; readonly refusal: Refusal } | null {
  const line = state.round?.line
  if (line === undefined || choices === null || chosen === null || nobody || wayAt(choices, arm) !== null) return null
  const at = line.ends.findIndex((_, each) => armName(line.layout, each) === arm)
  const { tile } = chosen
  const tried = evolve(state, { type: 'play', player, tile: { tile, first: highOf(tile), second: lowOf(tile) }, arm: at < 0 ? null : at })
  return tried.ok || !mayStand(tried.error) ? null : { tile, refusal: tried.error }
}
