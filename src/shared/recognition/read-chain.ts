import { inSet } from '../domino/set'
import { isDouble, tileOf, type Suit, type Tile } from '../domino/tile'
import type { Port } from './contacts'
import { MAX_READ_SUIT, type HalfChances, type TileReading } from './reading'

/** One tile of a chain: which reading, and by which half it joins the tile before it; its other half leads on. */
export interface Link {
  readonly reading: number
  readonly from: Port
}

export interface ChainTile {
  readonly reading: number
  readonly tile: Tile
  /** The half that joins the tile before it, and the one that leads on. */
  readonly inner: Suit
  readonly outer: Suit
  /** The chance of this tile among all it could be here. */
  readonly chance: number
  /** Something speaks against it, whatever its chance: the photo itself, or the set. */
  readonly doubtful: boolean
}

/** What a tile cannot be, as `reading tile` by their numbers. */
export type Forbidden = ReadonlySet<string>

/** Halves that touch show the same suit, but for a mistake at the table or in the finding of the line. */
const MISMATCH = 1e-4
/** Only a double lies athwart the line; where something else seems to, the line was followed wrongly. */
const ATHWART = 1e-3
/** No reading rules a suit out. */
const LEAST_SUIT_CHANCE = 1e-7
/**
 * A suit is read into a half only if the photo gives it at least this share of its likeliest one's chance. A line is followed
 * wrongly, or laid wrongly, more often than a clear half is misread: then the joint is broken, and the half stays as it was read.
 */
const SUPPORTED = 0.01

const chance = (half: HalfChances, suit: Suit): number => Math.max(LEAST_SUIT_CHANCE, half[suit] ?? 0)

/** How likely a tile shows `inner` and `outer` as it lies in the chain. */
type Shows = (inner: Suit, outer: Suit) => number

function showing(reading: TileReading, from: Port, allowed: (tile: Tile) => boolean): Shows {
  const { first, second } = reading
  return (inner, outer) => {
    const tile = tileOf(inner, outer)
    if (!allowed(tile)) return 0
    if (from === 'across' && !isDouble(tile)) return ATHWART * (chance(first, inner) * chance(second, outer) + chance(first, outer) * chance(second, inner))
    return from === 'second' ? chance(second, inner) * chance(first, outer) : chance(first, inner) * chance(second, outer)
  }
}

/** The suits that the photo leaves room for in a half. */
function roomIn(half: HalfChances): (suit: Suit) => boolean {
  const least = SUPPORTED * Math.max(...half)
  return (suit) => chance(half, suit) >= least
}

/** Whether the photo leaves room for a tile that shows `inner` and `outer` as it lies in the chain. */
function supporting({ first, second }: TileReading, from: Port): (inner: Suit, outer: Suit) => boolean {
  const [one, other] = [roomIn(first), roomIn(second)]
  const forth = (inner: Suit, outer: Suit): boolean => one(inner) && other(outer)
  if (from === 'first') return forth
  return from === 'second' ? (inner, outer) => forth(outer, inner) : (inner, outer) => forth(inner, outer) || forth(outer, inner)
}

/** Whether the photo leaves room for another tile of the set than `tile`, and than those forbidden. */
export function mayBeOther(readings: readonly TileReading[], { reading, from }: Link, tile: Tile, maxPip: number, forbidden: Forbidden): boolean {
  const supported = supporting(readings[reading] as TileReading, from)
  const range = suitsTo(maxPip)
  return range.some((inner) =>
    range.some((outer) => {
      const other = tileOf(inner, outer)
      return other !== tile && supported(inner, outer) && !forbidden.has(`${reading} ${other}`)
    }),
  )
}

const suitsTo = (maxPip: number): readonly Suit[] => Array.from({ length: Math.min(maxPip, MAX_READ_SUIT) + 1 }, (_, suit) => suit)

/**
 * The tiles of a chain that explain its readings best together: the half it touches shows what a blurred half is.
 *
 * `start` is the suit that the first tile has to join, or null. The forward and backward sums give each tile's chance among all tiles (Rabiner
 * 1989); the likeliest tile of each place, among those the photo leaves room for, is found with its neighbours' likeliest.
 */
export function readChain(
  readings: readonly TileReading[],
  links: readonly Link[],
  maxPip: number,
  start: Suit | null,
  forbidden: Forbidden,
): readonly ChainTile[] {
  const shows = links.map(({ reading, from }) =>
    showing(readings[reading] as TileReading, from, (tile) => inSet(tile, maxPip) && !forbidden.has(`${reading} ${tile}`)),
  )
  const joins = (a: Suit, b: Suit): number => (a === b ? 1 : MISMATCH)
  const range = suitsTo(maxPip)
  const supported = links.map(({ reading, from }) => supporting(readings[reading] as TileReading, from))
  // where nothing in the set is like what lies there, or that is forbidden, anything may be chosen, and is doubtful
  const open = shows.map((shown, i) => !range.some((inner) => range.some((outer) => supported[i]?.(inner, outer) === true && shown(inner, outer) > 0)))
  const entry = range.map((suit) => (start === null ? 1 : joins(start, suit)))

  /* best[i][outer]: the likeliest chain up to tile i that leads on with `outer`; sums of the same. */
  let best = entry
  let sum = entry
  const back: { readonly inner: Suit; readonly before: Suit }[][] = []
  const forwards: number[][] = []
  shows.forEach((shown, i) => {
    const chosen = (inner: Suit, outer: Suit): boolean => open[i] === true || supported[i]?.(inner, outer) === true
    forwards.push(sum)
    const came = range.map((outer) => {
      let most = { value: -1, inner: 0, before: 0 }
      let all = 0
      for (const inner of range) {
        const here = shown(inner, outer)
        if (here === 0) continue
        for (const before of range) {
          const join = back.length === 0 ? (before === inner ? 1 : 0) : joins(before, inner)
          if (join === 0) continue
          const value = (best[before] as number) * join * here
          all += (sum[before] as number) * join * here
          if (value > most.value && chosen(inner, outer)) most = { value, inner, before }
        }
      }
      return { ...most, all }
    })
    back.push(came.map(({ inner, before }) => ({ inner, before })))
    best = scaled(came.map(({ value }) => Math.max(0, value)))
    sum = scaled(came.map(({ all }) => all))
  })

  const backwards: number[][] = [range.map(() => 1)]
  for (let i = shows.length - 1; i > 0; i--) {
    const after = backwards[0] as number[]
    const shown = shows[i] as Shows
    backwards.unshift(
      scaled(
        range.map((outer) =>
          range.reduce((all, inner) => all + joins(outer, inner) * range.reduce((more, next) => more + shown(inner, next) * (after[next] as number), 0), 0),
        ),
      ),
    )
  }

  const tiles: ChainTile[] = []
  let outer = best.indexOf(Math.max(...best))
  for (let i = links.length - 1; i >= 0; i--) {
    const { inner, before } = (back[i] as { inner: Suit; before: Suit }[])[outer] as { inner: Suit; before: Suit }
    const weigh = (one: Suit, other: Suit): number =>
      (shows[i] as Shows)(one, other) *
      (i === 0 ? (entry[one] as number) : range.reduce((all, suit) => all + ((forwards[i] as number[])[suit] as number) * joins(suit, one), 0)) *
      ((backwards[i] as number[])[other] as number)
    const all = range.reduce((total, one) => total + range.reduce((more, other) => more + weigh(one, other), 0), 0)
    tiles.unshift({
      reading: (links[i] as Link).reading,
      tile: tileOf(inner, outer),
      inner,
      outer,
      chance: all > 0 ? weigh(inner, outer) / all : 0,
      doubtful: open[i] === true,
    })
    outer = before
  }
  return tiles
}

function scaled(values: readonly number[]): number[] {
  const most = Math.max(...values, Number.MIN_VALUE)
  return values.map((value) => value / most)
}
