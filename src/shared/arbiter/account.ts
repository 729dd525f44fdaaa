import type { Tile } from '../domino/tile'
import type { Rules } from '../games/rules'
import { drawableOf } from '../rules/drawable'
import { isShown, seatsOut, type Dispute } from './dispute'
import { closedTo, endStates, placesFor, standingOf, type EndState, type StandingEnds, type StandingEnd } from './ends'
import { bookOf, countAll, timesEach, type Range, type TileBook } from './tiles'

/** A tile that a player holds, and the ends it fits. */
export interface HeldFit {
  readonly seat: number
  readonly tile: Tile
  /** None where nothing lies yet: the tile could be led. */
  readonly ends: readonly StandingEnd[]
}

/** Whether the boneyard is down to what is never drawn (C-3, C-4), or nobody draws at all (FT-3, BD-3). */
export type BoneyardState = { readonly kind: 'down' | 'unused' } | { readonly kind: 'above'; readonly drawable: Range } | { readonly kind: 'unknown' }

/** What has to be known before more can be proven. */
const MISSING = ['table', 'hands', 'boneyard'] as const
export type Missing = (typeof MISSING)[number]

type Verdict =
  /** A hand is empty, so the round ended when its last tile was played. */
  | { readonly kind: 'gone-out'; readonly seats: readonly number[] }
  /** `seen`: a shown tile fits. `counted`: fewer tiles that fit nowhere are unseen than the hidden ones in the hands, so somebody holds one that fits. */
  | { readonly kind: 'playable'; readonly proof: 'seen' | 'counted' }
  /** `frozen`: every open end's suit is wholly played. `hands`: every hand was looked at, and nothing can be drawn. */
  | { readonly kind: 'blocked'; readonly proof: 'frozen' | 'hands' }
  /** Nobody holds a tile that fits, but there is still something to draw; `helps`: one of the unseen tiles fits. */
  | { readonly kind: 'draw-first'; readonly drawable: Range; readonly helps: boolean }
  /** What is known proves neither. */
  | { readonly kind: 'open'; readonly missing: readonly Missing[] }

/** Is it really blocked? What was looked at, what is proven, and what is not. */
export interface Account {
  readonly verdict: Verdict
  readonly standing: StandingEnds['kind']
  /** Every tile on the table is known, so what is unseen lies in hands or boneyard. */
  readonly wholeTable: boolean
  readonly ends: readonly EndState[]
  /** Every shown tile that can be played now. */
  readonly couldPlay: readonly HeldFit[]
  /** Shown tiles that fit an end only once every side of the first double is started, and no other end. */
  readonly mustWait: readonly HeldFit[]
  /** Seats whose hand is not fully known. */
  readonly hiddenHands: readonly number[]
  readonly boneyard: BoneyardState
  /** Unseen tiles that fit no end. */
  readonly fittingNowhere: number
  readonly book: TileBook
}

/**
 * Accounts for every tile and checks every hand against every end (rulebook C-4).
 *
 * It proves what follows from what is known and nothing else: with hidden hands it says which tiles could still be out.
 * Where tiles do not add up (`book.troubles`), the verdict is only as reliable as what was named.
 */
export function accountFor(dispute: Dispute): Account {
  const { rules, table, hands } = dispute
  const book = bookOf(dispute)
  const standing = standingOf(rules, table)
  const ends = endStates(rules, standing, timesEach(table.kind === 'unknown' ? [] : table.laid, dispute), book.unseen)
  const held = hands.flatMap(({ tiles }, seat) => [...tiles].sort((a, b) => a - b).map((tile) => ({ seat, tile })))
  const couldPlay = held.flatMap(({ seat, tile }): readonly HeldFit[] => {
    const places = placesFor(rules, standing, tile)
    return places === null ? [] : [{ seat, tile, ends: places }]
  })
  const mustWait = held.flatMap(({ seat, tile }): readonly HeldFit[] => {
    const closed = placesFor(rules, standing, tile) === null ? closedTo(standing, tile) : []
    return closed.length === 0 ? [] : [{ seat, tile, ends: closed }]
  })
  const hiddenHands = hands.flatMap((hand, seat) => (isShown(hand) ? [] : [seat]))
  const boneyard = boneyardOf(book.boneyard, rules)
  const fitting = book.unseen.filter(({ tile }) => placesFor(rules, standing, tile) !== null)
  const fittingNowhere = book.unseenCount - countAll(fitting)
  const verdict = judged({ dispute, standing, ends, couldPlay, hiddenHands, boneyard, book, fitting: countAll(fitting) })
  return { verdict, standing: standing.kind, wholeTable: table.kind === 'line', ends, couldPlay, mustWait, hiddenHands, boneyard, fittingNowhere, book }
}

function boneyardOf(boneyard: Range, rules: Rules): BoneyardState {
  if (rules.draw === 'never') return { kind: 'unused' }
  const drawable: Range = { least: drawableOf(rules, boneyard.least), most: drawableOf(rules, boneyard.most) }
  if (drawable.most === 0) return { kind: 'down' }
  return drawable.least > 0 ? { kind: 'above', drawable } : { kind: 'unknown' }
}

interface Facts {
  readonly dispute: Dispute
  readonly standing: StandingEnds
  readonly ends: readonly EndState[]
  readonly couldPlay: readonly HeldFit[]
  readonly hiddenHands: readonly number[]
  readonly boneyard: BoneyardState
  readonly book: TileBook
  /** Unseen tiles that could be played. */
  readonly fitting: number
}

function judged({ dispute, standing, ends, couldPlay, hiddenHands, boneyard, book, fitting }: Facts): Verdict {
  const out = seatsOut(dispute.hands)
  if (out.length > 0) return { kind: 'gone-out', seats: out }
  const boneyardMissing: readonly Missing[] = boneyard.kind === 'unknown' ? ['boneyard'] : []
  const handsMissing: readonly Missing[] = hiddenHands.length > 0 ? ['hands'] : []
  if (standing.kind === 'unknown') return { kind: 'open', missing: ['table', ...handsMissing, ...boneyardMissing] }
  if (couldPlay.length > 0) return { kind: 'playable', proof: 'seen' }
  if (book.hidden.least > book.unseenCount - fitting) return { kind: 'playable', proof: 'counted' }
  const open = ends.filter((end) => end.open)
  if (open.length > 0 && open.every(({ frozen }) => frozen)) return { kind: 'blocked', proof: 'frozen' }
  if (book.hidden.most > 0 && fitting > 0) return { kind: 'open', missing: [...handsMissing, ...boneyardMissing] }
  switch (boneyard.kind) {
    case 'down':
    case 'unused':
      return { kind: 'blocked', proof: 'hands' }
    case 'above':
      return { kind: 'draw-first', drawable: boneyard.drawable, helps: fitting > 0 }
    case 'unknown':
      return { kind: 'open', missing: boneyardMissing }
  }
}
