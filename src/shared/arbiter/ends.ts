import { armName, openArms, type ArmName } from '../domino/line'
import { hasSuit, isDouble, type Suit, type Tile } from '../domino/tile'
import { present } from '../kernel/assert'
import type { Rules } from '../games/rules'
import type { KnownTable } from './dispute'
import { unseenTiles, type TileCount } from './tiles'

/** An end of the line, and whether it can be played on before the sides of the first double are started (B-6, DB-2). */
export interface StandingEnd {
  readonly arm: ArmName
  readonly suit: Suit
  readonly open: boolean
}

/** What can be played on: ends, anything that may be led, or nobody knows. */
export type StandingEnds = { readonly kind: 'ends'; readonly ends: readonly StandingEnd[] } | { readonly kind: 'nothing-laid' } | { readonly kind: 'unknown' }

/** An end with what is known of its suit. */
export interface EndState extends StandingEnd {
  /** The whole suit lies on the table, so nobody can ever play here (rulebook, Terms). */
  readonly frozen: boolean
  /** Tiles that fit and that nobody has seen. */
  readonly out: readonly TileCount[]
}

export function standingOf(rules: Pick<Rules, 'completeFirstDouble'>, table: KnownTable): StandingEnds {
  switch (table.kind) {
    case 'unknown':
      return table
    case 'line': {
      const { line } = table
      if (line.lead === null) return { kind: 'nothing-laid' }
      const open = openArms(line, rules.completeFirstDouble)
      return { kind: 'ends', ends: line.ends.map(({ suit }, arm) => ({ arm: armName(line.layout, arm), suit, open: open.includes(arm) })) }
    }
    case 'ends': {
      if (table.ends.length === 0) return { kind: 'unknown' }
      const startFirst = rules.completeFirstDouble && table.ends.some(({ unstarted }) => unstarted === true)
      return { kind: 'ends', ends: table.ends.map(({ arm, suit, unstarted }) => ({ arm, suit, open: !startFirst || unstarted === true })) }
    }
  }
}

/** Whether every tile of a suit is among those laid; `times` counts them by their place in the set. */
function isFrozen(rules: Pick<Rules, 'maxPip' | 'copies'>, suit: Suit, times: readonly number[]): boolean {
  return unseenTiles(rules, times).every(({ tile }) => !hasSuit(tile, suit))
}

/** Where a tile could be played: the ends it fits; a lead has none to name. Null where it cannot. */
export type PlayableEnds = readonly StandingEnd[] | null

export function placesFor(rules: Pick<Rules, 'leadTile'>, standing: StandingEnds, tile: Tile): PlayableEnds {
  switch (standing.kind) {
    case 'unknown':
      return null
    case 'nothing-laid':
      return rules.leadTile !== 'double' || isDouble(tile) ? [] : null
    case 'ends': {
      const fitting = standing.ends.filter(({ open, suit }) => open && hasSuit(tile, suit))
      return fitting.length === 0 ? null : fitting
    }
  }
}

/** The ends a tile would fit, were they not closed until the sides of the first double are started. */
export function closedTo(standing: StandingEnds, tile: Tile): readonly StandingEnd[] {
  return standing.kind === 'ends' ? standing.ends.filter(({ open, suit }) => !open && hasSuit(tile, suit)) : []
}

export function endStates(rules: Rules, standing: StandingEnds, laid: readonly number[], unseen: readonly TileCount[]): readonly EndState[] {
  if (standing.kind !== 'ends') return []
  const bySuit = new Map<Suit, Pick<EndState, 'frozen' | 'out'>>()
  for (const { suit } of standing.ends) {
    if (bySuit.has(suit)) continue
    bySuit.set(suit, { frozen: isFrozen(rules, suit, laid), out: unseen.filter(({ tile }) => hasSuit(tile, suit)) })
  }
  return standing.ends.map((end) => ({ ...end, ...present(bySuit.get(end.suit), 'every suit at an end has just been looked at') }))
}
