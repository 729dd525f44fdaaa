import type { Seat } from '../match/events'
import type { Tile } from '../domino/tile'
import type { Candidate } from './candidates'

/** Why a play is asked about rather than entered. */
const PLAY_DOUBTS = ['always', 'tile', 'end', 'order', 'refused', 'lead', 'stacked'] as const
type PlayDoubt = (typeof PLAY_DOUBTS)[number]

/** What is asked in the line of events; it never keeps the table from going on. */
export type WatchQuestion =
  /** Which of these was played; a single one is asked for a yes. */
  | { readonly kind: 'play'; readonly why: PlayDoubt; readonly plays: readonly Candidate[] }
  /** The hand came from another side than the player's whose turn it is. */
  | { readonly kind: 'who'; readonly play: Candidate; readonly turn: Seat; readonly hand: Seat }
  /** Another tile lies where the record has `recorded`, the tile `at` of the round. */
  | { readonly kind: 'wrong'; readonly at: number; readonly recorded: Tile; readonly seen: Tile }
  /** These are recorded, and are not on the table any more. */
  | { readonly kind: 'missing'; readonly tiles: readonly Tile[] }
  /** These lie at the line and cannot have been played there. */
  | { readonly kind: 'strange'; readonly tiles: readonly Tile[] }
  /** So many face-down tiles fewer, or one less: a hand was in the way. */
  | { readonly kind: 'drew'; readonly player: Seat; readonly counts: readonly number[] }

export const playName = ({ written, arm }: Pick<Candidate, 'written' | 'arm'>): string => `${written} ${arm ?? ''}`

/** What a question is about: once it was waved aside, the same is not asked again while the table stays as it is. */
export function nameOfQuestion(question: WatchQuestion): string {
  switch (question.kind) {
    case 'play':
      /* A tile that lies on another may still be laid where it is asked about, and is entered then. */
      return `${question.why === 'stacked' ? 'stacked' : 'play'} ${question.plays.map(playName).join(', ')}`
    case 'who':
      return `who ${playName(question.play)} ${question.turn} ${question.hand}`
    case 'wrong':
      return `wrong ${question.at} ${question.seen}`
    case 'missing':
    case 'strange':
      return `${question.kind} ${question.tiles.join(' ')}`
    case 'drew':
      return `drew ${question.player}`
  }
}

/** What a person answers. */
export type WatchAnswer =
  | { readonly kind: 'play'; readonly play: Candidate; readonly player: Seat }
  /** Those between whose turn it was and who played have passed. */
  | { readonly kind: 'passed' }
  | { readonly kind: 'correct' }
  | { readonly kind: 'drew'; readonly count: number }
  /** The hands that lie there are all, and they end the round. */
  | { readonly kind: 'hands' }
  /** The table is right, or will be: it is not asked again. */
  | { readonly kind: 'leave' }
