import { tilesOfSet } from '../domino/set'
import type { Tile } from '../domino/tile'
import { onceEach } from '../kernel/once'
import type { Random } from '../kernel/random'
import { laidBy, type ScoredEvent, type Seat } from '../match/events'
import { rulesAt } from '../match/rules-at'
import type { ScoredRound } from '../match/state'
import { evidenceOf, type Evidence, type Places } from './evidence'
import { FittingDeals } from './fitting-deals'
import { heldAtPlays } from './held'
import type { Hands } from './weigh'

/** A moment of a round: before the event at `at`, counted from 0. */
export interface MomentOfRound {
  readonly round: ScoredRound
  readonly at: number
  /** Events that hindsight proves wrong: they say nothing about hands. */
  readonly ignored: ReadonlySet<number>
}

/** Draws deals of one moment. */
export type DrawHands = (random: Random) => Hands

/**
 * Deals as the table could know them at a moment: tiles laid, counts, and every pass and draw so far, but nothing that came out later.
 *
 * `own`: a player's hand, who knows it; null for someone who watches. Null where no deal fits, because tiles and counts do not agree.
 */
export function dealsSeenBy(moment: MomentOfRound, own: { readonly player: Seat; readonly hand: readonly Tile[] } | null): DrawHands | null {
  const { round, at } = moment
  const all = evidenceAt(moment)
  const others = all.flatMap((evidence, seat) => (seat === own?.player ? [] : [{ evidence, seat }]))
  const unseen = unseenAt(round, at, own?.hand ?? [])
  if (unseen === null) return null
  const asked = others.map(({ evidence }) => evidence)
  const deals = fittingDeals(asked, unseen)
  if (deals === null) return null
  return (random) => {
    const { hands, rest } = deals.draw(random)
    const dealt = all.map((): Tile[] => (own === null ? [] : own.hand.slice()))
    hands.forEach((places, which) => {
      const { seat } = others[which] as { readonly seat: Seat }
      dealt[seat] = places.flatMap(({ unseen: tiles }) => tiles)
    })
    for (const hand of dealt) hand.sort((a, b) => b - a)
    return { hands: dealt, boneyard: rest }
  }
}

/**
 * A player's hand at a moment, as far as the whole record of the round tells: what was certainly held, and for the rest a hand that fits everything that came
 * out later too. The player knew it, so all of it may be used to say what could have been played.
 */
export function ownHandAt(moment: MomentOfRound, player: Seat): (random: Random) => readonly Tile[] {
  const { round, at } = moment
  const { events } = round
  const certain = heldAtPlays(events).get(at) ?? []
  const count = countAt(evidenceAt(moment)[player])
  if (certain.length >= count) return () => certain
  const { evidence: all, deals } = wholeRound(moment)
  const evidence = all[player] as Evidence
  return (random) => {
    const hand = deals === null ? [] : handOf(deals.draw(random).hands[player] ?? [], evidence, at)
    if (certain.every((tile) => timesIn(hand, tile) >= timesIn(certain, tile)) && hand.length === count) return hand
    return filledUp(certain, count, unseenAt(round, at, certain) ?? [], random)
  }
}

/** Everything that a round told by its end, and the deals that fit it. */
interface Whole {
  readonly ignored: ReadonlySet<number>
  readonly evidence: readonly Evidence[]
  readonly deals: FittingDeals | null
}

const WHOLE = new WeakMap<ScoredRound, Whole>()

/** Worked out once for all moments of a round. */
function wholeRound({ round, ignored }: MomentOfRound): Whole {
  const known = WHOLE.get(round)
  if (known?.ignored === ignored) return known
  const { events } = round
  const evidence = evidenceOf(round, events.length, ignored)
  const unseen = unseenAfter(round, events)
  const whole: Whole = { ignored, evidence, deals: unseen === null ? null : fittingDeals(evidence, unseen) }
  WHOLE.set(round, whole)
  return whole
}

function handOf(places: ReturnType<FittingDeals['draw']>['hands'][number], evidence: Evidence, at: number): readonly Tile[] {
  const seenLater = (which: number): readonly Tile[] => {
    const seen = evidence.seen[which]
    return seen === undefined || seen.until < at ? [] : [seen.tile]
  }
  return places
    .filter(({ places: { since } }) => since < at)
    .flatMap(({ unseen, seen }) => [...unseen, ...seen.flatMap(seenLater)])
    .sort((a, b) => b - a)
}

/** Where tiles and counts do not agree: what is certain, and any tiles beside it. */
function filledUp(certain: readonly Tile[], count: number, unseen: readonly Tile[], random: Random): readonly Tile[] {
  return [...certain, ...random.shuffle(unseen.slice()).slice(0, count - certain.length)].sort((a, b) => b - a)
}

const timesIn = (hand: readonly Tile[], tile: Tile): number => hand.reduce((times, each) => times + (each === tile ? 1 : 0), 0)

/** Passes and draws of each player that are looked at, the latest: where all of them contradict each other or are too much to count, fewer. */
const LOOKED_AT = [
  (each: Evidence): Evidence => each,
  onceEach((each: Evidence) => withLatest(each, 6)),
  onceEach((each: Evidence) => withLatest(each, 3)),
  onceEach((each: Evidence) => withLatest(each, 0)),
]

/** The same evidence for all hands that a player may hold at a moment. */
const evidenceAt = onceEach(({ round, at, ignored }: MomentOfRound) => evidenceOf(round, at, ignored))

function fittingDeals(evidence: readonly Evidence[], unseen: readonly Tile[]): FittingDeals | null {
  for (const lookedAt of LOOKED_AT) {
    const deals = FittingDeals.of(evidence.map(lookedAt), unseen)
    if (deals !== null) return deals
  }
  return null
}

/** The evidence of so many moments only. Places about which they say the same become one, as if they had been filled at once. */
function withLatest({ places, seen, moments }: Evidence, count: number): Evidence {
  const first = Math.max(0, moments.length - count)
  const merged = new Map<string, Places>()
  for (const { since, count: more, watched } of places) {
    const left = watched.flatMap((moment) => (moment < first ? [] : [moment - first]))
    const name = left.join()
    const known = merged.get(name)
    merged.set(name, known === undefined ? { since, count: more, watched: left } : { ...known, count: known.count + more })
  }
  return { places: [...merged.values()], seen, moments: moments.slice(first) }
}

/** Tiles in a hand, by the count kept. */
function countAt(evidence: Evidence | undefined): number {
  return (evidence?.places ?? []).reduce((sum, { count }) => sum + count, 0) - (evidence?.seen.length ?? 0)
}

/** Tiles that neither lie on the table at a moment nor are in a known hand; null where that hand has tiles that lie there. */
function unseenAt(round: ScoredRound, at: number, hand: readonly Tile[]): readonly Tile[] | null {
  const laid = round.events.slice(0, at).flatMap((event) => laidBy(event).map(({ tile }) => tile))
  return without(setOf(round, at), [...laid, ...hand])
}

function unseenAfter(round: ScoredRound, events: readonly ScoredEvent[]): readonly Tile[] | null {
  return without(
    setOf(round, events.length),
    events.flatMap((event) => (event.type === 'block' ? event.hands.flat() : laidBy(event).map(({ tile }) => tile))),
  )
}

function setOf(round: ScoredRound, at: number): readonly Tile[] {
  const { maxPip, copies } = rulesAt(round, at - 1)
  return Array.from({ length: copies }, () => tilesOfSet(maxPip)).flat()
}

function without(set: readonly Tile[], gone: readonly Tile[]): readonly Tile[] | null {
  const times = new Map<Tile, number>()
  for (const tile of gone) times.set(tile, (times.get(tile) ?? 0) + 1)
  const left = set.filter((tile) => {
    const more = times.get(tile) ?? 0
    if (more > 0) times.set(tile, more - 1)
    return more === 0
  })
  return left.length === set.length - gone.length ? left : null
}
