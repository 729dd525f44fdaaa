import type { PieceFault } from '#shared/exchange/split-records'
import type { GameId } from '#shared/rules/rules'

/* What a sentence of the page is told about, in whatever language it is said. */

/** Whose names and which game's words a sentence about a match uses. */
export interface ToldMatch {
  readonly names: readonly string[]
  readonly game: GameId
}

/** How often somebody played; `lastPlayed` is a day, null for nobody. */
export interface Tally {
  readonly matches: number
  readonly lastPlayed: string | null
}

/** Why there is no picture from a camera. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'stopped' | 'other'

/** What can be wrong with a file of records, or with one of them. */
export type FileFault = PieceFault | 'not-utf8' | 'unreadable'
