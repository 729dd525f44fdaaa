import type { Action } from './action'

/** What is looked at one step after another. */
interface Steps {
  /** Counted from 0. */
  readonly at: number
  /** To a step; one that is not there gives the nearest. */
  readonly go: (to: number) => void
}

/** Back and on, as on any player: in a replay, a review, and the first round of a lesson. */
export const STEPS = {
  back: { keys: ['←'], unshifted: true, repeats: true, does: ({ at, go }) => go(at - 1) },
  on: { keys: ['→'], unshifted: true, repeats: true, does: ({ at, go }) => go(at + 1) },
} as const satisfies Readonly<Record<string, Action<Steps>>>

export interface Replayed extends Steps {
  /** Questions the entry that is shown. */
  readonly question: () => void
}

export const REPLAY = {
  first: { keys: ['Home'], unshifted: true, repeats: true, does: ({ go }) => go(0) },
  last: { keys: ['End'], unshifted: true, repeats: true, does: ({ go }) => go(Number.MAX_SAFE_INTEGER) },
  question: { keys: ['Q'], unshifted: true, does: ({ question }) => question() },
} as const satisfies Readonly<Record<string, Action<Replayed>>>

export const BIG_SCREEN = {
  full: { keys: ['F'], does: ({ toggle }) => toggle() },
} as const satisfies Readonly<Record<string, Action<{ readonly toggle: () => void }>>>
