import type { RecordEvent } from '../match/record'
import type { Seat } from '../match/events'
import type { Tile } from '../domino/tile'
import type { TileDetection } from '../recognition/detection'
import type { Boneyard } from './boneyard'
import type { Candidate } from './candidates'
import type { Colours } from './align'
import type { TilePose } from './follow'
import type { Box, Grey } from './grey'
import type { ShownHand } from './hands'
import { NO_PRINTS, type Prints } from './prints'
import type { WatchQuestion } from './questions'

/** What the camera sees now, five times a second. */
export interface Glance {
  /** Milliseconds, on any clock that runs evenly. */
  readonly at: number
  readonly grey: Grey
}

/** What the networks found in a picture, or in the part of it that changed. */
export interface Detections {
  readonly at: number
  /** That of the act that asked for it. */
  readonly epoch: number
  readonly within: Box
  /** Size of the picture whose pixels the corners count. */
  readonly width: number
  readonly height: number
  /** Face-up tiles within `within`. */
  readonly tiles: readonly TileDetection[]
  /** All of the picture, small and in colour: in it the face-down tiles are counted. Null where there is none. */
  readonly colours: Colours | null
}

const PHASES = ['starting', 'hand', 'settling', 'reading', 'watching', 'entering', 'lost', 'clearing', 'hands', 'over'] as const
/** What the camera is doing, for the page to say. */
type Phase = (typeof PHASES)[number]

/** What has to be done; the caller does it, and tells what came of it. */
export type Act =
  | { readonly kind: 'look'; readonly epoch: number; readonly within: Box }
  | { readonly kind: 'enter'; readonly events: readonly RecordEvent[]; readonly play: Candidate | null; readonly revision: number }
  | { readonly kind: 'undo'; readonly revision: number }
  | { readonly kind: 'correct'; readonly at: number; readonly tile: Tile; readonly revision: number }

/** A play that is about to be entered. */
export interface Pending {
  readonly play: Candidate
  readonly player: Seat
  /** Tiles that the player was seen to draw before it. */
  readonly drew: number
  readonly from: number
  readonly until: number
}

/** The latest picture that was understood: its readings and its size. */
interface SeenPicture {
  readonly tiles: readonly TileDetection[]
  readonly width: number
  readonly height: number
  /** All of it, small and in colour; null where there is none. */
  readonly colours: Colours | null
}

export interface WatchState {
  readonly phase: Phase
  /** Counts movements: a look that was begun in an earlier epoch says nothing about now. */
  readonly epoch: number
  readonly before: Grey | null
  readonly beforeAt: number | null
  /** The table as it was when it was last understood. */
  readonly reference: Grey | null
  readonly stillSince: number | null
  /** What is to be looked at, and from when; null while all that lies there is understood. */
  readonly wants: { readonly within: Box | 'changed'; readonly from: number } | null
  readonly looking: boolean
  /** Looks since something moved that left something open. */
  readonly tries: number
  /** Where hands came from since the last entry, as seats. */
  readonly hands: readonly Seat[]
  readonly seen: SeenPicture | null
  /** Dominoes that are printed on the table. */
  readonly prints: Prints
  /** Where each tile of the record lay when it was last seen. */
  readonly places: readonly (TilePose | null)[]
  readonly pending: Pending | null
  /** A change of the record is under way; the next revision ends it. */
  readonly changing: boolean
  readonly question: WatchQuestion | null
  /** Questions that were waved aside, and plays that were taken back, by name, while they lie there. */
  readonly left: readonly string[]
  /** Before the lead: the table was seen without tiles, so that what comes next is the lead. */
  readonly cleared: boolean
  readonly boneyard: Boneyard | null
  /** At a block, what was seen of each hand, in seat order; empty before. */
  readonly shown: readonly ShownHand[]
  readonly revision: number
}

export const WATCH_BEGINS: WatchState = {
  phase: 'starting',
  epoch: 0,
  before: null,
  beforeAt: null,
  reference: null,
  stillSince: null,
  wants: { within: 'changed', from: 0 },
  looking: false,
  tries: 0,
  hands: [],
  seen: null,
  prints: NO_PRINTS,
  places: [],
  pending: null,
  changing: false,
  question: null,
  left: [],
  cleared: false,
  boneyard: null,
  shown: [],
  revision: -1,
}

export interface WatchStep {
  readonly state: WatchState
  readonly act: Act | null
}

export const stay = (state: WatchState): WatchStep => ({ state, act: null })
