import { tilesOfSet } from '../domino/set'
import type { Tile } from '../domino/tile'
import type { Random } from '../kernel/random'
import { laidBy, type ScoredEvent, type Seat } from '../match/events'
import { rulesAt } from '../match/rules-at'
import { seenTiles, setChanges } from '../match/seen-tiles'
import type { ScoredRound } from '../match/state'
import { type DealtPlaces, type Evidence, evidenceOf } from './evidence'
import { heldAtPlays } from './held'
import { WaysToFill } from './ways-to-fill'
import type { DealtHands } from './weigh'

/** A function of an object that is worked out once for each, and forgotten with it. */
function onceEach<K extends object, V>(workOut: (of: K) => V): (of: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return (of) => {
    let found = known.get(of)
    if (found === undefined) known.set(of, (found = { value: workOut(of) }))
    return found.value
  }
}

type Spreads = readonly Spread[]

/** More than these would keep a person waiting. */
const MOST_WAYS = 4000

/** The ways in which some of the seen tiles lie in places, by what they leave free. */
type Layer = ReadonlyMap<string, { readonly left: readonly number[]; readonly ways: number }>

/** How a player's seen tiles may have lain in the player's places, as far as what is left for unseen ones is the same. */
class Spread {
  private constructor(
    /** Places left for unseen tiles, of each of the `Evidence.places`. */
    readonly left: readonly number[],
    /** In how many ways, the order within places not counted. */
    readonly ways: number,
    readonly evidence: Evidence,
    readonly layers: readonly Layer[],
  ) {}

  /** All that fit: a tile was there before it was seen, and fitted at none of the passes and draws that it was held at. Null where they are too many. */
  static readonly allOf = onceEach((evidence: Evidence): Spreads | null => {
    const { places, seen } = evidence
    const begin = places.map(({ count }) => count)
    const layers: Layer[] = [new Map([[begin.join(), { left: begin, ways: 1 }]])]
    for (const at of seen.keys()) {
      const next = new Map<string, { left: readonly number[]; ways: number }>()
      for (const { left, ways } of (layers[at] as Layer).values()) {
        for (const place of places.keys()) {
          if (left[place] === 0 || !mayLieIn(evidence, at, place)) continue
          const after = left.with(place, (left[place] as number) - 1)
          const name = after.join()
          next.set(name, { left: after, ways: (next.get(name)?.ways ?? 0) + ways })
        }
      }
      if (next.size > MOST_WAYS) return null
      layers.push(next)
    }
    return [...(layers[seen.length] as Layer).values()].map(({ left, ways }) => new Spread(left, ways, evidence, layers))
  })

  /** One of its ways, each as likely as any other: for each place the seen tiles, by their place in `Evidence.seen`. */
  draw(random: Random): readonly (readonly number[])[] {
    const { places, seen } = this.evidence
    const lying: number[][] = places.map(() => [])
    let left = this.left
    for (let at = seen.length - 1; at >= 0; at--) {
      const before = this.layers[at] as Layer
      const froms = places.flatMap((_, place) => {
        if (!mayLieIn(this.evidence, at, place)) return []
        const from = before.get(left.with(place, (left[place] as number) + 1).join())
        return from === undefined ? [] : [{ place, from }]
      })
      let chance = random.next() * froms.reduce((sum, { from }) => sum + from.ways, 0)
      const chosen = froms.find(({ from }) => (chance -= from.ways) < 0) ?? froms.at(-1)
      if (chosen === undefined) throw new Error('broken invariant: a way was counted')
      lying[chosen.place]?.push(at)
      left = chosen.from.left
    }
    return lying
  }
}

function mayLieIn({ places, seen, moments }: Evidence, at: number, place: number): boolean {
  const { tile, at: seenAt, until } = seen[at] as Evidence['seen'][number]
  const { since, watched } = places[place] as Evidence['places'][number]
  return (
    since < seenAt &&
    watched.every((each) => {
      const moment = moments[each] as Evidence['moments'][number]
      return moment.at > until || !(moment.fitted[tile] as boolean)
    })
  )
}

/** Unseen tiles that go into each kind of places. */
type Wanted = readonly number[]

/** Ways in which seen tiles may lie that leave the same to the unseen ones; `weight` is how many deals of seen tiles they are, but for a common factor. */
interface Alike {
  readonly wanted: Wanted
  readonly spreads: readonly { readonly spread: Spread; readonly weight: number }[]
  readonly weight: number
}

/** The same for the first so many players together. */
interface Together {
  readonly wanted: Wanted
  readonly from: readonly { readonly before: Together; readonly own: Alike; readonly weight: number }[]
  readonly weight: number
}

/** More combinations than these would keep a person waiting. */
const MOST_COMBINATIONS = 20_000

/** How the seen tiles of all players may lie, by what is left of each kind of places. */
class Divisions {
  private constructor(readonly all: readonly Together[]) {}

  /** `kindOf`: for each player, the kind of each place, −1 for places that take any tile. Null where there would be too much to count. */
  static of(spreads: readonly Spreads[], kindOf: readonly (readonly number[])[], kinds: number): Divisions | null {
    let together: readonly Together[] = [{ wanted: new Array<number>(kinds).fill(0), from: [], weight: 1 }]
    for (const [player, each] of spreads.entries()) {
      const alike = alikeOf(each, kindOf[player] ?? [], kinds)
      if (together.length * alike.length > MOST_COMBINATIONS) return null
      together = joined(together, alike)
    }
    return new Divisions(together)
  }

  /** The most places of each kind that may be left. */
  get most(): Wanted {
    return (this.all[0]?.wanted ?? []).map((_, kind) => Math.max(...this.all.map(({ wanted }) => wanted[kind] as number)))
  }

  /** How the seen tiles of each player lie, in one of the ways that leave this, each as likely as any other. */
  static draw(together: Together, random: Random): readonly Spread[] {
    const spreads: Spread[] = []
    let at = together
    while (at.from.length > 0) {
      const { before, own } = picked(at.from, random)
      spreads.unshift(picked(own.spreads, random).spread)
      at = before
    }
    return spreads
  }
}

/** One of several, each as likely as its weight says. */
function picked<T extends { readonly weight: number }>(all: readonly T[], random: Random): T {
  let left = random.next() * all.reduce((sum, { weight }) => sum + weight, 0)
  const found = all.find(({ weight }) => (left -= weight) < 0) ?? all.findLast(({ weight }) => weight > 0)
  if (found === undefined) throw new Error('broken invariant: something has a weight')
  return found
}

function alikeOf(spreads: Spreads, kindOf: readonly number[], kinds: number): readonly Alike[] {
  const alike = new Map<string, { wanted: Wanted; spreads: Alike['spreads'][number][]; weight: number }>()
  for (const spread of spreads) {
    const wanted = new Array<number>(kinds).fill(0)
    let orders = 1
    spread.left.forEach((count, place) => {
      const kind = kindOf[place] as number
      if (kind >= 0) wanted[kind] = (wanted[kind] as number) + count
      for (let each = 2; each <= count; each++) orders *= each
    })
    const weight = spread.ways / orders
    const name = wanted.join()
    const known = alike.get(name)
    if (known === undefined) alike.set(name, { wanted, spreads: [{ spread, weight }], weight })
    else {
      known.spreads.push({ spread, weight })
      known.weight += weight
    }
  }
  return [...alike.values()]
}

function joined(together: readonly Together[], alike: readonly Alike[]): readonly Together[] {
  const next = new Map<string, { wanted: Wanted; from: Together['from'][number][]; weight: number }>()
  for (const before of together) {
    for (const own of alike) {
      const wanted = before.wanted.map((count, kind) => count + (own.wanted[kind] as number))
      const weight = before.weight * own.weight
      const name = wanted.join()
      const known = next.get(name)
      if (known === undefined) next.set(name, { wanted, from: [{ before, own, weight }], weight })
      else {
        known.from.push({ before, own, weight })
        known.weight += weight
      }
    }
  }
  return [...next.values()]
}

/** Tiles that nobody has seen, dealt in one way that fits. */
interface Deal {
  /** For each player who was asked about: what came into each of the `Evidence.places`. */
  readonly hands: readonly (readonly PlacesFilled[])[]
  /** What is left, in a random order. */
  readonly rest: readonly Tile[]
}

interface PlacesFilled {
  readonly places: DealtPlaces
  readonly unseen: readonly Tile[]
  /** Seen tiles, by their place in `Evidence.seen`, that lay in these places. */
  readonly seen: readonly number[]
}

/** The places of all players by the unseen tiles that they may take. */
interface Kinds {
  /** For each kind, for each unseen tile, whether it may go there. */
  readonly allowed: readonly (readonly boolean[])[]
  /** For each player, the kind of each place; −1 for those that take any tile, as the boneyard does. */
  readonly kindOf: readonly (readonly number[])[]
}

type Division = Divisions['all'][number]

/**
 * All deals that fit what is known, to draw from: every one of them equally often.
 *
 * A deal says which tile came into which place of which hand. All shuffles are equally likely before the round, so those that fit are equally likely
 * after it. They are counted, not tried: first how the tiles seen later can have lain in their player's places, then in how many ways the unseen tiles
 * fill the others. Places that may take the same tiles are counted as one kind and filled at random among themselves.
 */
class FittingDeals {
  private constructor(
    readonly evidence: readonly Evidence[],
    readonly unseen: readonly Tile[],
    readonly kinds: Kinds,
    readonly ways: WaysToFill,
    readonly divisions: readonly { readonly division: Division; readonly weight: number }[],
  ) {}

  /** Null where no deal fits, or where there would be too much to count. */
  static of(evidence: readonly Evidence[], unseen: readonly Tile[]): FittingDeals | null {
    const kinds = kindsOf(evidence, unseen)
    const spreads = evidence.flatMap((each) => [Spread.allOf(each) ?? []])
    const divisions = Divisions.of(spreads, kinds.kindOf, kinds.allowed.length)
    if (divisions === null || divisions.all.length === 0) return null
    const ways = WaysToFill.of(
      divisions.most,
      unseen.map((_, at) => kinds.allowed.flatMap((allowed, kind) => (allowed[at] === true ? [kind] : []))),
    )
    if (ways === null) return null
    const all = weighed(divisions.all, unseen.length, ways)
    return all.some(({ weight }) => weight > 0) ? new FittingDeals(evidence, unseen, kinds, ways, all) : null
  }

  draw(random: Random): Deal {
    const { division } = picked(this.divisions, random)
    const spreads = Divisions.draw(division, random)
    const perKind: Tile[][] = this.kinds.allowed.map(() => [])
    const rest: Tile[] = []
    for (const [at, kind] of this.ways.draw(division.wanted, random).entries()) {
      ;(kind < 0 ? rest : (perKind[kind] as Tile[])).push(this.unseen[at] as Tile)
    }
    for (const tiles of perKind) random.shuffle(tiles)
    random.shuffle(rest)
    const hands = this.evidence.map(({ places }, player) => {
      const spread = spreads[player] as Spread
      const seen = spread.draw(random)
      return places.map((each, place): PlacesFilled => {
        const kind = this.kinds.kindOf[player]?.[place] as number
        const from = kind < 0 ? rest : (perKind[kind] as Tile[])
        return { places: each, unseen: from.splice(0, spread.left[place] as number), seen: seen[place] as readonly number[] }
      })
    })
    return { hands, rest }
  }
}

function kindsOf(evidence: readonly Evidence[], unseen: readonly Tile[]): Kinds {
  const allowed: (readonly boolean[])[] = []
  const known = new Map<string, number>()
  const kindOf = evidence.map(({ places, moments }) =>
    places.map(({ watched }) => {
      const own = unseen.map((tile) => watched.every((moment) => moments[moment]?.fitted[tile] !== true))
      if (!own.includes(false)) return -1
      const name = own.map(Number).join('')
      const kind = known.get(name) ?? allowed.push(own) - 1
      known.set(name, kind)
      return kind
    }),
  )
  return { allowed, kindOf }
}

/**
 * How many deals each division stands for, all divided by the same number.
 *
 * Unseen tiles go into places one by one, so those of a kind may change theirs in `wanted!` ways, and those that may go anywhere in as many as there are
 * of them. The seen tiles are weighed by `Divisions`.
 */
function weighed(divisions: readonly Division[], unseen: number, ways: WaysToFill): FittingDeals['divisions'] {
  const logs = divisions.map(({ wanted, weight }) => {
    const free = unseen - wanted.reduce((sum, each) => sum + each, 0)
    if (free < 0) return -Infinity
    const count = ways.count(wanted)
    return count === 0 ? -Infinity : Math.log(count * weight) + wanted.reduce((sum, each) => sum + logFactorial(each), logFactorial(free))
  })
  const most = Math.max(...logs)
  return divisions.map((division, at) => ({ division, weight: most === -Infinity ? 0 : Math.exp((logs[at] as number) - most) }))
}

const LOG_FACTORIALS: number[] = [0]

function logFactorial(n: number): number {
  for (let next = LOG_FACTORIALS.length; next <= n; next++) LOG_FACTORIALS.push((LOG_FACTORIALS[next - 1] as number) + Math.log(next))
  return LOG_FACTORIALS[n] as number
}

/** A moment of a round: before the event at `at`, counted from 0. */
export interface MomentOfRound {
  readonly round: ScoredRound
  readonly at: number
  /** Events that hindsight proves wrong: they say nothing about hands. */
  readonly ignored: ReadonlySet<number>
}

/** Draws deals of one moment. */
export type DrawHands = (random: Random) => DealtHands

/**
 * Deals as the table could know them at a moment: tiles laid, counts, and every pass and draw so far, but nothing that came out later.
 *
 * `own`: a player's hand, who knows it; null for someone who watches. Null where no deal fits, because tiles and counts do not agree.
 */
export function dealsSeenBy(moment: MomentOfRound, own: { readonly player: Seat; readonly hand: readonly Tile[] } | null): DrawHands | null {
  const { round, at } = moment
  const all = evidenceAt(moment)
  const others = all.flatMap((evidence, seat) => (seat === own?.player ? [] : [{ evidence, seat }]))
  const unseen = unseenAt(round, at, [...(own?.hand ?? []), ...others.flatMap(({ evidence }) => stillHeld(evidence))])
  if (unseen === null) return null
  const asked = others.map(({ evidence }) => evidence)
  const deals = fittingDeals(asked, unseen)
  if (deals === null) return null
  return (random) => {
    const { hands, rest } = deals.draw(random)
    const dealt = all.map((): Tile[] => (own === null ? [] : own.hand.slice()))
    hands.forEach((places, which) => {
      const { seat } = others[which] as { readonly seat: Seat }
      dealt[seat] = [...places.flatMap(({ unseen: tiles }) => tiles), ...stillHeld(all[seat])]
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
  const merged = new Map<string, DealtPlaces>()
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
  const gone = (evidence?.seen ?? []).filter(({ until }) => until < Infinity)
  return (evidence?.places ?? []).reduce((sum, { count }) => sum + count, 0) - gone.length
}

/** Tiles that everyone has seen and that are still in the hand. */
const stillHeld = (evidence: Evidence | undefined): readonly Tile[] => (evidence?.seen ?? []).flatMap(({ tile, until }) => (until === Infinity ? [tile] : []))

/** Tiles that neither lie on the table at a moment nor are in a known hand; null where that hand has tiles that lie there. */
function unseenAt(round: ScoredRound, at: number, hand: readonly Tile[]): readonly Tile[] | null {
  const laid = round.events.slice(0, at).flatMap((event) => laidBy(event).map(({ tile }) => tile))
  return without(setOf(round, at), [...laid, ...hand])
}

function unseenAfter(round: ScoredRound, events: readonly ScoredEvent[]): readonly Tile[] | null {
  return without(
    setOf(round, events.length),
    [...events.flatMap((event) => (event.type === 'table' ? event.laid : [])), ...seenTiles(events)].map(({ tile }) => tile),
  )
}

function setOf(round: ScoredRound, at: number): readonly Tile[] {
  const { maxPip, copies } = rulesAt(round, at - 1)
  const { missing, extra } = setChanges(round.events.slice(0, at))
  const set = [...Array.from({ length: copies }, () => tilesOfSet(maxPip)).flat(), ...extra]
  return without(set, missing) ?? set
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
