import type { FoundShape, ShapeFault } from '../kernel/shape-fault'
import type { OverLimit } from './limits'

/** How a record or an event is malformed, for a sentence in any language: what it is about, and what was found there. */
export type Malformed =
  | MalformedRecord
  /** A field of the record, or of an event that names rules, is missing or has another shape. */
  | ({ readonly kind: 'shape' } & ShapeFault)
  | MalformedEvent

/** What is wrong with a record as a whole. */
type MalformedRecord =
  /** `near`: what stands where it stops being JSON, unless it only ends too early. */
  | { readonly kind: 'not-json'; readonly near?: string }
  | ({ readonly kind: 'over-limit' } & OverLimit)
  /** Text that ends in the middle of a character (a lone surrogate), a number that loses digits, a name that no file may have. */
  | { readonly kind: 'half-character' }
  | { readonly kind: 'inexact-number' }
  | { readonly kind: 'unsafe-name'; readonly name: string }
  /** `version` of the record format. */
  | { readonly kind: 'newer-version'; readonly version: number }
  | { readonly kind: 'nameless-player' }

/** What is wrong with what stands where an event should. */
type MalformedEvent =
  | { readonly kind: 'no-object' }
  | { readonly kind: 'unknown-type'; readonly found: FoundShape }
  | { readonly kind: 'no-seat'; readonly found: FoundShape }
  | { readonly kind: 'tile-not-text' }
  | { readonly kind: 'no-such-arm'; readonly found: FoundShape }
  | { readonly kind: 'draw-count'; readonly found: FoundShape }
  | { readonly kind: 'block-hands'; readonly players: number }
  | { readonly kind: 'hand-no-list' }
  | { readonly kind: 'hand-not-text' }
  | { readonly kind: 'hand-not-counted' }
  | { readonly kind: 'line-no-list' }
  | { readonly kind: 'line-not-text' }
  | { readonly kind: 'no-spinner' }
  | { readonly kind: 'too-many-arms'; readonly arms: number; readonly most: number }
  | { readonly kind: 'arm-not-text' }
  | { readonly kind: 'hands-counted'; readonly players: number }
  | { readonly kind: 'totals-counted'; readonly players: number }
  /** The end of a match has to say when, that of a round must not. */
  | { readonly kind: 'finish-when' }
  | { readonly kind: 'deltas-counted'; readonly players: number }
  | { readonly kind: 'unpaid-not-true'; readonly found: FoundShape }
  | { readonly kind: 'stands-not-true'; readonly found: FoundShape }
  | { readonly kind: 'left-tiles'; readonly found: FoundShape }
  | { readonly kind: 'no-tile-named' }
  | { readonly kind: 'no-rule-named' }
