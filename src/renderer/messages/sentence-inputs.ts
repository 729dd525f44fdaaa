import type { BackupRefusal } from '#shared/contract/backup'
import type { CommandRefusal } from '#shared/contract/schemas'
import type { PieceFault } from '#shared/exchange/split-records'
import type { GameId } from '#shared/games/rules'

/* What a sentence of the page is about, in any language. */

/** Whose names and which game's words a sentence about a match uses. */
export interface ToldMatch {
  readonly names: readonly string[]
  readonly game: GameId
}

/** How often someone played; `lastPlayed` is a day, null for nobody. */
export interface MatchesTold {
  readonly matches: number
  readonly lastPlayed: string | null
}

/** Why there is no picture from a camera. */
export type CameraFault = 'refused' | 'none' | 'busy' | 'insecure' | 'stopped' | 'other'

/** What can be wrong with a file of records, or with one of them. */
export type FileFault = PieceFault | 'not-utf8' | 'no-text' | 'unreadable'

/** Why a command did not do what was asked; `commandProblemSentence` words it. */
export type CommandProblem<R = CommandRefusal> =
  | { readonly kind: 'refused'; readonly refusal: R | Extract<CommandRefusal, { readonly kind: 'not-saved' }> }
  /** No answer came. It may have been entered; what is shown once connected again is the truth. */
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'fault'; readonly message: string }

/** Why what was asked of backups was not done; `backupProblemSentence` words it. */
export type BackupProblem =
  | { readonly kind: 'refused'; readonly refusal: BackupRefusal }
  | { readonly kind: 'connection-lost' }
  | { readonly kind: 'fault'; readonly message: string }

/** What keeps a draft from being a match, and the place on the page it belongs to. */
export type DraftProblem =
  | { readonly kind: 'same-name'; readonly seat: number; readonly name: string }
  | { readonly kind: 'too-few-players'; readonly min: number }
  | { readonly kind: 'too-many-players'; readonly max: number }
  | { readonly kind: 'too-few-tiles'; readonly players: number; readonly handSize: number; readonly tiles: number }
  | { readonly kind: 'rules'; readonly why: string }

/** An entry by what it is: `Ben’s 6-4`. */
export type NamedEntry =
  | { readonly kind: 'play'; readonly name: string; readonly tile: string }
  | { readonly kind: 'draw'; readonly name: string }
  | { readonly kind: 'pass'; readonly name: string }
  | { readonly kind: 'block' }
  | { readonly kind: 'left' }
  | { readonly kind: 'rules' }
  | { readonly kind: 'adjust' }
  | { readonly kind: 'finish' }
  | { readonly kind: 'show' }
  | { readonly kind: 'hand' }
  | { readonly kind: 'uncalled' }
  | { readonly kind: 'set' }
  | { readonly kind: 'leave' }
  | { readonly kind: 'table' }

/** One thing that someone who learns a game should know, in a word or two and in full. */
export interface Taught {
  readonly title: string
  readonly text: string
}

/** What there is to do where nothing is chosen to be played. */
export type Todo = 'tile' | 'number' | 'lead' | 'double'

/** What has to be said before a chosen tile can be played. */
export type Asked = 'end' | 'arm' | 'order'
