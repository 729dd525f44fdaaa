import type { ArmIndex, ArmName } from '../domino/line'
import type { Tile, WrittenTile } from '../domino/tile'
import type { LeftHand, Unpaid } from '../games/game'
import type { Reason } from '../games/reasons'
import type { Paid } from '../rules/payout'
import type { RulesFault } from '../rules/resolve'
import type { Rules, SettingName } from '../games/rules'
import type { Ruling } from '../rules/rulings'
import type { Malformed } from './malformed'
import type { Adjuster, AdjustReason, FinishReason, FinishTime, HandReason, LeftTiles, RecordEvent, RuleOverrides, ShowReason } from './record'

/** A place at the table, counted clockwise from 0. */
export type Seat = number

/** A throw of two pairs of dice, faces 1 … 6 (FS-1). */
export interface Dice {
  readonly flower: readonly [number, number]
  readonly scorpion: readonly [number, number]
}

/** An event as a record states it, read but not yet checked against the table. */
export type MatchEvent =
  | {
      readonly type: 'play'
      readonly player: Seat | null
      readonly tile: WrittenTile | BadTile
      readonly arm: ArmIndex | null
      /** It lies against a rule and stays, as it was written (rulebook M-2). */
      readonly stands?: Stands
    }
  | { readonly type: 'draw'; readonly player: Seat | null; readonly count: number }
  | { readonly type: 'pass'; readonly player: Seat | null }
  | { readonly type: 'block'; readonly player: Seat | null; readonly hands: readonly (readonly (Tile | BadTile)[])[]; readonly stands?: true }
  /** What is left in every hand at the end of a round: its tiles, or what they come to. */
  | { readonly type: 'left'; readonly player: Seat | null; readonly hands: readonly (readonly (Tile | BadTile)[] | { readonly pips: number })[] }
  /** The line as it lay when the record began: the lead or spinner first, each tile as it lies. */
  | {
      readonly type: 'table'
      readonly player: Seat | null
      readonly laid: readonly { readonly tile: WrittenTile | BadTile; readonly arm: ArmIndex | null }[]
      readonly hands: readonly number[]
      readonly totals: readonly number[] | null
    }
  /** From here on other rules hold: what is named, all that differs from the preset with it, and what comes of that. */
  | { readonly type: 'rules'; readonly player: Seat | null; readonly changed: RuleOverrides; readonly overrides: RuleOverrides; readonly rules: Rules }
  /** Points given or taken beside the plays, one number a seat (rulebook M-13). */
  | ({ readonly type: 'adjust'; readonly player: Seat | null; readonly deltas: readonly number[] } & AdjustSaid)
  /** A round is called off (`when` is null), or the match is ended (rulebook M-15). */
  | ({ readonly type: 'finish'; readonly player: Seat | null } & FinishSaid)
  /** Everyone has seen these tiles of a hand (rulebook M-1, M-3, M-6, M-7, M-12). */
  | ({ readonly type: 'show'; readonly player: Seat | null; readonly tiles: readonly (Tile | BadTile)[] } & ShowSaid)
  /** From here on a hand has so many tiles (rulebook M-5, M-14). */
  | { readonly type: 'hand'; readonly player: Seat | null; readonly count: number; readonly why: HandReason }
  /** What the next play earns, which has to be this player's, goes to another, or to nobody (rulebook M-8). */
  | { readonly type: 'uncalled'; readonly player: Seat | null; readonly to: Seat | null }
  /** The set has one of each of these tiles less, or one more (rulebook M-10). */
  | { readonly type: 'set'; readonly player: Seat | null; readonly missing: readonly (Tile | BadTile)[]; readonly extra: readonly (Tile | BadTile)[] }
  /** A player leaves; the seat is passed over from here on (rulebook M-11). */
  | { readonly type: 'leave'; readonly player: Seat | null; readonly tiles: LeftTiles }
  /** Not an event of the record format at all; refused when its turn comes. */
  | { readonly type: 'bad'; readonly malformed: Malformed }
  | { readonly type: 'bad'; readonly fault: Fault }

/** A tile that lies against a rule and stays: its points count, or it earns nothing (rulebook M-2). */
type Stands = 'paid' | 'unpaid'

/** What was said of points that were given or taken. */
interface AdjustSaid {
  readonly reason: AdjustReason
  readonly by: Adjuster
  /** The name of the referee, or of the player who decided for the table. */
  readonly name?: string
  readonly note?: string
  /** The event it is about, counted from 1. */
  readonly about?: { readonly round: number; readonly event: number }
}

/** What became of points that were not called: to whom they went, null for nobody, and what that total moved by (rulebook M-8). */
interface Uncalled {
  readonly to: Seat | null
  readonly delta: number
}

/** What was said of a round that is called off, or of a match that is ended. */
interface FinishSaid {
  /** When the match ends; null where only the round is called off. */
  readonly when: FinishTime | null
  readonly why: FinishReason
}

/** What was said of tiles that everyone has seen. */
interface ShowSaid {
  readonly why: ShowReason
  /** They go at the first chance. */
  readonly first?: true
}

/** What is ended, and when, as a record has it. */
export const whatFinishes = ({ when }: Pick<FinishSaid, 'when'>): { readonly what: 'round' } | { readonly what: 'match'; readonly when: FinishTime } =>
  when === null ? { what: 'round' } : { what: 'match', when }

/** Text where a tile should stand. */
export interface BadTile {
  readonly text: string
}

/** What is wrong with a record or an event that is well formed, for a sentence in any language. */
export type Fault =
  | RulesFault
  | { readonly kind: 'no-such-player'; readonly player: Seat; readonly players: number }
  | { readonly kind: 'no-such-leader'; readonly leader: Seat; readonly players: number }
  | { readonly kind: 'dice-missing' }
  | { readonly kind: 'dice-wrong' }
  | { readonly kind: 'hand-count'; readonly hands: number; readonly players: number }
  /** Settings that change only before anybody has played, drawn or passed in a round. */
  | { readonly kind: 'set-up-rules'; readonly settings: readonly SettingName[] }
  /** Who plays with whom holds for a whole match: it changes only before a round has ended (PA-1). */
  | { readonly kind: 'partners-too-late' }
  /** Tiles are laid in a game of which no line of play is kept, or hands are counted in one that is not decided so. */
  | { readonly kind: 'no-line' }
  | { readonly kind: 'not-counted' }
  /** A tile entered as breaking a rule that breaks none, or a block agreed to in which nothing fits; an entry of points that changes no total. */
  | { readonly kind: 'breaks-no-rule' }
  | { readonly kind: 'blocked-anyway' }
  | { readonly kind: 'nobody-moved' }
  /** A hand is said to have as many tiles as were counted. */
  | { readonly kind: 'hand-unchanged' }
  /** The points of a play go to who made it, or to the partner; after it is said whose play was not called, something else happens. */
  | { readonly kind: 'called-by-own-side' }
  | { readonly kind: 'play-missing'; readonly player: Seat }
  /** Somebody acts, or gets points, who has left; everyone but one would have; partners play to the end together. */
  | { readonly kind: 'has-left'; readonly player: Seat }
  | { readonly kind: 'too-few-stay' }
  | { readonly kind: 'partners-stay' }
  /** The last round is named again. */
  | { readonly kind: 'last-already' }
  /** Somebody is out, and what is left in the other hands comes first; or nobody is, and nothing is counted yet. */
  | { readonly kind: 'hands-missing' }
  | { readonly kind: 'nobody-out' }
  /** Where both partners have to go out, somebody acts who is out already (FT-5). */
  | { readonly kind: 'no-tile-left'; readonly player: Seat }
  /* What is left in the hands. */
  | { readonly kind: 'numbers-alone' }
  | { readonly kind: 'pips-below-zero'; readonly player: Seat }
  | { readonly kind: 'out-holds-tiles'; readonly player: Seat }
  /* A table as it lay when the record began. */
  | { readonly kind: 'table-too-late' }
  | { readonly kind: 'empty-hand' }
  | { readonly kind: 'more-than-the-set' }
  | { readonly kind: 'totals-too-late' }
  | { readonly kind: 'totals-reach'; readonly target: number }
  | { readonly kind: 'totals-below'; readonly floor: number }

/** Why an event is impossible, in the order in which the scorer looks (record format). */
export const REFUSAL_CODES = [
  'bad-record',
  'match-over',
  'round-over',
  'bad-event',
  'bad-tile',
  'tile-already-played',
  'lead-must-be-double',
  'does-not-match',
  'end-needed',
  'boneyard-empty',
  'tile-seen-twice',
  'not-blocked',
  'hand-not-possible',
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]

/** The first broken rule, with the data a sentence needs. */
export interface Refusal {
  readonly code: RefusalCode
  /** The tile at fault, higher half first; text that is no tile as it was written. */
  readonly tile?: string
  /** Whose hand or turn it concerns. */
  readonly player?: Seat
  /** The ends that lay open (does-not-match, end-needed, not-blocked), by name and suit. */
  readonly ends?: readonly { readonly arm: ArmName; readonly suit: number }[]
  /** The tile matches an arm that stays closed until every side of the first double is started (does-not-match; B-6, DB-2). */
  readonly startFirst?: true
  /** A number the sentence needs: tiles that may be drawn, the highest suit of the set, copies of a tile. */
  readonly limit?: number
  /** Nobody draws at this table, whatever lies face down (boneyard-empty; FT-3, BD-3). */
  readonly nobodyDraws?: true
  /** What is wrong with an event or a record as a whole: with one that is well formed, or how it is malformed. */
  readonly fault?: Fault
  readonly malformed?: Malformed
  /** The same in plain words, as older hosts sent it and as the `score` command says of a file. Shown as it is. */
  readonly why?: string
}

export function badEvent(event: Extract<MatchEvent, { readonly type: 'bad' }>): Refusal {
  return 'fault' in event ? { code: 'bad-event', fault: event.fault } : { code: 'bad-event', malformed: event.malformed }
}

/** Whether a refusal that came from elsewhere is one that this version knows. */
export function isRefusal(refusal: { readonly code: string }): refusal is Refusal {
  return REFUSAL_CODES.some((code) => code === refusal.code)
}

/** What is irregular but kept (rulebook, What the app does with a table's mistakes). */
export const WARNING_CODES = [
  'out-of-turn',
  'pass-with-boneyard',
  'drew-too-many',
  'block-declared-early',
  'hand-size',
  'more-than-the-set',
  'round-unfinished',
  'stands',
  'shown-first',
  'block-stands',
] as const
export type WarningCode = (typeof WARNING_CODES)[number]

/** A flag on one event of the record; `round` and `event` count from 1, `event` is null for a whole round. */
export interface Warning {
  readonly code: WarningCode
  readonly round: number
  readonly event: number | null
  readonly player?: Seat
  /** What was expected: the seat whose turn it was, the tiles kept count of, the pips of the whole set. */
  readonly expected?: number
  /** What the record has instead, or how many tiles could still be drawn. */
  readonly found?: number
  /** The draw came before the spinner lay, where DB-1 limits it. */
  readonly beforeSpinner?: true
  /** The tile that stands earns nothing (rulebook M-2). */
  readonly unpaid?: true
  /** A tile that everyone had seen: it is not in the hand that was shown, or was to go first (rulebook M-6). */
  readonly tile?: string
}

interface ScoredFields {
  readonly player: Seat
  /** What the player's total moved by, after caps and floors. */
  readonly delta: number
  readonly totals: readonly number[]
}

/** A tile as it lies on the table. */
export interface LaidTile {
  readonly tile: Tile
  /** Where it was laid; null for the lead. */
  readonly arm: ArmName | null
  /** The half that now shows (of the lead: its second half). */
  readonly outward: number
}

export interface ScoredPlay extends ScoredFields, LaidTile {
  readonly type: 'play'
  readonly reasons: readonly Reason[]
  /** What the play looks like and did not earn, where a rule keeps it back. */
  readonly unpaid?: Unpaid
  /** The tile lies against a rule and stays; left out where it fits. */
  readonly stands?: Stands
  /** What its player gets for going out with it, where that and the play's own points are one score (FT-5); left out where it is nothing. */
  readonly goingOut?: number
  /** With whom everyone had seen it before it was laid, which is its player but for a mistake; left out where nobody had (`show`). */
  readonly shownWith?: Seat
  /** Its points were not called: they are none of `delta`; left out where they were, or nobody asks (rulebook M-8). */
  readonly uncalled?: Uncalled
}
interface ScoredDraw extends ScoredFields {
  readonly type: 'draw'
  readonly count: number
}
interface ScoredPass extends ScoredFields {
  readonly type: 'pass'
}
interface ScoredLeft extends ScoredFields {
  readonly type: 'left'
  readonly hands: readonly LeftHand[]
}
interface ScoredBlock extends ScoredFields {
  readonly type: 'block'
  readonly hands: readonly (readonly Tile[])[]
  /** A tile in a hand fits, and the table counts it as a block; left out where none does (rulebook M-12). */
  readonly stands?: true
}
/** The table as it lay when the record began; `player` is next. */
export interface ScoredTable extends ScoredFields {
  readonly type: 'table'
  readonly laid: readonly LaidTile[]
  readonly hands: readonly number[]
}
/** A change of rules; `player` was on turn, and is still. */
interface ScoredRules extends ScoredFields {
  readonly type: 'rules'
  readonly changed: RuleOverrides
  readonly rules: Rules
}
/** Points given or taken beside the plays; `player` was on turn, and is still. */
export interface ScoredAdjust extends ScoredFields, AdjustSaid {
  readonly type: 'adjust'
  /** What was to be given or taken, one number a seat. */
  readonly asked: readonly number[]
  /** What it moved totals by: none below the floor, and no exact target passed. */
  readonly deltas: readonly number[]
}
/** A round that is called off, or the end of the match named; `player` was on turn. */
export interface ScoredFinish extends ScoredFields, FinishSaid {
  readonly type: 'finish'
}
/** Tiles that everyone has seen. `player` is whose hand they are in, which need not be who is on turn. */
export interface ScoredShow extends ScoredFields, ShowSaid {
  readonly type: 'show'
  readonly tiles: readonly Tile[]
}
/** A hand that was counted again. `player` is whose hand it is, which need not be who is on turn. */
export interface ScoredHand extends ScoredFields {
  readonly type: 'hand'
  readonly count: number
  /** What was counted before. */
  readonly counted: number
  readonly why: HandReason
}
/** It is said that the next play, of `player`, was not called, and to whom its points go. */
export interface ScoredUncalled extends ScoredFields {
  readonly type: 'uncalled'
  readonly to: Seat | null
}
/** The set has one of each of these tiles less, or one more; `player` was on turn, and is still. */
interface ScoredSet extends ScoredFields {
  readonly type: 'set'
  readonly missing: readonly Tile[]
  readonly extra: readonly Tile[]
}
/** A player who leaves; `player` is the seat, which need not be on turn. */
export interface ScoredLeave extends ScoredFields {
  readonly type: 'leave'
  readonly tiles: LeftTiles
}
export type ScoredEvent =
  | ScoredPlay
  | ScoredDraw
  | ScoredPass
  | ScoredBlock
  | ScoredLeft
  | ScoredTable
  | ScoredRules
  | ScoredAdjust
  | ScoredFinish
  | ScoredShow
  | ScoredHand
  | ScoredUncalled
  | ScoredSet
  | ScoredLeave

/** What the table says of a hand. */
export const isOfHand = ({ type }: { readonly type: ScoredEvent['type'] | RecordEvent['type'] | 'bad' }): boolean => type === 'show' || type === 'hand'

/** What the table says beside the play: no tile is laid or drawn by it, and no turn passes, but where the player on turn leaves. */
export const isBesidePlay = (event: { readonly type: ScoredEvent['type'] | RecordEvent['type'] }): boolean =>
  event.type === 'rules' ||
  event.type === 'adjust' ||
  event.type === 'finish' ||
  event.type === 'uncalled' ||
  event.type === 'set' ||
  event.type === 'leave' ||
  isOfHand(event)

const NOTHING_SHOWN: readonly (readonly Tile[])[] = []

/** The tiles that an event showed in each hand, as a round ended: at a block, or left over. Of a hand that is only a number it shows none. What was seen before that is told by `seenEarly`. */
export function shownBy(event: ScoredEvent): readonly (readonly Tile[])[] {
  switch (event.type) {
    case 'block':
      return event.hands
    case 'left':
      return event.hands.map((hand) => ('pips' in hand ? [] : hand))
    case 'play':
    case 'draw':
    case 'pass':
    case 'table':
    case 'rules':
    case 'adjust':
    case 'finish':
    case 'show':
    case 'hand':
    case 'uncalled':
    case 'set':
    case 'leave':
      return NOTHING_SHOWN
  }
}

const NOTHING_LAID: readonly LaidTile[] = []

/** What an event laid on the table, in the order of the line. */
export function laidBy(event: ScoredEvent): readonly LaidTile[] {
  if (event.type === 'play') return [event]
  return event.type === 'table' ? event.laid : NOTHING_LAID
}

export const END_KINDS = ['domino', 'blocked', 'target', 'counted', 'stopped'] as const
export type EndKind = (typeof END_KINDS)[number]

interface Ended {
  /** Who went out, whom the blocked rule names, or who reached the target; null where nobody wins. */
  readonly winner: Seat | null
  readonly deltas: readonly number[]
  readonly totals: readonly number[]
  /** What its end would have paid and does not count; left out where all does. */
  readonly withheld?: Paid['withheld']
}
export type RoundEnd =
  | (Ended & { readonly kind: 'domino' })
  | (Ended & { readonly kind: 'target' })
  /** The winner is who had fewest pips left, or most points where those are ahead. */
  | (Ended & { readonly kind: 'counted' })
  | (Ended & { readonly kind: 'blocked'; readonly ruling: Ruling })
  /** Called off: nobody wins it and it pays nothing; what was made in it stays (rulebook M-15). */
  | (Ended & { readonly kind: 'stopped'; readonly winner: null })
