import { FOUND, type TileDetection } from '#shared/recognition/detection'
import { cornersOf, type Frame, overlap } from './geometry'
import { type NumberPlace, readNumerals } from './look-at-numbers'
import type { Network } from './network'
import { type Guess, guessNumbers } from './number-reader'
import type { Ocr } from './ocr'
import { ofOneSize } from './one-set'
import { atMost, type Pixels, pyramid } from './pixels'
import { LONGEST_PHOTO_SIDE, lookForTiles, scaled } from './read-photo'
import { MOST_OVERLAP } from './read-places'

interface LikelyTile {
  readonly chance: number
}

/** Steps of the search, after which the best so far is taken. */
const SEARCH_STEPS = 20_000

/**
 * Of places that may get in one another's way, those that are likeliest together, surest first.
 *
 * Taking the surest first would let a place across two touching tiles push both of them out.
 */
export function resolveOverlaps<P extends LikelyTile>(places: readonly P[], clash: (one: P, other: P) => boolean): readonly P[] {
  const ordered = [...places].sort((a, b) => b.chance - a.chance)
  const clashes = ordered.map((one) => ordered.flatMap((other, at) => (other !== one && clash(one, other) ? [at] : [])))
  return groups(clashes)
    .flatMap((group) => likeliestTogether(group, ordered, clashes))
    .sort((a, b) => a - b)
    .map((at) => ordered[at] as P)
}

/** Places that have to be chosen from together, because each clashes with another of them. */
function groups(clashes: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const grouped = new Set<number>()
  return clashes.flatMap((_, first) => {
    if (grouped.has(first)) return []
    const group = [first]
    grouped.add(first)
    for (let next = 0; next < group.length; next++) {
      for (const other of clashes[group[next] as number] ?? []) {
        if (grouped.has(other)) continue
        grouped.add(other)
        group.push(other)
      }
    }
    return [group.sort((a, b) => a - b)]
  })
}

/** The choice of one group with the highest sum of chances (branch and bound, the surest tried first). */
function likeliestTogether(group: readonly number[], places: readonly LikelyTile[], clashes: readonly (readonly number[])[]): readonly number[] {
  let best: readonly number[] = []
  let [most, steps] = [-1, 0]
  const chance = (at: number): number => (places[at] as LikelyTile).chance
  const visit = (left: readonly number[], chosen: readonly number[], sum: number): void => {
    if (sum > most) [best, most] = [chosen, sum]
    const [first, ...rest] = left
    if (first === undefined || steps++ > SEARCH_STEPS || sum + left.reduce((all, at) => all + chance(at), 0) <= most) return
    const barred = clashes[first] ?? []
    visit(
      rest.filter((at) => !barred.includes(at)),
      [...chosen, first],
      sum + chance(first),
    )
    if (barred.length > 0) visit(rest, chosen, sum)
  }
  visit(group, [], 0)
  return best
}

/** What is needed to read numbers: the detector, the reader of numbers (N×3×64×80 → N×82) and Tesseract. */
export interface NumberReading {
  readonly detector: Network
  readonly reader: Network
  readonly ocr: Ocr
}

/** More tiles than this are not read: there are no more in a photo whose numbers can be read. */
const MOST_NUMERAL_TILES = 60

/**
 * How certain it is that a tile lies at a place, as with pips (certainty.ts): fitted on rendered photos that no training saw
 * (tools/recognition/calibrate.py --numbers).
 */
const DETECTOR = 1.586
const READER = 0.82
const CONSTANT = 1.446

const logit = (chance: number): number => Math.log((chance + 1e-4) / (1 + 1e-4 - chance))

const tileChance = (chance: number, [first, second]: readonly [Guess, Guess]): number =>
  1 / (1 + Math.exp(-(DETECTOR * logit(chance) + READER * logit(first.half * second.half) + CONSTANT)))

/** No tile of a photo is so many times as large as the usual one: numbers are read from above. */
const UNLIKE = 2.2
/** A tile this certain shows where those that touch it would lie. */
const SURELY = 0.9
/** What a place beside a tile counts for before its halves are seen: the least that the detector proposes. */
const BESIDE_CHANCE = 0.15

interface Likely extends NumberPlace, Pick<TileDetection, 'corners' | 'found'> {
  readonly chance: number
}

/** Where a tile would lie that touches this one, in line with it or side by side. */
function beside(frame: Frame): readonly (Frame & { readonly chance: number })[] {
  const { cx, cy, ux, uy, vx, vy } = frame
  return (
    [
      [ux, uy],
      [vx, vy],
    ] as const
  ).flatMap(([x, y]) => [-2, 2].map((by) => ({ ...frame, chance: BESIDE_CHANCE, cx: cx + by * x, cy: cy + by * y })))
}

const inWay = (one: Likely, other: Likely): boolean => overlap(one.corners, other.corners) >= MOST_OVERLAP

/** Places with what the network makes of them, less those that are hardly tiles. */
async function look(
  levels: readonly Pixels[],
  frames: readonly (Frame & { readonly chance: number })[],
  reader: Network,
  least: number,
): Promise<readonly Likely[]> {
  const guesses = await guessNumbers(
    levels,
    frames.flatMap((frame) => [
      { frame, side: -1, mirrored: false },
      { frame, side: 1, mirrored: false },
    ]),
    reader,
  )
  return frames
    .map((frame, at): Likely => {
      const both = [guesses[2 * at] as Guess, guesses[2 * at + 1] as Guess] as const
      const found = tileChance(frame.chance, both)
      return { frame, guesses: both, corners: cornersOf(frame), found, chance: found }
    })
    .filter(({ found }) => found >= least)
}

/**
 * Every face-up tile of a photo of tiles with numbers in place of pips, surest first; corners in the pixels of `photo`.
 *
 * `least` is the certainty below which a detection is left out.
 */
export async function readNumeralPhoto(photo: Pixels, { detector, reader, ocr }: NumberReading, least: number = FOUND): Promise<readonly TileDetection[]> {
  const seen = atMost(photo, LONGEST_PHOTO_SIDE)
  const levels = pyramid(seen, 5)
  const frames = await lookForTiles(seen, detector)
  const proposed = ofOneSize(await look(levels, frames, reader, least), UNLIKE)
  const first = resolveOverlaps(proposed, inWay)
  // of tiles that touch one another in rows the detector misses some
  const free = first.filter(({ found }) => found >= SURELY).flatMap(({ frame }) => beside(frame))
  const added = (await look(levels, free, reader, SURELY)).filter((place) => first.every((other) => !inWay(place, other)))
  const places = resolveOverlaps([...first, ...added], inWay).slice(0, MOST_NUMERAL_TILES)
  const numbers = await readNumerals(levels, places, ocr)
  const scale = photo.width / seen.width
  return places
    .flatMap(({ corners, found }, at): readonly TileDetection[] => {
      const number = numbers[at]
      return number === undefined ? [] : [{ corners: scaled(corners, scale), first: number.first, second: number.second, found }]
    })
    .sort((a, b) => b.found - a.found)
}
