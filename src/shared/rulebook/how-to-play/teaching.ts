import { openArms } from '../../domino/line'
import { isDouble, tileOf, type Suit, type Tile } from '../../domino/tile'
import { countedTiles } from '../../match/explain/counted-tiles'
import { explainEvent } from '../../match/explain/explain'
import type { ShownTile } from '../../match/explain/explanation'
import { isBesidePlay, laidBy, type ScoredEvent, type Seat } from '../../match/events'
import type { MatchRecord } from '../../match/record'
import type { RoundState, ScoredMatch, ScoredRound } from '../../match/state'
import { drawableTiles, isStuck } from '../../match/stuck'
import { GAMES, playsScore } from '../../games/index'
import { isLeaderDealt, type Preset } from '../../rules/presets'
import { handsAtEnd, type Lying } from './how-to-play'
import { HOW_TO_PLAY, isTaught, shownAtEndBy, shownBy, type PictureNames, type TaughtGame } from './index'
import { isOver } from '../../games/outcome'

/*
 * What a table is taught while it plays its first round. It is a list of moments beside How to play, made from the rules and the record alone:
 * nothing of it is in the record, and what only the table knows is in `TeachingProgress`.
 */

/** A thing of How to play that scores, or `nothing`, by the name of its picture. */
export type ScoringName = PictureNames[TaughtGame]

/** How far a table has come with what no record says. */
export interface TeachingProgress {
  /** The tiles are mixed and dealt. */
  readonly dealt: boolean
  /** Doubles that were asked for, one by one, and that nobody had. */
  readonly called: number
  /** Events of the first round whose lesson was read. */
  readonly read: number
}

export const NOTHING_TAUGHT: TeachingProgress = { dealt: false, called: 0, read: 0 }

/** The table that is taught. */
export interface TeachingStage {
  readonly record: MatchRecord
  readonly scored: ScoredMatch
  readonly preset: Preset
  /** Nobody leads yet: the first tile says who does. */
  readonly leaderOpen: boolean
  /** Who was named to lead, before a tile says it. */
  readonly named: Seat | null
  readonly progress: TeachingProgress
}

/** What a person does who cannot play. */
type OrElse = 'draw' | 'pass'

/** What is said in a moment: a code and figures; the sentence is in the words of a language. */
export type Lesson =
  /** `call`: the double that is asked for in the same breath, where the tiles say who leads. */
  | { readonly kind: 'deal'; readonly each: number; readonly call: Tile | null }
  | { readonly kind: 'begin'; readonly dice: boolean }
  /** `leads`: who has it leads it; otherwise who has it leads any tile. */
  | { readonly kind: 'roll-call'; readonly tile: Tile; readonly leads: boolean }
  | { readonly kind: 'no-double' }
  /** `seat` is null where the table has yet to say who leads; `orElse` where the leader may have no such tile. */
  | { readonly kind: 'lead'; readonly seat: Seat | null; readonly tile: 'any' | 'double'; readonly orElse: OrElse | null }
  /**
   * `fresh`: what of How to play an event showed first, at least one. `points`: what it moved its player’s total by, or what the end of the round paid its winner.
   *
   * `by`: a play, one in a game in which no play scores, or the hands that ended the round.
   */
  | {
      readonly kind: 'scored'
      readonly fresh: readonly ScoringName[]
      readonly points: number
      readonly across: boolean
      readonly by: 'play' | 'play-of-nothing' | 'hands'
    }
  /** `open`: the numbers that a tile may be joined at, each once, in order. */
  | { readonly kind: 'turn'; readonly seat: Seat; readonly open: readonly Suit[]; readonly orElse: OrElse }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'over' }

/** A moment of the lesson. */
export interface LessonMoment {
  readonly name: Lesson['kind']
  readonly when: (stage: TeachingStage) => boolean
  readonly say: (stage: TeachingStage) => Lesson
  /** The open tiles whose halves are ringed. */
  readonly ring: (stage: TeachingStage) => readonly ShownTile[]
}

const firstRound = ({ scored }: TeachingStage): ScoredRound | null => scored.rounds[0] ?? null
const eventsOf = (stage: TeachingStage): readonly ScoredEvent[] => firstRound(stage)?.events ?? []
/** Nothing was done in the round: rules may have been changed. */
const isFresh = (stage: TeachingStage): boolean => eventsOf(stage).every(isBesidePlay)
const handsOut = ({ preset, leaderOpen, named }: TeachingStage): boolean => leaderOpen && named === null && isLeaderDealt(preset.firstLeader)

/** The double that is asked for: they climb where the lowest leads, and come down where the highest does. Null once all were asked for. */
function doubleCalled({ scored, preset, progress: { called } }: TeachingStage): Tile | null {
  const { maxPip } = scored.rules
  if (called > maxPip) return null
  const half = preset.firstLeader === 'lowest-double' ? called : maxPip - called
  return tileOf(half, half)
}

const callOf = (stage: TeachingStage): Tile => doubleCalled(stage) ?? tileOf(0, 0)

const NO_RINGS: readonly ShownTile[] = []
const noRings = (): readonly ShownTile[] => NO_RINGS

/** The halves that made the points of the latest play, until something else happens. */
function ringsOfLatest(stage: TeachingStage): readonly ShownTile[] {
  const at = eventsOf(stage).length - 1
  if (eventsOf(stage)[at]?.type !== 'play') return NO_RINGS
  const explained = explainEvent(stage.record, 0, at)
  return explained.ok ? countedTiles(explained.value) : NO_RINGS
}

/** What the latest event showed first; empty where its lesson was read. */
function freshOf(stage: TeachingStage): readonly ScoringName[] {
  const events = eventsOf(stage)
  if (events.length <= stage.progress.read) return []
  const shown = scoringShown(firstRound(stage))
  const before = new Set(shown.slice(0, -1).flat())
  return (shown.at(-1) ?? []).filter((name) => !before.has(name))
}

function leadOf(stage: TeachingStage): Lesson {
  const { leaderOpen, named, scored } = stage
  const { leadTile, players } = scored.rules
  const { turn, leadPasses } = runningRound(stage)
  const seat = leaderOpen ? named : turn
  const orElse = leadTile !== 'double' || seat === null || leaderOpen ? null : leadPasses < players ? 'pass' : 'draw'
  return { kind: 'lead', seat, tile: leadTile === 'any' ? 'any' : 'double', orElse }
}

function turnOf(stage: TeachingStage): Lesson {
  const { state, rules } = stage.scored
  const { line, turn, drawn } = runningRound(stage)
  const open = openArms(line, rules.completeFirstDouble).flatMap((arm) => line.ends[arm]?.suit ?? [])
  const mayDraw = drawableTiles(state) > 0 && !(rules.draw === 'one' && drawn > 0)
  return { kind: 'turn', seat: turn, open: [...new Set(open)].sort((a, b) => a - b), orElse: mayDraw ? 'draw' : 'pass' }
}

function runningRound({ scored }: TeachingStage): RoundState {
  const { round } = scored.state
  if (round === null) throw new Error('broken invariant: a round that is taught has begun')
  return round
}

/** Every moment of a first round; the first whose time it is speaks. */
export const MOMENTS: readonly LessonMoment[] = [
  {
    name: 'deal',
    when: (stage) => !stage.progress.dealt && stage.progress.called === 0 && stage.named === null && isFresh(stage),
    say: (stage) => ({ kind: 'deal', each: stage.scored.rules.handSize, call: handsOut(stage) ? doubleCalled(stage) : null }),
    ring: noRings,
  },
  {
    name: 'begin',
    when: (stage) => firstRound(stage) === null,
    say: ({ scored }) => ({ kind: 'begin', dice: GAMES[scored.rules.game].usesDice }),
    ring: noRings,
  },
  {
    name: 'no-double',
    when: (stage) => handsOut(stage) && doubleCalled(stage) === null,
    say: () => ({ kind: 'no-double' }),
    ring: noRings,
  },
  {
    name: 'roll-call',
    when: handsOut,
    say: (stage) => ({ kind: 'roll-call', tile: callOf(stage), leads: stage.preset.firstLeader !== 'highest-double-any-tile' }),
    ring: noRings,
  },
  {
    name: 'scored',
    when: (stage) => freshOf(stage).length > 0,
    say: (stage) => {
      const latest = eventsOf(stage).at(-1)
      const end = firstRound(stage)?.end ?? null
      const fresh = freshOf(stage)
      if (end !== null && latest !== undefined && handsAtEnd(latest) !== null)
        return { kind: 'scored', fresh, points: end.winner === null ? 0 : (end.deltas[end.winner] ?? 0), across: false, by: 'hands' }
      const across = latest?.type === 'play' && isDouble(latest.tile)
      return { kind: 'scored', fresh, points: latest?.delta ?? 0, across, by: playsScore(stage.scored.rules) ? 'play' : 'play-of-nothing' }
    },
    ring: ringsOfLatest,
  },
  {
    name: 'over',
    when: (stage) => (firstRound(stage)?.end ?? null) !== null || isOver(stage.scored) || scoringSeen(stage).every(({ seen }) => seen),
    say: () => ({ kind: 'over' }),
    ring: ringsOfLatest,
  },
  { name: 'lead', when: (stage) => runningRound(stage).line.lead === null, say: leadOf, ring: noRings },
  { name: 'blocked', when: ({ scored }) => isStuck(scored), say: () => ({ kind: 'blocked' }), ring: noRings },
  { name: 'turn', when: () => true, say: turnOf, ring: ringsOfLatest },
]

/** The moment that speaks now; null once another round has begun, which nobody is taught. */
export function momentNow(stage: TeachingStage): LessonMoment | null {
  return stage.scored.rounds.length > 1 ? null : (MOMENTS.find(({ when }) => when(stage)) ?? null)
}

/** Everything of How to play that scores, in its order, and whether the first round has shown it. */
export function scoringSeen({ scored }: Pick<TeachingStage, 'scored'>): readonly { readonly name: ScoringName; readonly seen: boolean }[] {
  const { game } = scored.rules
  if (!isTaught(game)) return []
  const seen = new Set(scoringShown(scored.rounds[0] ?? null).flat())
  return (Object.keys(HOW_TO_PLAY[game].pictures) as ScoringName[]).map((name) => ({ name, seen: seen.has(name) }))
}

/** What of How to play each event of a round shows, event by event: a play, and the hands that end a round where some are pictured. */
export function scoringShown(round: ScoredRound | null): readonly (readonly ScoringName[])[] {
  if (round === null) return []
  const lies: Lying = { lead: null, arms: new Map() }
  let { rules } = round
  return round.events.map((event) => {
    if (event.type === 'rules') rules = event.rules
    for (const laid of laidBy(event)) {
      if (laid.arm === null) lies.lead = laid.tile
      else lies.arms.set(laid.arm, laid.tile)
    }
    if (!isTaught(rules.game)) return []
    if (event.type === 'play') return shownBy(rules.game, event, rules, lies)
    const hands = handsAtEnd(event)
    return hands === null || round.end === null ? [] : shownAtEndBy(rules.game, round.end, hands)
  })
}
