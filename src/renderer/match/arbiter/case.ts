import type { SetChange } from '#shared/domino/set'
import type { Suit, Tile } from '#shared/domino/tile'
import type { RuleOverrides } from '#shared/match/record'
import { PRESETS, type PresetId } from '#shared/rules/presets'
import { NO_DICE, type DiceChoice } from '../../components/dice/dice'
import { evolveSeats, type DraftSeat, type SeatAction } from '../setup/seating'

/** How the table is entered: every tile of the line of play, or what its open ends show. */
export const TABLE_KINDS = ['ends', 'line'] as const
type TableKind = (typeof TABLE_KINDS)[number]

/** One player with the tiles that were shown; nobody holds none in a blocked round, so no tile means that they are not known. */
export interface SeatedHand extends DraftSeat {
  readonly hand: readonly Tile[]
  /** Tiles that the match counts in this hand; null where nobody counted. */
  readonly expected: number | null
  /** Someone said that these are all, whatever was counted. */
  readonly all: boolean
  /** The points before the round ends; null where they do not matter. */
  readonly total: number | null
}

export interface TableTold {
  readonly kind: TableKind
  /** The line as it is typed: `6-4 4-4 4-2`, or `6-6 | 6-4 4-1 | 6-2 | - | -` round a spinner. */
  readonly line: string
  /** What each open end shows, in the order of the ends; null where nobody said. */
  readonly ends: readonly (Suit | null)[]
}

/** A dispute as far as it was entered: anything may still be missing, and nothing is lost by changing one's mind. */
export interface Case {
  readonly preset: PresetId
  readonly rules: RuleOverrides
  /** What the set of the match has less and more; left out where it is whole. */
  readonly set?: SetChange | undefined
  readonly seats: readonly SeatedHand[]
  readonly nextKey: number
  readonly table: TableTold
  readonly dice: DiceChoice
  /** Tiles face down, as someone has counted them; null where nobody has. */
  readonly boneyard: number | null
}

export type CaseAction =
  | SeatAction
  | { readonly type: 'preset'; readonly preset: PresetId; readonly rules: RuleOverrides }
  | { readonly type: 'rules'; readonly rules: RuleOverrides }
  | { readonly type: 'table'; readonly kind: TableKind }
  | { readonly type: 'line'; readonly line: string }
  | { readonly type: 'end'; readonly arm: number; readonly suit: Suit | null }
  | { readonly type: 'hand'; readonly key: number; readonly tiles: readonly Tile[] }
  | { readonly type: 'all'; readonly key: number }
  | { readonly type: 'boneyard'; readonly boneyard: number | null }
  | { readonly type: 'dice'; readonly dice: DiceChoice }
  /** Everything as another case has it: the way back to an empty table, or to that of the match. */
  | { readonly type: 'begin-again'; readonly to: Case }

const nobodyYet = (place: DraftSeat): SeatedHand => ({ ...place, hand: [], expected: null, all: false, total: null })

/** At least as many seats as a rule set has players. */
function seatedFor(preset: PresetId, { seats, nextKey }: Pick<Case, 'seats' | 'nextKey'>): Pick<Case, 'seats' | 'nextKey'> {
  const missing = Math.max(0, PRESETS[preset].players.min - seats.length)
  const added = Array.from({ length: missing }, (_, at) => nobodyYet({ key: nextKey + at, name: '' }))
  return { seats: [...seats, ...added], nextKey: nextKey + missing }
}

/** An empty table for so many players. */
export function emptyCase(preset: PresetId, rules: RuleOverrides = {}, names: readonly string[] = ['', '']): Case {
  return {
    preset,
    rules,
    ...seatedFor(preset, { seats: names.map((name, key) => nobodyYet({ key, name })), nextKey: names.length }),
    table: { kind: 'ends', line: '', ends: [] },
    dice: NO_DICE,
    boneyard: null,
  }
}

export function evolveCase(before: Case, action: CaseAction): Case {
  switch (action.type) {
    case 'preset':
      return { ...before, ...seatedFor(action.preset, before), preset: action.preset, rules: action.rules }
    case 'rules':
      return { ...before, rules: action.rules }
    case 'name':
    case 'add-seat':
    case 'remove-seat':
    case 'move-seat':
    case 'swap-seats':
      return { ...before, ...evolveSeats(before, action, nobodyYet) }
    case 'table':
      return { ...before, table: { ...before.table, kind: action.kind } }
    case 'line':
      return { ...before, table: { ...before.table, line: action.line } }
    case 'end':
      return { ...before, table: { ...before.table, ends: withEnd(before.table.ends, action.arm, action.suit) } }
    case 'hand':
      return { ...before, seats: before.seats.map((seat) => (seat.key === action.key ? { ...seat, hand: action.tiles, all: false } : seat)) }
    case 'all':
      return { ...before, seats: before.seats.map((seat) => (seat.key === action.key ? { ...seat, all: true } : seat)) }
    case 'boneyard':
      return { ...before, boneyard: action.boneyard }
    case 'dice':
      return { ...before, dice: action.dice }
    case 'begin-again':
      return action.to
  }
}

function withEnd(ends: readonly (Suit | null)[], arm: number, suit: Suit | null): readonly (Suit | null)[] {
  return Array.from({ length: Math.max(ends.length, arm + 1) }, (_, at) => (at === arm ? suit : (ends[at] ?? null)))
}
