import type { OwnTiles } from '#shared/recognition/own-tiles'
import { FOUND, MAX_READ_SUIT, type TileReading } from '#shared/recognition/reading'
import { certainty, clearness, FIT, halfReading, type Fit, type HalfReading } from './certainty'
import { cornersOf, overlap, type Frame } from './geometry'
import { lookAt, lengths, peaks, sigmoid, type HeatMap } from './heat-map'
import type { Network, Networks } from './network'
import { areOwn, groundOf, ofOneLook, ofOneSet, ofOneSize, type Seen } from './one-set'
import { readPatches, type Half } from './patches'
import { atMost, pyramid, type Pixels } from './pixels'

/** Larger photos are read at this size: what is finer than a small tile needs is left away. */
export const LONGEST = 3200
/** The sizes at which tiles are looked for in every photo. */
const LOOKS = [640, 320] as const
/** The size of a closer look, where tiles are small or none were found. */
const CLOSER = 960
/** Width of a small tile at the first of these sizes. */
const SMALL = 26
/** A half less clear than this is read again, mirrored. */
const DOUBTFUL = 0.97
/** Two tiles do not cover more of each other than this. */
export const MOST_OVERLAP = 0.3
const CLASSES = MAX_READ_SUIT + 2

/** Places where tiles may lie, at every size that is looked at; one tile may be there several times. */
export async function lookForTiles(photo: Pixels, detector: Network): Promise<readonly Candidate[]> {
  const candidates: Candidate[] = []
  for (const size of LOOKS) candidates.push(...tilesOn(await lookAt(photo, detector, size)))
  const widths = candidates.filter(({ chance }) => chance > 0.5).map(({ vx, vy }) => 2 * Math.hypot(vx, vy))
  const small = (SMALL * Math.max(photo.width, photo.height)) / LOOKS[0]
  if (widths.length === 0 || median(widths) < small) candidates.push(...tilesOn(await lookAt(photo, detector, CLOSER)))
  return candidates
}

/** So many places are read, the likeliest: more than any photo of tiles has, and what a printed board takes no longer than. */
const MOST_READ = 140
/** A tile that was found at several sizes is read so often. */
const OFTEN = 2
/** Places are one when no further apart than this share of half a tile's length, and turned and sized alike. */
const [NEAR, TURNED, SIZED] = [0.15, 0.98, 1.18]

/** The candidates that are worth reading, likeliest first. */
export function worthReading(candidates: readonly Candidate[]): readonly Candidate[] {
  const kept: Candidate[] = []
  for (const candidate of [...candidates].sort((a, b) => b.chance - a.chance)) {
    if (kept.length === MOST_READ) break
    if (kept.filter((other) => isSame(candidate, other)).length < OFTEN) kept.push(candidate)
  }
  return kept
}

function isSame(one: Candidate, other: Candidate): boolean {
  const [length, otherLength] = [Math.hypot(one.ux, one.uy), Math.hypot(other.ux, other.uy)]
  const [width, otherWidth] = [Math.hypot(one.vx, one.vy), Math.hypot(other.vx, other.vy)]
  const alike = (a: number, b: number): boolean => a < b * SIZED && b < a * SIZED
  return (
    Math.hypot(one.cx - other.cx, one.cy - other.cy) < NEAR * length &&
    Math.abs(one.ux * other.ux + one.uy * other.uy) > TURNED * length * otherLength &&
    alike(length, otherLength) &&
    alike(width, otherWidth)
  )
}

/** Both halves of each candidate, those that are not clear read twice. */
async function readHalves(levels: readonly Pixels[], candidates: readonly Candidate[], reader: Network, fit: Fit): Promise<readonly HalfReading[]> {
  const halves = candidates.flatMap((frame): readonly Half[] => [
    { frame, side: -1, mirrored: false },
    { frame, side: 1, mirrored: false },
  ])
  const logits = await readPatches(levels, halves, reader, CLASSES)
  const of = (numbers: Float32Array, i: number): Float32Array => numbers.subarray(i * CLASSES, (i + 1) * CLASSES)
  const doubtful = halves.flatMap((half, i) => (clearness(of(logits, i)) < DOUBTFUL ? [{ half, i }] : []))
  const again = await readPatches(
    levels,
    doubtful.map(({ half }) => ({ ...half, mirrored: true })),
    reader,
    CLASSES,
  )
  doubtful.forEach(({ i }, second) => {
    const mirrored = of(again, second)
    of(logits, i).forEach((z, answer, one) => (one[answer] = (z + (mirrored[answer] as number)) / 2))
  })
  return halves.map((_, i) => halfReading(of(logits, i), fit))
}

interface Reading {
  /** The certainty below which a reading is left out. */
  readonly least?: number | undefined
  /** The tiles of the family, where they are known. */
  readonly own?: OwnTiles | undefined
  /** How certain the networks are, where they are not those that come with Caravan. */
  readonly fit?: Fit
}

/** Every face-up tile of a photo, surest first; corners in the pixels of `photo`. */
export async function readPhoto(photo: Pixels, networks: Networks, { least = FOUND, own, fit = FIT }: Reading = {}): Promise<readonly TileReading[]> {
  const seen = atMost(photo, LONGEST)
  const candidates = worthReading(await lookForTiles(seen, networks.detector))
  const halves = await readHalves(pyramid(seen, 5), candidates, networks.reader, fit)

  const readings = candidates.map((candidate, i): Seen => {
    const [first, second] = [halves[2 * i] as HalfReading, halves[2 * i + 1] as HalfReading]
    const found = certainty(candidate.chance, first, second, fit)
    const corners = cornersOf(candidate)
    return { corners, first: first.chances, second: second.chances, found, ground: groundOf(seen, corners) }
  })
  const sized = ofOneSize(readings)
  // Tiles of somebody else's set lie there now and then.
  const ours = own !== undefined && areOwn(sized, own) ? own : undefined
  const kept: TileReading[] = []
  for (const reading of [...ofOneLook(sized, ours)].sort((a, b) => b.found - a.found)) {
    if (reading.found < least) break
    if (kept.every((other) => overlap(reading.corners, other.corners) < MOST_OVERLAP)) kept.push(reading)
  }
  const scale = photo.width / seen.width
  const held = ofOneSet(kept, ours).filter(({ found }) => found >= least)
  return held.sort((a, b) => b.found - a.found).map((reading) => ({ ...reading, corners: scaled(reading.corners, scale) }))
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Corners in the pixels of a picture that is so many times as large. */
export function scaled(corners: TileReading['corners'], scale: number): TileReading['corners'] {
  const [a, b, c, d] = corners
  const by = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * scale, y: y * scale })
  return [by(a), by(b), by(c), by(d)]
}

/** A place where a tile may lie, and how much it looks like one there, from 0 to 1. */
interface Candidate extends Frame {
  readonly chance: number
}

/** Places less likely than this are not looked at: the logarithm of odds of 0.15. */
const LEAST = Math.log(0.15 / 0.85)

/** Half an angle that was given as the cosine and sine of twice it. */
const halfAngle = (cosine: number, sine: number): number => Math.atan2(sine, cosine) / 2

/** Peaks of the detector's heat map, as frames in the photo. Channels: tile, half, offset 2, then length and double angle of each axis. */
export function tilesOn(map: HeatMap): readonly Candidate[] {
  const { values, width, height, stepX, stepY } = map
  const plane = width * height
  return peaks(values.subarray(0, plane), map, LEAST).map(({ x, y }) => {
    const at = (channel: number): number => values[channel * plane + y * width + x] as number
    const u = halfAngle(at(5), at(6))
    const v = halfAngle(at(8), at(9))
    const [lux, luy] = lengths(map, at(4))
    const [lvx, lvy] = lengths(map, at(7))
    const [ux, uy, vx, vy] = [Math.cos(u) * lux, Math.sin(u) * luy, Math.cos(v) * lvx, Math.sin(v) * lvy]
    // The side is the one clockwise of the end, so that no tile is read mirrored.
    const turn = ux * vy - uy * vx < 0 ? -1 : 1
    const cx = (x + 0.5 + at(2)) * stepX
    const cy = (y + 0.5 + at(3)) * stepY
    return { chance: sigmoid(at(0)), cx, cy, ux, uy, vx: vx * turn, vy: vy * turn }
  })
}
