import { parseTile, type Suit, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'

/** A tile that is chosen and not played yet. */
export interface Chosen {
  /** As typed or tapped. */
  readonly written: string
  readonly tile: Tile
  /** The number it is to join, where that was said: the row that was tapped, the half that was typed first. */
  readonly suit: Suit | null
}

/** What has been chosen and is not entered yet. */
export interface EntryState {
  /** The player that a person chose; null = the one whose turn it is. */
  readonly player: Seat | null
  /** Halves that were typed, none to two; with the second, the tile is chosen. */
  readonly typed: readonly Suit[]
  readonly chosen: Chosen | null
  /** The way of playing it that was pointed at, by its key; null = what the tile alone means. */
  readonly way: string | null
  /** A half was typed that the set does not have. */
  readonly beyondSet: boolean
}

export const FRESH_ENTRY: EntryState = { player: null, typed: [], chosen: null, way: null, beyondSet: false }

export type EntryAction =
  | { readonly type: 'half'; readonly half: Suit; readonly maxPip: Suit }
  /** The number of an open end that was pressed; again, and it is forgotten. */
  | { readonly type: 'number'; readonly suit: Suit }
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  | { readonly type: 'choose'; readonly chosen: Chosen }
  | { readonly type: 'way'; readonly way: string }
  | { readonly type: 'player'; readonly player: Seat | null }

/** The tile of two halves, to be joined by the first. */
function chosenOf(first: Suit, second: Suit): Chosen | null {
  const written = `${first}-${second}`
  const parsed = parseTile(written)
  return parsed.ok ? { written, tile: parsed.value.tile, suit: first } : null
}

function typedTo(state: EntryState, typed: readonly Suit[]): EntryState {
  const [first, second] = typed
  const chosen = first === undefined || second === undefined ? null : chosenOf(first, second)
  return { ...state, typed, chosen, way: null, beyondSet: false }
}

export function entryAfter(state: EntryState, action: EntryAction): EntryState {
  switch (action.type) {
    case 'half': {
      if (action.half > action.maxPip) return { ...state, beyondSet: true }
      /* A tile that was tapped or is complete gives way to the next one. */
      return typedTo(state, state.chosen === null ? [...state.typed, action.half] : [action.half])
    }
    case 'number':
      return typedTo(state, state.typed.length === 1 && state.typed[0] === action.suit ? [] : [action.suit])
    case 'erase':
      return typedTo(state, state.typed.slice(0, -1))
    case 'clear':
      return { ...FRESH_ENTRY, player: state.chosen === null && state.typed.length === 0 ? null : state.player }
    case 'choose':
      return { ...state, typed: [], chosen: action.chosen, way: null, beyondSet: false }
    case 'way':
      return { ...state, way: action.way }
    case 'player':
      return { ...state, player: action.player, beyondSet: false }
  }
}
