import { z } from 'zod'
import { makeTile, type Tile } from '#shared/domino/tile'
import type { CountedGame, LeftHand } from '#shared/games/game'
import type { Rules } from '#shared/games/rules'
import type { Seat } from '#shared/match/events'
import type { RecordEvent } from '#shared/match/record'
import { tileIn } from './open-hands'

/** What was entered of a hand so far: a number as it is typed, or tiles. */
export type EnteredHand = string | readonly Tile[]
export type EnteredHands = readonly EnteredHand[]

/** As long as a number gets that a round is worth. */
const MOST_DIGITS = 4

/** Hands as they are kept while they are entered; what is no tile is left out. */
export const enteredHandsSchema = z
  .array(z.union([z.string(), z.array(z.string())]))
  .transform((hands): EnteredHands => hands.map((hand) => (typeof hand === 'string' ? hand : hand.flatMap(tileIn))))

export const writtenHandsEntered = (hands: EnteredHands): unknown => hands.map((hand) => (typeof hand === 'string' ? hand : hand.map(makeTile)))

export const noHandsEntered = (players: number): EnteredHands => new Array<EnteredHand>(players).fill('')

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

/** What a hand is worth, as its round will count it; null where nothing has been entered. */
export function pointsEntered(rules: Rules, { left }: CountedGame, hand: EnteredHand): number | null {
  const counts = leftHandOf(hand)
  return counts === null ? null : (left.count(rules, [counts]).points[0] ?? null)
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

/** The event that ends the round; null while a hand is missing. */
export function leftEvent(hands: EnteredHands): LeftRecordEvent | null {
  const counted = hands.map(leftHandOf)
  if (counted.includes(null)) return null
  return { type: 'left', hands: counted.map((hand) => (hand !== null && 'pips' in hand ? { pips: hand.pips } : (hand ?? []).map(makeTile))) }
}

/** What a recorded round was entered as, to be changed. */
export function enteredOf({ hands }: LeftRecordEvent): EnteredHands {
  return hands.map((hand) => ('pips' in hand ? String(hand.pips) : hand.length === 0 ? '0' : hand.flatMap(tileIn)))
}
