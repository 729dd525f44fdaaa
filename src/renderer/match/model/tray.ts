import { armName, type ArmName, liesRoundLead, openArms } from '#shared/domino/line'
import { tileOf, type Suit, type Tile } from '#shared/domino/tile'
import type { MatchState } from '#shared/match/state'
import type { Rules } from '#shared/games/rules'

/** The place of one tile in a row: the row's number and one other half. */
export interface TraySlot {
  readonly half: Suit
  readonly tile: Tile
  /** A tile stands there that can be played; else all of its kind are. */
  readonly open: boolean
}

/** One number that is open, wherever it is, with a place for each other half. */
export interface TrayRow {
  readonly suit: Suit
  readonly ends: readonly ArmName[]
  readonly slots: readonly TraySlot[]
}

/** How a tray is laid out: a row for each open number, or two taps by half. The set and the arms decide, so it stays for a whole match. */
export type TrayShape = 'rows' | 'halves'

/** Different numbers that can be open at once. */
export function mostRows({ arms, maxPip }: Pick<Rules, 'arms' | 'maxPip'>): number {
  return Math.min(arms, maxPip + 1)
}

/** Rows have room for four numbers of a double-six set, and for two of a double-nine set. */
export function trayShape(rules: Pick<Rules, 'arms' | 'maxPip'>): TrayShape {
  const most = mostRows(rules)
  return rules.maxPip <= 6 ? (most <= 4 ? 'rows' : 'halves') : rules.maxPip <= 9 && most <= 2 ? 'rows' : 'halves'
}

/** A row for each different number where something can be played now: the left end's first, round a spinner the lowest. */
export function trayRows({ rules, round }: MatchState): readonly TrayRow[] {
  if (round === null || round.end !== null || round.line.lead === null) return []
  const { line, laid } = round
  const ends = new Map<Suit, ArmName[]>()
  for (const arm of openArms(line, rules.completeFirstDouble)) {
    const suit = line.ends[arm]?.suit
    if (suit !== undefined) ends.set(suit, [...(ends.get(suit) ?? []), armName(line.layout, arm)])
  }
  const suits = [...ends.keys()]
  if (liesRoundLead(line.layout)) suits.sort((a, b) => a - b)
  return suits.map((suit) => ({
    suit,
    ends: ends.get(suit) ?? [],
    slots: Array.from({ length: rules.maxPip + 1 }, (_, half) => {
      const tile = tileOf(suit, half)
      return { half, tile, open: (laid[tile] ?? 0) < rules.copies }
    }),
  }))
}

/**
 * The whole set as a triangle folded to a rectangle: the shortest suits fill up the longest.
 *
 * Double-six: 7 | 6+1 | 5+2 | 4+3. Suits from the highest; each from its lowest other half.
 */
export function foldedSet<T extends { readonly tile: Tile }>(tiles: readonly T[], maxPip: Suit): readonly (readonly T[])[] {
  const bySuit = Array.from({ length: maxPip + 1 }, (_, at) => {
    const high = maxPip - at
    return Array.from({ length: high + 1 }, (_, low) => tiles.filter(({ tile }) => tile === tileOf(high, low))).flat()
  })
  /* An odd number of suits leaves the longest by itself, as long as each pair. */
  const whole = bySuit.length % 2 === 1 ? bySuit.slice(0, 1) : []
  const rest = bySuit.slice(whole.length)
  const pairs = Array.from({ length: rest.length / 2 }, (_, at) => [...(rest[at] ?? []), ...(rest[rest.length - 1 - at] ?? [])])
  return [...whole, ...pairs].filter((row) => row.length > 0)
}
