import { isOver } from '../games/outcome'
import type { ScoredMatch } from './state'
import type { TrailEntry } from './trail'

/** A match with its times: instants in ISO 8601, and what was done to it beside playing. */
export interface Dated {
  readonly startedAt: string
  readonly updatedAt: string
  readonly trail: readonly TrailEntry[]
}

/** Longer than this nobody sat at one table: the match was put aside and gone on with. */
const LONGEST_MIN = 12 * 60

/**
 * How long a match took, in minutes: from its beginning to its last entry.
 *
 * Null where that isn't known: it is not over, was imported or changed afterwards, or lay aside for a night.
 */
export function minutesOf({ startedAt, updatedAt, trail }: Dated, scored: Pick<ScoredMatch, 'outcome' | 'rounds'>): number | null {
  if (!isOver(scored) || trail.some(({ kind }) => kind === 'imported' || kind === 'corrected')) return null
  const last = scored.rounds.length - 1
  // a player agrees to the last round right after it, and that is written down with its time
  const agreed = trail.find((entry) => entry.kind === 'confirmed' && entry.round === last)
  const ended = agreed?.at ?? (trail.some(({ at }) => at === updatedAt) ? null : updatedAt)
  if (ended === null) return null
  const minutes = Math.round((Date.parse(ended) - Date.parse(startedAt)) / 60_000)
  return minutes >= 1 && minutes <= LONGEST_MIN ? minutes : null
}
