import type { SettingName } from '../games/rules'

/** What the grammar allows at a place; named in an error where something else stands there. */
const EXPECTED = [
  'preset',
  'player',
  'colon',
  'semicolon',
  'next-player',
  'leads',
  'round',
  'dice',
  'event',
  'tile',
  'spinner',
  'number',
  'value',
  'hands',
  'part',
  'end',
] as const
export type Expected = (typeof EXPECTED)[number]

/** The parts of a position, each at most once. */
const POSITION_PARTS = ['line', 'ends', 'boneyard', 'set', 'dice'] as const
export type PositionPart = (typeof POSITION_PARTS)[number]

/** The first thing wrong with a line of text, as data for a sentence in any language. */
export type TextFault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-long'; readonly longest: number }
  /** `found` is what stands there, shortened; '' for the end of the line. */
  | { readonly kind: 'expected'; readonly expected: Expected; readonly found: string }
  | { readonly kind: 'no-such-preset'; readonly found: string }
  | { readonly kind: 'no-such-rule'; readonly found: string }
  | { readonly kind: 'rule-value'; readonly rule: SettingName; readonly found: string }
  | { readonly kind: 'no-such-tile'; readonly found: string }
  | { readonly kind: 'no-such-player'; readonly found: string }
  | { readonly kind: 'players'; readonly found: number; readonly least: number; readonly most: number }
  | { readonly kind: 'name-length'; readonly longest: number }
  /** Rounds and seats are numbered one after another, from 1. */
  | { readonly kind: 'out-of-order'; readonly what: 'round' | 'seat'; readonly expected: number; readonly found: number }
  /** What is said of a player of a position has its order: `word` stands after `before`, but comes before it. */
  | { readonly kind: 'word-order'; readonly word: string; readonly before: string }
  /** The same thing is said twice: a rule, a field of the part in braces, a part of a position. */
  | { readonly kind: 'twice'; readonly name: string }
  | { readonly kind: 'bad-json' }
  | { readonly kind: 'too-deep'; readonly deepest: number }
  /** A match where only a position is wanted, or the other way round. */
  | { readonly kind: 'other-kind'; readonly found: 'match' | 'position' }

/** A fault with the letter at which it stands, counted from 1. */
export type TextError = TextFault & { readonly column: number }

/** What one line may hold. */
export const TEXT_LIMITS = {
  /** Letters (UTF-16 units): more than any match within `MATCH_LIMITS` takes. */
  length: 8_000_000,
  /** Lists and objects within one another, in a part in braces. */
  nesting: 100,
  /** Letters of a player's name, as in a record. */
  name: 200,
} as const
