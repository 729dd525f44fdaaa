import type { DeviceId, MatchId } from '#shared/kernel/ids'
import { MATCH_LIMITS } from '#shared/match/limits'
import type { ScoredMatch } from '#shared/match/state'
import type { PersonResolver } from '../people/person-resolver'
import type { MatchStore } from '../store/match-store'
import type { SentPhoto } from './check-photo'

export interface MatchesOptions {
  readonly store: MatchStore
  readonly who: PersonResolver
  readonly clock: () => Date
  readonly newId: () => string
  /** What this device is called in trails. */
  readonly device: string
  /** Called after a change is on disk. */
  readonly changed: () => void
  /** Told of what goes wrong with one match while it is shown. */
  readonly report?: ((fault: unknown) => void) | undefined
}

/** The player behind a command from a device that joined the table. */
export interface Visitor {
  readonly device: DeviceId
  /** What the device's person is called. */
  readonly name: string
}

/** A command as its page names it, so that it can be sent again. */
export interface NamedCommand {
  readonly matchId: MatchId
  /** Made by the page; absent where it never sends a command twice. */
  readonly command?: string | undefined
  /** Absent for the pages of this computer; never taken from what was sent. */
  readonly by?: Visitor | undefined
}

/** Which match, and the revision that the person who sent the command has seen. */
export interface OnMatch extends NamedCommand {
  readonly revision: number
}

/** For a command that is right whatever has happened since. */
export interface OnAnyRevision extends NamedCommand {
  readonly revision: null
}

/** How a change is saved: with a photo, with more room than there is for others, with its score. */
export interface How {
  readonly photo?: SentPhoto | null
  /** Bytes that the match may take then. */
  readonly mostBytes?: number
  /** What comes of the change, scored, where that was needed to decide on it. */
  readonly scored?: ScoredMatch | undefined
}

/** What takes back or puts away is still possible on a match that is full. */
export const LEAVING: How = { mostBytes: MATCH_LIMITS.keptBytes }
