import { tilesOfSet } from '../domino/set'
import { highOf, lowOf, makeTile, type Tile } from '../domino/tile'
import type { Answers, Face, Ground, HalfChances } from './reading'

/** A family's own tiles, from two photos that show each of them once. */
export interface OwnTiles {
  /** The highest half. */
  readonly highest: number
  /** What a whole set has and this one has lost, as it is written. */
  readonly lost: readonly string[]
  /** How the faces look. */
  readonly grounds: readonly Ground[]
  /** The mean of what the reader answers of each suit's halves, from 0 up. */
  readonly suits: readonly Answers[]
}

/** The highest halves of the sets there are, as far as pips are read. */
const HIGHEST = [6, 9, 12] as const

/** How tiles of photos compare with a whole set that has each tile once. */
export interface Count {
  /** The highest half of the smallest set that has all of them. */
  readonly highest: number
  readonly missing: readonly Tile[]
  /** Seen more than once. */
  readonly twice: readonly Tile[]
}

export function countOf(tiles: readonly Tile[]): Count {
  const most = Math.max(0, ...tiles.map(highOf))
  const highest = HIGHEST.find((each) => each >= most) ?? most
  const times = (tile: Tile): number => tiles.filter((other) => other === tile).length
  const set = tilesOfSet(highest)
  return { highest, missing: set.filter((tile) => times(tile) === 0), twice: set.filter((tile) => times(tile) > 1) }
}

/** A tile of the two photos, as a person has seen that it is right. */
export interface Shown {
  readonly tile: Tile
  readonly face: Face
  /** Its `first` half is the higher one. */
  readonly highFirst: boolean
}

const mean = (all: readonly Answers[]): Answers => (all[0] ?? []).map((_, at) => all.reduce((sum, answers) => sum + (answers[at] ?? 0), 0) / all.length)

/** What is kept of the tiles that the two photos show; null where some suit is not among them, so that they are no set. */
export function ownTilesOf(shown: readonly Shown[]): OwnTiles | null {
  const { highest, missing, twice } = countOf(shown.map(({ tile }) => tile))
  const halves = shown.flatMap(({ tile, face, highFirst }) => {
    const [high, low] = highFirst ? [face.first, face.second] : [face.second, face.first]
    return [
      { suit: highOf(tile), answers: high },
      { suit: lowOf(tile), answers: low },
    ]
  })
  const suits = Array.from({ length: highest + 1 }, (_, suit) => mean(halves.filter((half) => half.suit === suit).map(({ answers }) => answers)))
  if (twice.length > 0 || suits.some((answers) => answers.length === 0)) return null
  return { highest, lost: missing.map(makeTile), grounds: shown.map(({ face }) => face.ground), suits }
}

/** How much the distance to what is known of a suit counts: fitted on rendered sets, two photos of each against eight others. */
const NEARNESS = 1.5

/** The chances of half a tile of this set: the mean of what the reader says of any tile, and of how near its answers are to those of each suit. */
export function asOwnHalf(chances: HalfChances, answers: Answers, { suits }: OwnTiles): HalfChances {
  const away = suits.map((own) => own.reduce((sum, value, at) => sum + (value - (answers[at] ?? 0)) ** 2, 0))
  const nearest = Math.min(...away)
  const near = chances.map((chance, suit) => (suit < suits.length ? chance * Math.exp((-NEARNESS / 2) * ((away[suit] as number) - nearest)) : 0))
  const sum = near.reduce((all, each) => all + each, 0)
  return sum > 0 ? chances.map((chance, suit) => chance / 2 + (near[suit] as number) / sum / 2) : chances
}
