import type { LikelyRound } from '#shared/analysis/likely'
import type { SeatMisses } from '#shared/analysis/misses'
import type { Estimate } from '#shared/analysis/weigh'
import type { MatchRecord } from '#shared/match/record'

/**
 * What the page asks the worker: what is likely of one round, counted from 0, soon or with all deals however long it takes; or, of a whole match, what each seat missed for certain (`misses`) or probably lost
 * by its choices (`choices`).
 */
export type AnalysisQuestion =
  | { readonly kind: 'round'; readonly record: MatchRecord; readonly round: number; readonly all: boolean }
  | { readonly kind: 'misses'; readonly record: MatchRecord }
  | { readonly kind: 'choices'; readonly record: MatchRecord }

/** What is worked out of whole matches, by the kind of question. */
export interface Digests {
  readonly misses: readonly SeatMisses[]
  readonly choices: readonly Estimate[]
}
export type DigestKind = keyof Digests

/** How far it has come, from 0 to 1; then what was asked for, or why there is none. */
export type AnalysisAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'round'; readonly likely: LikelyRound }
  | { readonly kind: 'misses'; readonly misses: Digests['misses'] }
  | { readonly kind: 'choices'; readonly choices: Digests['choices'] }
  | { readonly kind: 'failed'; readonly detail: string }
