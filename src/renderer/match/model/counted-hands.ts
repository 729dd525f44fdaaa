import { z } from 'zod'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { CountedGame, LeftHand } from '#shared/games/game'
import type { Rules } from '#shared/games/rules'
import type { Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import { handPips } from '#shared/rules/payout'
import { type HandTable, unknownTable } from './blocked-hands'
import { type OpenHands, tileIn } from './open-hands'

/** What was entered of a hand so far: a number as it is typed, or tiles. */
export type EnteredHand = string | readonly Tile[]
export type EnteredHands = readonly EnteredHand[]

/** As long as a number gets that a round is worth. */
const MOST_DIGITS = 4

/** A hand as it is kept while it is entered; what is no tile is left out. */
export const enteredHandSchema = z
  .union([z.string(), z.array(z.string())])
  .transform((hand): EnteredHand => (typeof hand === 'string' ? hand : hand.flatMap(tileIn)))

export const writtenHandEntered = (hand: EnteredHand): string | string[] => (typeof hand === 'string' ? hand : hand.map(makeTile))

/** The same of all hands of a round. */
const enteredHandsSchema = z.array(enteredHandSchema).readonly()

const writtenHandsEntered = (hands: EnteredHands): unknown => hands.map(writtenHandEntered)

/** A hand that was shown elsewhere, as it would be entered; one without a tile is worth nothing. */
export const enteredHand = (hand: LeftHand): EnteredHand => ('pips' in hand ? String(hand.pips) : hand.length === 0 ? '0' : hand)

/** Whether two hands were entered alike. */
export function isSameHand(a: EnteredHand, b: EnteredHand): boolean {
  if (typeof a === 'string' || typeof b === 'string') return a === b
  return a.length === b.length && a.every((tile, at) => tile === b[at])
}

/** What was entered of a round that is played. */
export interface EnteredRound {
  readonly hands: EnteredHands
  /** What each hand was taken as from its player's phone; '' where none was. */
  readonly taken: EnteredHands
}

/** The same as it is kept. */
export const enteredRoundSchema = z.object({ hands: enteredHandsSchema, taken: enteredHandsSchema })

export const writtenRoundEntered = ({ hands, taken }: EnteredRound): unknown => ({ hands: writtenHandsEntered(hands), taken: writtenHandsEntered(taken) })

/** Nothing yet; who is out has nothing left. */
export const noHandsEntered = (players: number, out: Seat | null = null): EnteredHands =>
  Array.from({ length: players }, (_, seat) => (seat === out ? '0' : ''))

export const noRoundEntered = (players: number, out: Seat | null = null): EnteredRound => ({
  hands: noHandsEntered(players, out),
  taken: noHandsEntered(players),
})

/**
 * Takes the hands that phones show: each stands in its field unless something else was entered there since.
 *
 * The same round where nothing was taken.
 */
export function withShown(round: EnteredRound, shown: OpenHands): EnteredRound {
  const { hands, taken } = round
  const news = hands.map((hand, seat): EnteredHand | null => {
    const open = shown.get(seat)
    const before = taken[seat] ?? ''
    if (open === undefined || !isSameHand(hand, before)) return null
    const now = enteredHand(open)
    return isSameHand(now, before) ? null : now
  })
  if (news.every((hand) => hand === null)) return round
  const taking = (entered: EnteredHands): EnteredHands => entered.map((hand, seat) => news[seat] ?? hand)
  return { hands: taking(hands), taken: taking(taken) }
}

/** Takes what the phone of one seat shows, whatever was entered for it. */
export function withHandOf(round: EnteredRound, seat: Seat, hand: EnteredHand): EnteredRound {
  const taking = (entered: EnteredHands): EnteredHands => entered.map((other, at) => (at === seat ? hand : other))
  return { hands: taking(round.hands), taken: taking(round.taken) }
}

/** Hands that phones show otherwise than they are entered. */
export function shownOtherwise({ hands }: EnteredRound, shown: OpenHands): readonly { readonly seat: Seat; readonly hand: EnteredHand }[] {
  return hands.flatMap((hand, seat) => {
    const open = shown.get(seat)
    if (open === undefined || isSameHand(hand, enteredHand(open))) return []
    return [{ seat, hand: enteredHand(open) }]
  })
}

/** The digits of what is typed, with a minus where a number may be below zero. */
export function typedNumber(text: string, belowZero: boolean): string {
  const digits = text.replaceAll(/\D/gu, '').slice(0, MOST_DIGITS)
  return belowZero && /^\s*[-−]/u.test(text) ? `-${digits}` : digits
}

/** A hand as it counts; null where there is no number and no tile yet. */
export function leftHandOf(hand: EnteredHand): LeftHand | null {
  if (typeof hand !== 'string') return hand.length === 0 ? null : hand
  return /^-?\d+$/u.test(hand) ? { pips: Number(hand) } : null
}

/** How hands are counted as a round ends. */
export interface HandsCounting {
  /** Whether a hand may be entered as tiles, and a number below zero. */
  readonly takesTiles: boolean
  readonly belowZero: boolean
  /** What a hand comes to. */
  readonly pointsOf: (hand: LeftHand) => number
  /** Who is out, with nothing left; null where everybody may have something. */
  readonly out: Seat | null
  /** Who has left the match and is asked no more (rulebook M-11). */
  readonly gone: readonly Seat[]
  /** Where tiles may be, and how many each hand is to have. */
  readonly table: HandTable
}

const NOBODY_GONE: readonly Seat[] = []

/** Hands as they count: who has left has nothing in hand, whatever was entered before. */
export const withoutGone = (hands: EnteredHands, gone: readonly Seat[]): EnteredHands =>
  gone.length === 0 ? hands : hands.map((hand, seat) => (gone.includes(seat) ? '0' : hand))

/** Of a game of which no line of play is kept. */
export function countingOf(rules: Rules, { left }: CountedGame, gone: readonly Seat[] = NOBODY_GONE): HandsCounting {
  return {
    takesTiles: left.takesTiles(rules),
    belowZero: left.belowZero(rules),
    pointsOf: (hand) => left.count(rules, [hand]).points[0] ?? 0,
    out: null,
    gone,
    table: unknownTable(rules),
  }
}

/** Of a round that waits for what is left in the hands besides that of who is out. `table`: what is known of it. */
export function countingOut(rules: Rules, out: Seat, table: HandTable, gone: readonly Seat[] = NOBODY_GONE): HandsCounting {
  return { takesTiles: true, belowZero: false, pointsOf: (hand) => handPips(rules, hand), out, gone, table }
}

/** What a hand is worth, as its round will count it; null where nothing has been entered. */
export function pointsEntered({ pointsOf }: HandsCounting, hand: EnteredHand): number | null {
  const counts = leftHandOf(hand)
  return counts === null ? null : pointsOf(counts)
}

/** The seats of which nothing has been entered yet. */
export function stillToEnter(hands: EnteredHands): readonly Seat[] {
  return hands.flatMap((hand, seat) => (leftHandOf(hand) === null ? [seat] : []))
}

/** Who is asked for after a seat: the next one of which nothing has been entered; null where all are there. */
export function nextToEnter(hands: EnteredHands, after: Seat): Seat | null {
  const open = stillToEnter(hands)
  return open.find((seat) => seat > after) ?? open[0] ?? null
}

export type LeftRecordEvent = Extract<RecordEvent, { readonly type: 'left' }>

/** A hand as records and phones write it; null while nothing has been entered. */
export function writtenLeft(hand: EnteredHand): WrittenLeft | null {
  const counts = leftHandOf(hand)
  if (counts === null) return null
  return 'pips' in counts ? { pips: counts.pips } : counts.map(makeTile)
}

type WrittenLeft = LeftRecordEvent['hands'][number]

/** The event that ends the round; null while a hand is missing. Who is out has nothing left. */
export function leftEvent(entered: EnteredHands, out: Seat | null = null): LeftRecordEvent | null {
  const hands = entered.map((hand, seat) => (seat === out ? [] : writtenLeft(hand)))
  return hands.every((hand) => hand !== null) ? { type: 'left', hands } : null
}

/** What a recorded round was entered as, to be changed. */
export function enteredOf({ hands }: LeftRecordEvent): EnteredHands {
  return hands.map((hand) => enteredHand('pips' in hand ? hand : hand.flatMap(tileIn)))
}
