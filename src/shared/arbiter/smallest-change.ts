import type { Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import { ok, type Result } from '../kernel/result'
import { sideOf } from '../games/sides'
import { ruleOnBlock } from '../rules/blocked'
import { decidingTile, type Ruling } from '../rules/rulings'
import { scopeOf, type Changed, type ChangeScope } from './change-scope'
import { shownHands, type Dispute } from './dispute'
import { rule, type CannotRule } from './rule'
import { handsAfter, pipsMoved, possibleChanges, type HandsInOrder, type TileChange } from './tile-change'

/** What would give a blocked round another winner. */
export type SmallestChange =
  | {
      readonly kind: 'change'
      /** The smallest one; where more is said than this tile, the example of it. */
      readonly change: TileChange
      readonly winner: number | null
      /** What can be said that is true of every change of its kind. */
      readonly scope: ChangeScope
      /** The tile the winner would win with, where one tile decides and it is the same in all that is said. */
      readonly winsWith: Tile | null
    }
  /** No single tile gives the round another winner. */
  | { readonly kind: 'no-change'; readonly winner: number | null }
  /** The rule names no winner whatever anyone holds (DB-4). */
  | { readonly kind: 'no-winner-named' }

/**
 * The smallest change that would give a blocked round another winner: one tile less in one hand, one more, or one exchanged.
 *
 * It tries each of them (`possibleChanges`) and asks the blocked rule of the table anew. Smaller is, in this order:
 *
 * 1. another player wins, before nobody does;
 * 2. one tile less, before one more, before one exchanged; under `simple`, where pips alone count, fewer pips come first;
 * 3. fewer pips by which the hand changes;
 * 4. the lower seat, then the lower tile that goes, then the lower one that comes.
 *
 * @returns what is missing where nobody can rule yet, as `rule` says it
 */
export function smallestChange(dispute: Dispute): Result<SmallestChange, CannotRule> {
  const ruled = rule(dispute)
  if (!ruled.ok) return ruled

  const { rules, rolled } = dispute
  // another partner of the same side is no other winner
  const named = (ruling: Ruling): Ruling => (ruling.winner === null ? ruling : { ...ruling, winner: sideOf(rules, ruling.winner)[0] ?? null })
  const ruling = named(ruled.value.ruling)
  const hands = present(shownHands(dispute), 'a ruling is made from shown hands')
  if (ruling.steps.some(({ found }) => found.kind === 'deducted')) return ok({ kind: 'no-winner-named' })

  const byPips = rules.blockedRule === 'simple'
  const ruleOn = (changed: HandsInOrder) => named(ruleOnBlock({ rules, rolled, hands: changed }))
  const made = (change: TileChange): Changed => ({ change, ruling: ruleOn(handsAfter(hands, change)) })
  const all = possibleChanges(dispute, hands)
    .map((change) => ({ change, size: changeSize(change, byPips) }))
    .sort((a, b) => bySize(a.size, b.size))
    .map(({ change }) => change)
  const smallest = firstThatChanges(all, ruling.winner, made)
  if (smallest === null) return ok({ kind: 'no-change', winner: ruling.winner })

  const { scope, instances } = scopeOf({ rules, hands, before: ruling.winner, all, smallest, byPips, made })
  return ok({ kind: 'change', change: smallest.change, winner: smallest.ruling.winner, scope, winsWith: commonTile(instances) })
}

/** The first change that lets another player win; the first that lets nobody win where none does. */
function firstThatChanges(all: readonly TileChange[], before: number | null, made: (change: TileChange) => Changed): Changed | null {
  let nobody: Changed | null = null
  for (const change of all) {
    const changed = made(change)
    const { winner } = changed.ruling
    if (winner === before) continue
    if (winner !== null) return changed
    nobody ??= changed
  }
  return nobody
}

const KINDS = ['less', 'more', 'exchange'] as const satisfies readonly TileChange['kind'][]

function changeSize(change: TileChange, byPips: boolean): readonly number[] {
  const pips = Math.abs(pipsMoved(change))
  const kind = KINDS.indexOf(change.kind)
  const tiles = [...(change.kind === 'more' ? [] : [change.tile]), ...(change.kind === 'less' ? [] : [change.other])]
  return [...(byPips ? [pips, kind] : [kind, pips]), change.seat, ...tiles]
}

function bySize(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, place) => part !== b[place])
  return (a[at] ?? 0) - (b[at] ?? 0)
}

/** The tile that decides in every one of them; null where another thing than a tile decides, or not always the same one. */
function commonTile(instances: readonly Changed[]): Tile | null {
  const tiles = new Set(instances.map(winsWith))
  const [tile = null] = tiles
  return tiles.size === 1 ? tile : null
}

/** The tile that decides; null where it is the very tile that changed, which the sentence names already. */
function winsWith({ change, ruling }: Changed): Tile | null {
  const tile = decidingTile(ruling)
  return change.kind !== 'less' && change.seat === ruling.winner && change.other === tile ? null : tile
}
