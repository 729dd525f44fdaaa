import type { LikelyRound } from '#shared/analysis/likely'
import type { MatchRecord } from '#shared/match/record'

/** What the page asks the worker: what is likely of one round, counted from 0. */
export interface Question {
  readonly record: MatchRecord
  readonly round: number
}

/** How far it has come, from 0 to 1; then the round, or why there is none. */
export type Answer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'round'; readonly likely: LikelyRound }
  | { readonly kind: 'failed'; readonly detail: string }
