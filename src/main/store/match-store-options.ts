import type { ScoredMatch } from '#shared/match/state'
import type { Folder } from './json-file'

export interface MatchStoreOptions {
  readonly data: Folder
  /** What is this device's alone: nothing in it is shared with other devices. */
  readonly device: Folder
  readonly appVersion: string
  /** Called now and then while match files are read, and once all have been. */
  readonly progressed: () => void
  /** What threads run that read many files (`reader.ts`, built); without it they are read here. */
  readonly readerScript?: string | undefined
}

/** How a match is saved. */
export interface SaveOptions {
  /** The revision that is replaced, where that is not the one before the match's own; null where there is none yet. */
  readonly inPlaceOf?: number | null
  /** The match's score, where it is known already. */
  readonly scored?: ScoredMatch | undefined
}
