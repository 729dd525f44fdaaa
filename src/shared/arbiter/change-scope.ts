import { tilesOfSet } from '../domino/set'
import { isDouble, type Tile } from '../domino/tile'
import type { Rules } from '../games/rules'
import type { Ruling } from '../rules/rulings'
import { pipsMoved, tileChanges, type HandsInOrder, type TileChange } from './tile-change'

/** How much can be said at once: a change that works with this tile alone, or one that works whatever the tile is. */
export type ChangeScope =
  /** Exactly this change. */
  | { readonly kind: 'this-tile' }
  /** Less: whichever tile of the hand goes. More and exchange: whichever tile comes. */
  | { readonly kind: 'any-tile' }
  /** More and exchange: whichever double comes. */
  | { readonly kind: 'any-double' }
  /** However the hand gets so many pips heavier, or below 0 lighter. */
  | { readonly kind: 'pips'; readonly pips: number }

/** A change of one tile, and how the round would end with it. */
export interface Changed {
  readonly change: TileChange
  readonly ruling: Ruling
}

interface ScopeOfChange {
  readonly rules: Pick<Rules, 'maxPip'>
  readonly hands: HandsInOrder
  readonly before: number | null
  readonly all: readonly TileChange[]
  readonly smallest: Changed
  readonly byPips: boolean
  readonly made: (change: TileChange) => Changed
}

interface Scoped {
  readonly scope: ChangeScope
  /** Changes that the scope speaks of; all of them, unless pips decide. */
  readonly instances: readonly Changed[]
}

/**
 * The most that can be said of the smallest change: the widest scope in which every change gives the same winner.
 *
 * A scope of one change says nothing more than its tile, so the tile is named. Pips are held to more than what can be: to
 * every tile of the set, wherever it lies, since a person who counts pips does not ask which tiles are left.
 */
export function scopeOf(known: ScopeOfChange): Scoped {
  const { all, smallest, byPips, made } = known
  const { change: said, ruling } = smallest
  const pips = byPips ? pipsScope(known) : null
  // where pips alone decide no tile does, so one change says as much as all of them
  if (pips !== null) return { scope: pips, instances: [smallest] }

  for (const kind of WIDEST_FIRST[said.kind]) {
    const changes = all.filter((change) => isSpokenOf(change, said, kind))
    if (changes.length < 2) continue
    const instances = changes.map(made)
    if (instances.every(({ ruling: { winner } }) => winner === ruling.winner)) return { scope: { kind }, instances }
  }
  return { scope: { kind: 'this-tile' }, instances: [smallest] }
}

type TileScope = Exclude<ChangeScope['kind'], 'this-tile' | 'pips'>

const WIDEST_FIRST: Readonly<Record<TileChange['kind'], readonly TileScope[]>> = {
  less: ['any-tile'],
  more: ['any-tile', 'any-double'],
  exchange: ['any-tile', 'any-double'],
}

/** Whether what is said of one change, with whichever tile or double, speaks of another: in the same hand, of the same tile that is exchanged. */
function isSpokenOf(change: TileChange, said: TileChange, scope: TileScope): boolean {
  if (change.seat !== said.seat || change.kind !== said.kind) return false
  if (scope === 'any-double' && !comesDouble(change)) return false
  return tileExchanged(change) === tileExchanged(said)
}

const tileExchanged = (change: TileChange): Tile | null => (change.kind === 'exchange' ? change.tile : null)
const comesDouble = (change: TileChange): boolean => change.kind !== 'less' && isDouble(change.other)

/** The pips that the smallest change moves, if they alone make the winner and no fewer pips do; null otherwise. */
function pipsScope({ rules, hands, before, smallest, made }: ScopeOfChange): Extract<ChangeScope, { kind: 'pips' }> | null {
  const pips = pipsMoved(smallest.change)
  const most = Math.abs(pips)
  const bySeat = hands.map(() => new Map<number, Set<number | null>>())
  for (const change of tileChanges(hands, tilesOfSet(rules.maxPip))) {
    const moved = pipsMoved(change)
    const found = bySeat[change.seat]
    if (Math.abs(moved) > most || found === undefined) continue
    found.set(moved, (found.get(moved) ?? new Set()).add(made(change).ruling.winner))
  }
  const always = (winners: ReadonlySet<number | null> | undefined) => (winners?.size === 1 ? [...winners][0] : undefined)
  const fewerDo = bySeat.some((found) =>
    [...found].some(([moved, winners]) => Math.abs(moved) < most && typeof always(winners) === 'number' && always(winners) !== before),
  )
  return pips === 0 || fewerDo || always(bySeat[smallest.change.seat]?.get(pips)) !== smallest.ruling.winner ? null : { kind: 'pips', pips }
}
