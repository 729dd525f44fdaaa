import type { Suit } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { endHalf, eraseDigit, NOTHING_TYPED, typeDigit, writtenOf, type Typed } from './typed'

/** What has been chosen and is not entered yet. */
export interface EntryState {
  /** The player that a person chose; null = the one whose turn it is. */
  readonly player: Seat | null
  readonly typed: Typed
  /** The tile as typed or tapped. */
  readonly written: string | null
  readonly drawCount: number
  /** A digit that no half of the set begins with, or a confirmation that does not say enough. */
  readonly puzzled: 'no-such-half' | 'no-tile' | 'which-end' | null
}

export const FRESH_ENTRY: EntryState = { player: null, typed: NOTHING_TYPED, written: null, drawCount: 1, puzzled: null }

export type EntryAction =
  | { readonly type: 'digit'; readonly digit: string; readonly maxPip: Suit }
  | { readonly type: 'end-half' }
  | { readonly type: 'erase' }
  | { readonly type: 'clear' }
  | { readonly type: 'tile'; readonly written: string }
  | { readonly type: 'player'; readonly player: Seat | null }
  | { readonly type: 'draw-count'; readonly count: number }
  | { readonly type: 'puzzled'; readonly by: NonNullable<EntryState['puzzled']> }

function typedTo(state: EntryState, typed: Typed): EntryState {
  return { ...state, typed, written: writtenOf(typed), puzzled: null }
}

export function entryAfter(state: EntryState, action: EntryAction): EntryState {
  switch (action.type) {
    case 'digit': {
      /* A tile that was tapped or is complete gives way to the next one. */
      const from = state.typed.at === 'done' ? NOTHING_TYPED : state.typed
      const typed = typeDigit(from, action.digit, action.maxPip)
      return typed === null ? { ...state, puzzled: 'no-such-half' } : typedTo(state, typed)
    }
    case 'end-half':
      return { ...state, typed: endHalf(state.typed), puzzled: null }
    case 'erase':
      return typedTo(state, eraseDigit(state.typed))
    case 'clear':
      return { ...FRESH_ENTRY, player: state.written === null && state.typed === NOTHING_TYPED ? null : state.player }
    case 'tile':
      return { ...state, typed: NOTHING_TYPED, written: action.written, puzzled: null }
    case 'player':
      return { ...state, player: action.player, puzzled: null }
    case 'draw-count':
      return { ...state, drawCount: Math.max(1, action.count) }
    case 'puzzled':
      return { ...state, puzzled: action.by }
  }
}
