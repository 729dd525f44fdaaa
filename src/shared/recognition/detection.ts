import { inSet } from '../domino/set'
import { highOf, lowOf, tileOf, type Suit, type Tile } from '../domino/tile'

/** The highest suit that is read from pips. */
export const MAX_READ_SUIT = 12
/** The highest that is read where numbers are printed in their place. */
export const MAX_READ_NUMBER = 18

/** A place in the photo: pixels from its upper left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y)

/** What half a tile may show: the chance of each suit from 0 to the highest that is read of such tiles, or further where a person said so, adding up to 1. */
export type HalfChances = readonly number[]

/** The suit that a half most likely shows. */
export const likeliestSuit = (chances: HalfChances): number => chances.indexOf(Math.max(...chances))

/** The colour of a face where it has no pips: red to green, blue to green, and the brightness, as logarithms. */
export type Ground = readonly [number, number, number]

/** One tile found in a photo. */
export interface TileDetection {
  /** Its corners in turn; the first and the last bound the `first` half, the two between them the `second`. */
  readonly corners: readonly [Point, Point, Point, Point]
  readonly first: HalfChances
  readonly second: HalfChances
  /** The chance that a face-up tile that can be read lies here at all. */
  readonly found: number
  /** How its face looks, where it has pips. */
  readonly ground?: Ground
  /** It may be printed on a board, a box or a screen, and is asked about with all that may be: the chance that a tile lies here if it is not. */
  readonly printed?: number
}

export interface TileChance {
  readonly tile: Tile
  readonly chance: number
}

/** A detection that is less certainly a tile is not shown alone; with the game's knowledge it may still count. */
export const FOUND = 0.6

/** Below this chance of its likeliest tile, a detection is asked about rather than believed. */
export const SURE = 0.9

const chanceOf = (half: HalfChances, suit: Suit): number => half[suit] ?? 0

/** The chance that a detection is this tile, lying either way. */
export function tileChance(detection: TileDetection, tile: Tile): number {
  const high = highOf(tile)
  const low = lowOf(tile)
  const one = chanceOf(detection.first, high) * chanceOf(detection.second, low)
  return high === low ? one : one + chanceOf(detection.first, low) * chanceOf(detection.second, high)
}

/** The highest suit that a detection could have been. */
const highestRead = ({ first, second }: TileDetection): number => Math.max(first.length, second.length) - 1

/** Every tile of a double-`maxPip` set that a detection may be, likeliest first; the chances add up to 1 over that set, or over all that could be read. */
export function rankTiles(detection: TileDetection, maxPip: number = highestRead(detection)): readonly TileChance[] {
  const ranked: { tile: Tile; chance: number }[] = []
  let sum = 0
  const top = highestRead(detection)
  for (let high = 0; high <= top; high++) {
    for (let low = 0; low <= high; low++) {
      const tile = tileOf(high, low)
      if (!inSet(tile, maxPip)) continue
      const chance = tileChance(detection, tile)
      sum += chance
      ranked.push({ tile, chance })
    }
  }
  if (sum > 0) for (const entry of ranked) entry.chance /= sum
  return ranked.sort((a, b) => b.chance - a.chance || a.tile - b.tile)
}

/** A half that looks like so many pips may be one of those that are not read: of 217 rendered halves of 13 to 18, 213 look like 9 to 12, and the others are not sure. */
const MANY = 9

/** Whether a tile of a double-`maxPip` set may have a half above those that are read; not where a person said what it is. */
export const mayBeHigher = (detection: TileDetection, maxPip: number): boolean =>
  maxPip > highestRead(detection) && detection.found < 1 && [detection.first, detection.second].some((half) => likeliestSuit(half) >= MANY)

/** What a detection is for sure, whatever the game says of it; null where it has to be asked about. */
export function surelyRead(detection: TileDetection): Tile | null {
  const [likeliest] = rankTiles(detection)
  return likeliest !== undefined && detection.found * likeliest.chance >= SURE ? likeliest.tile : null
}

export function middle(detection: TileDetection): Point {
  const [a, b, c, d] = detection.corners
  return { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 }
}

/** The middle of the half on the side of the `first` or the `second` detection. */
export function halfMiddle(detection: TileDetection, half: 'first' | 'second'): Point {
  const [a, b, c, d] = detection.corners
  const centre = middle(detection)
  const [p, q] = half === 'first' ? [a, d] : [b, c]
  return { x: (centre.x + (p.x + q.x) / 2) / 2, y: (centre.y + (p.y + q.y) / 2) / 2 }
}

/** Length of a tile in the photo, in pixels. */
export function lengthOf(detection: TileDetection): number {
  const [a, b, c, d] = detection.corners
  return Math.hypot((b.x + c.x - a.x - d.x) / 2, (b.y + c.y - a.y - d.y) / 2)
}
