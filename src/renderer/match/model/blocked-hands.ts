import { makeTile, type Suit, type Tile } from '#shared/domino/tile'
import { type SetChange, tilesOfSet, timesLying, WHOLE_SET } from '#shared/domino/set'
import type { Rules } from '#shared/games/rules'
import type { Seat } from '#shared/match/events'
import { playableTiles } from '#shared/match/preview'
import { exceptGone } from '#shared/match/seats'
import type { MatchState } from '#shared/match/state'
import type { PadTile } from './pad-tiles'

/** What is known of the table while hands are shown. */
export interface HandTable {
  readonly maxPip: Suit
  readonly copies: number
  /** How often each tile (by its place) lies on the table, as far as that is known; counted as in `RoundState` where the set is not whole. */
  readonly laid: readonly number[]
  readonly set: SetChange
  /** Tiles that could still be played. */
  readonly playable: ReadonlySet<Tile>
  /** Tiles counted in each hand, in seat order; null where nobody counted. */
  readonly expected: readonly (number | null)[]
}

/** The table of a match, where everything is counted. */
export function handTable(state: MatchState): HandTable {
  const { maxPip, copies, players } = state.rules
  return {
    maxPip,
    copies,
    laid: state.round?.laid ?? [],
    set: state.round?.set ?? WHOLE_SET,
    playable: playableTiles(state),
    expected: state.round === null ? new Array<number>(players).fill(0) : exceptGone(state.round.hands, state.round.gone, 0),
  }
}

/** A table of which nothing is known but its set. */
export function unknownTable({ maxPip, copies, players }: Rules): HandTable {
  return { maxPip, copies, laid: [], set: WHOLE_SET, playable: new Set<Tile>(), expected: new Array<null>(players).fill(null) }
}

/** The hands shown so far, in seat order. */
export type ShownHands = readonly (readonly Tile[])[]

export function noHands(players: number): ShownHands {
  return Array.from({ length: players }, () => [])
}

/** Hands that were entered earlier, without what the table says cannot be in them by now: as many of a tile as lie nowhere else. */
export function stillPossible({ laid, copies, maxPip }: HandTable, hands: ShownHands, players: number): ShownHands {
  const unseen = new Map(tilesOfSet(maxPip).map((tile) => [tile, copies - (laid[tile] ?? 0)]))
  const takes = (tile: Tile): boolean => {
    const left = unseen.get(tile) ?? 0
    unseen.set(tile, left - 1)
    return left > 0
  }
  return noHands(players).map((_, seat) => (hands[seat] ?? []).filter(takes))
}

export function withTile(hands: ShownHands, seat: Seat, tile: Tile): ShownHands {
  return hands.map((hand, at) => (at === seat ? [...hand, tile] : hand))
}

export function withoutTile(hands: ShownHands, seat: Seat, tile: Tile): ShownHands {
  return hands.map((hand, at) => {
    const place = hand.lastIndexOf(tile)
    return at === seat && place >= 0 ? hand.filter((_, index) => index !== place) : hand
  })
}

/** One hand taken from a photo, whatever was entered for it before. */
export function withHand(hands: ShownHands, seat: Seat, tiles: readonly Tile[]): ShownHands {
  return hands.map((hand, at) => (at === seat ? tiles : hand))
}

/** Tiles that cannot be in this hand, one entry a tile: those on the table and in the other hands. */
export function seenBeside(table: HandTable, hands: ShownHands, seat: Seat): readonly Tile[] {
  const laid = tilesOfSet(table.maxPip).flatMap((tile) => new Array<Tile>(timesLying(table.laid[tile] ?? 0, table.set, tile)).fill(tile))
  return [...laid, ...hands.filter((_, at) => at !== seat).flat()]
}

export interface HandNotes {
  readonly table: string
  readonly otherHand: string
  readonly canPlay: string
}

/** Every tile of the set as one more tile of a hand: seen ones are off, playable ones quiet. */
export function handPad(table: HandTable, hands: ShownHands, notes: HandNotes): readonly PadTile[] {
  return tilesOfSet(table.maxPip).map((tile): PadTile => {
    const unseen = table.copies - (table.laid[tile] ?? 0)
    const shown = hands.flat().filter((held) => held === tile).length
    if (unseen <= 0) return { tile, look: 'off', note: notes.table }
    if (shown >= unseen) return { tile, look: 'off', note: notes.otherHand }
    return table.playable.has(tile) ? { tile, look: 'quiet', note: notes.canPlay } : { tile, look: 'free', note: null }
  })
}

/** Tiles in a hand that could be played: the round is not blocked while there is one. */
export function playableIn(hand: readonly Tile[], playable: ReadonlySet<Tile>): readonly Tile[] {
  return hand.filter((tile) => playable.has(tile))
}

/** The hands as a record writes them. */
export function writtenHands(hands: ShownHands): string[][] {
  return hands.map((hand) => hand.map(makeTile))
}

/** A hand that is not as it was counted. */
export interface NotAsCounted {
  readonly seat: Seat
  /** How many tiles are missing; below zero, how many are too many. */
  readonly missing: number
}

export function handsNotAsCounted({ expected }: HandTable, hands: ShownHands): readonly NotAsCounted[] {
  return hands.flatMap((hand, seat) => {
    const counted = expected[seat] ?? null
    return counted === null || counted === hand.length ? [] : [{ seat, missing: counted - hand.length }]
  })
}
