import type { MatchSummary } from '#shared/contract/lists'
import { scoreRecord } from '#shared/match/replay'
import { factsOfScored } from '#shared/stats/facts-of'
import { fingerprintOf } from './fingerprint'
import type { StoredMatch } from './match-file'
import { summaryOf } from './match-summary'

/** All that is kept of a match beside its file, so that lists, imports and statistics need not read it. */
export interface IndexedMatch {
  readonly summary: MatchSummary
  /** What was played in it (`fingerprintOf`); null where it cannot be scored. */
  readonly fingerprint: string | null
  /** Its facts as JSON: most are only put on the disk, and threads hand a text over for less than what it says. */
  readonly facts: string
}

/** Made from the match alone, which is scored once for all of it. */
export function indexedMatch(match: StoredMatch, readOnly = false, scored = scoreRecord(match)): IndexedMatch {
  return {
    summary: { ...summaryOf(match, scored), ...(readOnly ? { readOnly } : {}) },
    fingerprint: scored.ok ? fingerprintOf(scored.value) : null,
    facts: JSON.stringify(factsOfScored(match, scored)),
  }
}
