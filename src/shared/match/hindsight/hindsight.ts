import type { Tile } from '../../domino/tile'
import { tilesOfSet } from '../../domino/set'
import type { ScoredEvent, Seat } from '../events'
import { type SeenTile, seenTiles, setChanges } from '../seen-tiles'
import { rulesAtEnd } from '../rules-at'
import type { ScoredMatch, ScoredRound } from '../state'
import { followRound, isMoment, type HindsightMoment } from './moments'

/** A tile of the player's own that was seen later. */
export interface SeenLater {
  readonly tile: Tile
  /** Where in the round it was played or shown, counted from 1. */
  readonly event: number
  readonly kind: 'played' | 'shown'
}

/**
 * Why a pass or a draw is known to have broken C-2.
 *
 * - `tiles`: these tiles fitted then, and were seen later with the player. At most `drawable` of them can have come by a draw that left them
 *   unheld then (0 for a pass after which nothing was drawn), which is one less than there are: so one at least was there. The smallest such
 *   set, and the first that was seen.
 * - `open`: everyone had seen this tile in the player's hand before, where it still was, and it fitted.
 * - `counted`: of the `held` tiles that ought not to have fitted, at most `misfits` can be tiles that did not. The tiles not seen decide it.
 */
type Proof =
  | { readonly kind: 'tiles'; readonly tiles: readonly SeenLater[]; readonly drawable: number }
  | { readonly kind: 'open'; readonly tile: Tile; readonly event: number }
  | { readonly kind: 'counted'; readonly held: number; readonly misfits: number }

/** A pass or a draw that is proven to have broken C-2; `round` and `event` count from 1, as those of a warning. */
export interface Hindsight {
  readonly round: number
  readonly event: number
  readonly player: Seat
  /** Tiles drawn; 0 for a pass. */
  readonly drawn: number
  readonly proof: Proof
}

/**
 * Every pass and draw of a match that what is known now proves to have broken C-2, in order (rulebook, Hindsight).
 *
 * C-2: a player who can play must. A pass breaks it with a tile in the hand that fits. A draw breaks it so too, and by going on past a drawn
 * tile that fits: only the last tile drawn may fit. Proven is what is so in every deal that fits the record: the set, the counts kept and the
 * order of events. What was irregular may have happened. Where a hand at a block differs from its count, the tiles too many may have been
 * drawn at any time, and those too few may have gone at any time.
 */
export function hindsightOf({ rounds }: Pick<ScoredMatch, 'rounds'>): readonly Hindsight[] {
  return rounds.flatMap((round, index) =>
    inRound(round).map(({ moment: { at, player, drawn }, proof }) => ({ round: index + 1, event: at + 1, player, drawn, proof })),
  )
}

/** What the record says of one pass or draw beside the moment itself. */
interface MomentKnown {
  readonly moment: HindsightMoment
  /** What happened after it, as far as it says something of the hand then. */
  readonly later: readonly ScoredEvent[]
  /** Tiles that were in the hand then, or came later. */
  readonly own: readonly SeenTile[]
  /** Tiles that the player showed as the round ended beyond the count kept; below 0, those that were missing. */
  readonly surplus: number
  /** How often each tile of the set, by its place, was seen with nobody and may have been in the hand. */
  readonly unseen: readonly number[]
}

function inRound(round: ScoredRound): readonly { readonly moment: HindsightMoment; readonly proof: Proof }[] {
  const { events } = round
  if (!events.some(isMoment)) return []
  const { moments, hands } = followRound(round)
  const last = events.at(-1)
  const seen = seenTiles(events)
  const unseen = unseenOf(round, seen)
  const tableAt = events.findIndex(({ type }) => type === 'table')
  return moments.flatMap((moment) => {
    const { at, player } = moment
    // what happened before a table was found as it lay was not recorded, so nothing seen later says a thing about the hands of before
    const known: MomentKnown =
      at < tableAt
        ? { moment, later: [], own: [], surplus: 0, unseen: wholeSet(round) }
        : {
            moment,
            later: events.slice(at + 1),
            own: seen.filter((each) => each.player === player && each.until > at),
            surplus: surplusOf(last, player, hands),
            unseen,
          }
    const proof = byOpenTile(known) ?? byTiles(known) ?? byCount(known)
    return proof === null ? [] : [{ moment, proof }]
  })
}

/** How many tiles more a hand showed at the end of its round than the count kept; 0 where nobody saw them. */
function surplusOf(last: ScoredEvent | undefined, player: Seat, counted: readonly number[]): number {
  if (last?.type !== 'block' && last?.type !== 'left') return 0
  const hand = last.hands[player] ?? []
  return 'pips' in hand ? 0 : hand.length - (counted[player] ?? 0)
}

/** By how much the hand was counted anew after a moment, each time. */
const recounts = ({ player }: HindsightMoment, later: readonly ScoredEvent[]): readonly number[] =>
  later.flatMap((event) => (event.type === 'hand' && event.player === player ? [event.count - event.counted] : []))

/** A tile that fitted, in a hand in which everyone had seen it. */
function byOpenTile({ moment: { at, fitted }, own }: MomentKnown): Proof | null {
  const open = own.find((each) => each.at < at && fitted(each.tile))
  return open === undefined ? null : { kind: 'open', tile: open.tile, event: open.at + 1 }
}

/** The first time that more fitting tiles of the player's have been seen than could have come since. */
function byTiles({ moment, later, own, surplus }: MomentKnown): Proof | null {
  const { at, player, drawn, fitted } = moment
  // tiles that were too many may have been drawn at any time
  let drawable = Math.min(drawn, 1) + Math.max(0, surplus) + recounts(moment, later).reduce((sum, more) => sum + Math.max(0, more), 0)
  const tiles: SeenLater[] = []
  for (const [after, event] of later.entries()) {
    const place = at + after + 1
    if (event.type === 'draw' && event.player === player) drawable += event.count
    for (const { tile } of own.filter((each) => each.at === place)) {
      if (!fitted(tile)) continue
      tiles.push({ tile, event: place + 1, kind: event.type === 'play' ? 'played' : 'shown' })
      if (tiles.length > drawable) return { kind: 'tiles', tiles, drawable }
    }
  }
  return null
}

/** Whether there are too few tiles that did not fit to fill the hand with. */
function byCount({ moment, later, own, surplus, unseen }: MomentKnown): Proof | null {
  const { drawn, held: before, fitted } = moment
  // a hand with fewer tiles than were counted may have been smaller then, too
  if (surplus < 0 || recounts(moment, later).some((more) => more < 0)) return null
  const held = before + Math.max(0, drawn - 1)
  let misfits = own.filter(({ tile }) => !fitted(tile)).length
  unseen.forEach((times, tile) => {
    if (!fitted(tile as Tile)) misfits += times
  })
  return held > misfits ? { kind: 'counted', held, misfits } : null
}

/** How often each tile is in the set, as far as the table knows. */
function wholeSet(round: ScoredRound): number[] {
  const { maxPip, copies } = rulesAtEnd(round)
  const { missing, extra } = setChanges(round.events)
  const times = tilesOfSet(maxPip).map(() => copies)
  for (const tile of extra) times[tile] = (times[tile] ?? 0) + 1
  for (const tile of missing) times[tile] = (times[tile] ?? 0) - 1
  return times
}

/** How often each tile of the set has not been seen, neither with somebody nor on a table that was found. */
function unseenOf(round: ScoredRound, seen: readonly SeenTile[]): readonly number[] {
  const left = wholeSet(round)
  const see = (tile: Tile): void => void (left[tile] = (left[tile] ?? 0) - 1)
  for (const event of round.events) if (event.type === 'table') for (const { tile } of event.laid) see(tile)
  for (const { tile } of seen) see(tile)
  return left
}
