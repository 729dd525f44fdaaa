import type { ArmName } from '../../domino/line'
import { distinctTiles } from '../../domino/set'
import type { Tile } from '../../domino/tile'
import { expectOk } from '../../kernel/result'
import type { RoundEnd, ScoredEvent, ScoredPlay } from '../../match/events'
import type { MatchRecord } from '../../match/record'
import { PRESETS, type PresetId } from '../../rules/presets'
import { resolveRules } from '../../rules/resolve'
import type { LeftHand } from '../../games/game'
import type { Rules } from '../../games/rules'
import type { Example } from '../example'

/** Pictures of what scores, by the names under which their words are found, in the order in which they are shown. */
export type Pictures<Name extends string> = Readonly<Record<Name, Example>>

/** What a page How to play shows: records, scored whenever they are shown. */
interface Lesson<Name extends string = string> {
  /** The rule set that the game is shown by. */
  readonly preset: PresetId
  /** Another, of which the words for later name figures; left out, they name those of `preset`. */
  readonly also?: PresetId
  readonly pictures: Pictures<Name>
  /** A first round, played to its end; a whole match of a game of which a round is only what is left. */
  readonly firstRound: MatchRecord
}

/** How two play against two. One game shows it for all. */
export type LessonOfPartners = Lesson

/** What is shown of a game, and what a table is taught of it. */
export interface HowToPlay<Name extends string = string> extends Lesson<Name> {
  readonly shown: Shown<Name>
  /** Left out where no picture is of hands. */
  readonly shownAtEnd?: ShownAtEnd<Name>
  /** In the game by which it is shown. */
  readonly partners?: LessonOfPartners
}

/** What lies open after a play: the lead, and the last tile of each arm that was begun. */
export interface Lying {
  lead: Tile | null
  readonly arms: Map<ArmName, Tile>
}

/** The pictures that a play is like; `nothing` is one of them. */
export type Shown<Name extends string> = (play: ScoredPlay, rules: Rules, lies: Lying) => readonly Name[]

/** The pictures that the end of a round is like, at which hands were shown. */
export type ShownAtEnd<Name extends string> = (end: RoundEnd, hands: readonly LeftHand[]) => readonly Name[]

/** The hands that an event showed as its round ended; null of any other. */
export const handsAtEnd = (event: ScoredEvent): readonly LeftHand[] | null => (event.type === 'left' || event.type === 'block' ? event.hands : null)

/**
 * What a lesson has to come to, written by hand beside it (`book/lesson-expected.ts`): from the table and the rulebook, not from the scorer.
 *
 * @internal Tests alone hold a lesson against it.
 */
export interface LessonExpected<Name extends string = string> {
  /** What was dealt to each player of the first round, and what was drawn in turn; no record says so. */
  readonly hands: readonly (readonly string[])[]
  readonly drawn: readonly string[]
  /** Of each picture the halves that make its points: the end, the tile, and the number that counts, twice for a double. */
  readonly ringed: Readonly<Record<Name, readonly string[]>>
  /** The most pictures that one play can be like, each time all of them. */
  readonly mostAtOnce: readonly (readonly Name[])[]
  /** The figures of its rule set where fewest play; of hand and target also where most do. Those that mean nothing in the game are left out. */
  readonly figures: Readonly<
    Partial<
      Record<'tiles' | 'hand' | 'handOfMany' | 'reserve' | 'target' | 'targetOfMany' | 'dominoPoints' | 'blockedPoints' | 'tileDeduction' | 'arms', number>
    >
  >
}

/** The figures of a rule set that a beginner asks for, where fewest play, where three do and where most do. */
export interface TableFigures {
  /** Different tiles of the set. */
  readonly tiles: number
  readonly few: Rules
  readonly three: Rules
  readonly many: Rules
}

export function tableFigures(preset: PresetId): TableFigures {
  const { players, settings } = PRESETS[preset]
  const seated = (count: number): Rules => expectOk(resolveRules(preset, {}, count), 'a rule set can be played by as many as it seats')
  return {
    tiles: distinctTiles(settings.maxPip) * settings.copies,
    few: seated(players.min),
    three: seated(Math.max(3, players.min)),
    many: seated(players.max),
  }
}

/**
 * Where the turns of a round end: how many events have happened after each, none of them at first.
 *
 * Tiles that are drawn belong to the play or the pass that follows, as they do at the table.
 */
function turnsOf({ rounds }: Pick<MatchRecord, 'rounds'>, round: number): readonly number[] {
  const events = rounds[round]?.events ?? []
  return [0, ...events.flatMap(({ type }, at) => (type === 'draw' ? [] : [at + 1]))]
}

/** A place of a record: so many events of one of its rounds, counted from 0, have happened. */
interface TurnEnd {
  readonly round: number
  readonly events: number
}

/** Where the steps of what a page shows end: before anything, and after each turn of each round. */
export const stepsOf = (record: Pick<MatchRecord, 'rounds'>): readonly TurnEnd[] =>
  record.rounds.flatMap((_, round) => turnsOf(record, round).flatMap((events) => (round > 0 && events === 0 ? [] : [{ round, events }])))
