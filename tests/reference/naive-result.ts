import type { NaiveReason } from './naive-points'

export interface NaiveEvent {
  readonly type: string
  readonly player: number
  readonly tile?: string
  readonly count?: number
  /** What a change of rules names. */
  readonly rules?: unknown
  /** Of a tile that stands: it earns nothing. */
  readonly unpaid?: true
  /** Of points given or taken: what they moved, why and by whom. */
  readonly deltas?: readonly number[]
  readonly reason?: unknown
  readonly by?: unknown
  /** Of an early end: what ends, when and why. */
  readonly what?: unknown
  readonly when?: unknown
  readonly why?: unknown
  /** Of tiles that everyone has seen. */
  readonly tiles?: readonly string[] | string
  readonly first?: true
  /** Of points that were not called: who has them, and of the play itself what that total moved by. */
  readonly to?: number | null
  readonly uncalled?: { readonly to: number | null; readonly delta: number }
  /** Of a set that is not what was said. */
  readonly missing?: readonly string[]
  readonly extra?: readonly string[]
  readonly delta: number
  readonly reasons?: readonly NaiveReason[]
  readonly totals: readonly number[]
}
export interface NaiveEnd {
  readonly kind: 'domino' | 'blocked' | 'target' | 'counted' | 'stopped'
  readonly winner: number | null
  readonly deltas: readonly number[]
  readonly totals: readonly number[]
}
export interface NaiveWarning {
  readonly code: string
  readonly round: number
  readonly event: number | null
}
export interface NaiveScore {
  readonly totals: readonly number[]
  readonly winner: number | null
  /** Both partners who have won. */
  readonly winners?: readonly number[]
  /** The first place is shared. */
  readonly finished?: true
  readonly rounds: readonly { readonly events: readonly NaiveEvent[]; readonly end: NaiveEnd | null }[]
  readonly warnings: readonly NaiveWarning[]
}
export interface NaiveError {
  readonly error: { readonly code: string; readonly round: number | null; readonly event: number | null; readonly message: string }
}
