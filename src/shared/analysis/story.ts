import type { SideRules } from '../games/sides'
import { seatsAt, soleSide } from '../games/winning-side'
import type { Seat } from '../match/events'
import type { ScoredRound } from '../match/state'
import type { LikelyPlay, LikelyRound } from './likely'
import type { ReviewedPlay, ReviewedRound, PlayWay } from './review'

const MARK_KINDS = ['great', 'missed', 'turn'] as const
export type MarkKind = (typeof MARK_KINDS)[number]

/** A moment of a round that is worth a look. */
export interface Mark {
  readonly kind: MarkKind
  /** Its place in the round, counted from 1 over all events. */
  readonly event: number
  readonly player: Seat
}

/** A play that was missed: what would have been better, and whether that is certain or only likely. */
export interface Missed {
  readonly kind: 'certain' | 'likely'
  readonly play: ReviewedPlay
  readonly better: PlayWay
  readonly likely: LikelyPlay | null
}

/** Below these a likely loss is not worth a word: points, or the chance to win the match. */
const WORTH_A_WORD = { points: 1, match: 0.05 } as const

/** A play is great from so many points on. */
const GREAT_POINTS = 2

/** More marks of one kind than these are none. */
const MOST_GREAT = 3

/** A new leader counts once still ahead so many events later. */
const STAYS_AHEAD = 2

/**
 * What a player missed with a play, if anything. Certain is what would have paid more at once; it is no miss where the play was the better one all the same, as it took
 * more from the others. Likely is what only comes to more later.
 */
export function missedWith(play: ReviewedPlay, likely: LikelyPlay | null): Missed | null {
  if (likely !== null && likely.best === likely.played) return null
  if (play.missed > 0) return { kind: 'certain', play, better: bestPaying(play, likely), likely }
  const better = likely === null ? undefined : play.ways[likely.best]
  if (likely === null || better === undefined) return null
  const { mean, give } = likely.lost
  return mean > give && mean >= WORTH_A_WORD[likely.stake] ? { kind: 'likely', play, better, likely } : null
}

/** Of the ways that pay most, the one that probably comes to most. */
function bestPaying({ best, ways }: ReviewedPlay, likely: LikelyPlay | null): PlayWay {
  const comesTo = (way: PlayWay): number => likely?.ways[ways.indexOf(way)]?.value.mean ?? 0
  return best.ways.reduce((most, way) => (comesTo(way) > comesTo(most) ? way : most))
}

export const likelyOf = (likely: LikelyRound | null, event: number): LikelyPlay | null => likely?.plays.find((play) => play.event === event) ?? null

/** Great plays, misses and turning points of a round, in the order of play. What is likely may still be worked out. */
export function marksOf({ plays }: ReviewedRound, likely: LikelyRound | null, rules: SideRules): readonly Mark[] {
  const missed = plays.filter((play) => missedWith(play, likelyOf(likely, play.event)) !== null)
  const great = plays
    .filter((play) => play.play.delta >= GREAT_POINTS && !missed.includes(play))
    .toSorted((a, b) => b.play.delta - a.play.delta || a.event - b.event)
    .slice(0, MOST_GREAT)
  const marked = new Set([...missed, ...great].map(({ event }) => event))
  const turns = turnsOf(likely, rules).filter(({ event }) => !marked.has(event))
  const markOf =
    (kind: MarkKind) =>
    (play: ReviewedPlay): Mark => ({ kind, event: play.event, player: play.play.player })
  return [...great.map(markOf('great')), ...missed.map(markOf('missed')), ...turns].toSorted((a, b) => a.event - b.event)
}

/** Events after which someone else was ahead, and stayed so. */
function turnsOf(likely: LikelyRound | null, rules: SideRules): readonly Mark[] {
  const chances = likely?.chances ?? []
  const turns: Mark[] = []
  let ahead = aheadIn(chances[0], rules)
  for (let event = 1; event < chances.length; event++) {
    const now = aheadIn(chances[event], rules)
    if (now === null || now === ahead) continue
    const stays = chances.slice(event, event + STAYS_AHEAD + 1).every((each) => aheadIn(each, rules) === now)
    if (!stays) continue
    if (ahead !== null) turns.push({ kind: 'turn', event, player: now })
    ahead = now
  }
  return turns
}

/** Who is likeliest to make most, of partners the first; null where several sides are as likely. */
function aheadIn(chances: readonly number[] | null | undefined, rules: SideRules): Seat | null {
  if (chances === null || chances === undefined) return null
  return soleSide(rules, seatsAt(Math.max(...chances), chances), null)
}

/** One play of a round to say something about. */
export interface Remark {
  readonly kind: 'great' | 'missed' | 'blocked'
  readonly play: ReviewedPlay
  /** What it brought or, missed, would have brought. */
  readonly points: number
}

/**
 * The play that paid most, or that blocked the round and brought its player as much; else the most that was missed. Null where there is neither.
 */
export function remarkOn(reviewed: ReviewedRound, round: Pick<ScoredRound, 'events' | 'end'>): Remark | null {
  const most = (of: (play: ReviewedPlay) => number): ReviewedPlay | undefined => reviewed.plays.toSorted((a, b) => of(b) - of(a) || a.event - b.event)[0]
  const great = most((play) => play.play.delta)
  const blocked = blockedBy(reviewed, round)
  if (blocked !== null && blocked.points >= (great?.play.delta ?? 0)) return blocked
  if (great !== undefined && great.play.delta >= GREAT_POINTS) return { kind: 'great', play: great, points: great.play.delta }
  const missed = most((play) => play.missed)
  return missed !== undefined && missed.missed > 0 ? { kind: 'missed', play: missed, points: missed.best.delta } : null
}

/** The last play of a blocked round, where its player won the round by it. The hands that were shown prove that nobody could go on. */
function blockedBy({ plays }: ReviewedRound, { events, end }: Pick<ScoredRound, 'events' | 'end'>): Remark | null {
  const play = plays.at(-1)
  if (end?.kind !== 'blocked' || play === undefined || end.winner !== play.play.player) return null
  const shown = events.at(-1)
  if (shown?.type !== 'block' || shown.hands.some((hand) => hand.length === 0)) return null
  const points = end.deltas[play.play.player] ?? 0
  return points > 0 ? { kind: 'blocked', play, points } : null
}
