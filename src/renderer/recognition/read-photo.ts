import type { OwnTiles } from '#shared/recognition/own-tiles'
import { FOUND, type TileDetection } from '#shared/recognition/detection'
import { FIT, type Fit } from './certainty'
import { overlap } from './geometry'
import { asked, askedWhereHalfSeen } from './half-seen'
import { lookAt, lengths, peaks, sigmoid, type HeatMap } from './heat-map'
import type { Network, Networks } from './network'
import { areOwn, groundOf, median, ofOneLook, ofOneSet, ofOneSize, ofTilesInSight, type SeenDetection } from './one-set'
import { readPatches } from './patches'
import { atMost, pyramid, type PixelBox, type Pixels } from './pixels'
import { printedAmong } from './printed'
import { CLASSES, MOST_OVERLAP, readPlaces, type PlaceCandidate } from './read-places'

/** Larger photos are read at this size: what is finer than a small tile needs is left away. */
export const LONGEST_PHOTO_SIDE = 3200
/** The size at which tiles are looked for in every photo, and the one for tiles that are too large for it. */
const [USUAL, FROM_AFAR] = [640, 320]
/** The size of a closer look, where tiles are small or none were found. */
const CLOSER = 960
/** Of a part of a picture, looks are as close as these of the whole would be, and no smaller than `LEAST_LOOK`. */
const PARTS = [CLOSER, 560] as const
const LEAST_LOOK = 192
/** Width of a small tile at the usual size. */
const SMALL_TILE = 26

/** Places where tiles may lie, at every size that is looked at; one tile may be there several times. */
export async function lookForTiles(photo: Pixels, detector: Network, share = 1): Promise<readonly PlaceCandidate[]> {
  const candidates: PlaceCandidate[] = []
  if (share < 1) {
    for (const size of PARTS) candidates.push(...tilesOn(await lookAt(photo, detector, Math.max(LEAST_LOOK, Math.round(size * share)))))
    return candidates
  }
  const look = async (size: number, within?: PixelBox): Promise<number> => candidates.push(...tilesOn(await lookAt(photo, detector, size, within)))
  /** Whether the tiles that were seen are small; null where none was. */
  const areSmall = (): boolean | null => {
    const widths = candidates.filter(({ chance }) => chance > 0.5).map(({ vx, vy }) => 2 * Math.hypot(vx, vy))
    return widths.length === 0 ? null : median(widths) < (SMALL_TILE * Math.max(photo.width, photo.height)) / USUAL
  }
  await look(USUAL)
  // from afar nothing more is seen of small tiles
  if (areSmall() !== true) await look(FROM_AFAR)
  if (areSmall() !== false) await look(CLOSER, boxOf(candidates))
  return candidates
}

/** The part of the photo in which tiles may lie; all of it where none may. */
function boxOf(candidates: readonly PlaceCandidate[]): PixelBox | undefined {
  if (candidates.length === 0) return undefined
  const [x, y] = [Math.min(...candidates.map(({ cx }) => cx)), Math.min(...candidates.map(({ cy }) => cy))]
  return { x, y, width: Math.max(...candidates.map(({ cx }) => cx)) - x, height: Math.max(...candidates.map(({ cy }) => cy)) - y }
}

/** So many places are read, the likeliest: more than any photo of tiles has, and what a printed board takes no longer than. */
const MOST_READ = 140
/** A tile that was found at several sizes is read so often. */
const OFTEN = 2
/** Places are one when no further apart than this share of half a tile's length, and turned and sized alike. */
const [NEAR, TURNED, SIZED] = [0.15, 0.98, 1.18]

/** The candidates that are worth reading, likeliest first. */
export function worthReading(candidates: readonly PlaceCandidate[]): readonly PlaceCandidate[] {
  const kept: PlaceCandidate[] = []
  for (const candidate of [...candidates].sort((a, b) => b.chance - a.chance)) {
    if (kept.length === MOST_READ) break
    if (kept.filter((other) => isSameTile(candidate, other)).length < OFTEN) kept.push(candidate)
  }
  return kept
}

function isSameTile(one: PlaceCandidate, other: PlaceCandidate): boolean {
  // Most places lie far apart, which is soon told.
  const far = NEAR * Math.hypot(one.ux, one.uy)
  if (Math.abs(one.cx - other.cx) >= far || Math.abs(one.cy - other.cy) >= far) return false
  const [length, otherLength] = [Math.hypot(one.ux, one.uy), Math.hypot(other.ux, other.uy)]
  const [width, otherWidth] = [Math.hypot(one.vx, one.vy), Math.hypot(other.vx, other.vy)]
  const alike = (a: number, b: number): boolean => a < b * SIZED && b < a * SIZED
  return (
    Math.hypot(one.cx - other.cx, one.cy - other.cy) < far &&
    Math.abs(one.ux * other.ux + one.uy * other.uy) > TURNED * length * otherLength &&
    alike(length, otherLength) &&
    alike(width, otherWidth)
  )
}

interface PhotoReadOptions {
  /** The certainty below which a detection is left out. */
  readonly least?: number | undefined
  /** The tiles of the family, where they are known. */
  readonly own?: OwnTiles | undefined
  /** The photo is a part of a picture whose longer side is so much longer: 1 over this. Its tiles are as small as in all of it. */
  readonly share?: number | undefined
  /** How certain the networks are, where they are not those that come with Caravan. */
  readonly fit?: Fit
}

/** Every face-up tile of a photo, surest first; corners in the pixels of `photo`. */
export async function readPhoto(
  photo: Pixels,
  networks: Networks,
  { least = FOUND, own, share = 1, fit = FIT }: PhotoReadOptions = {},
): Promise<readonly TileDetection[]> {
  const seen = atMost(photo, LONGEST_PHOTO_SIDE)
  const candidates = worthReading(await lookForTiles(seen, networks.detector, share))
  const levels = pyramid(seen, 5)
  const places = await readPlaces(candidates, (halves) => readPatches(levels, halves, networks.reader, CLASSES), { fit, least })
  const detections = places.map(({ corners, first, second, found }): SeenDetection => {
    return { corners, first: first.chances, second: second.chances, found, ground: groundOf(seen, corners) }
  })
  const scale = photo.width / seen.width
  const tiles = askedWhereHalfSeen(asOneSet(detections, least, own), seen, candidates)
  const printed = printedAmong(tiles, seen)
  return tiles.map((detection, at) => ({
    ...(printed.has(at) ? { ...asked(detection), printed: detection.found } : detection),
    corners: scaled(detection.corners, scale),
  }))
}

/** The detections of one photo, less those that what its tiles have in common speaks against; surest first. */
function asOneSet(detections: readonly SeenDetection[], least: number, own?: OwnTiles): readonly TileDetection[] {
  const sized = ofOneSize(detections)
  // Tiles of somebody else's set lie there now and then.
  const ours = own !== undefined && areOwn(sized, own) ? own : undefined
  const kept: TileDetection[] = []
  for (const detection of [...ofOneLook(sized, ours)].sort((a, b) => b.found - a.found)) {
    if (detection.found < least) break
    if (kept.every((other) => overlap(detection.corners, other.corners) < MOST_OVERLAP)) kept.push(detection)
  }
  const held = ofOneSet(kept, ours).filter(({ found }) => found >= least)
  // Who asks for less knows from the game what may lie there.
  const inSight = least < FOUND ? held : ofTilesInSight(held)
  return [...inSight].sort((a, b) => b.found - a.found)
}

/** Corners in the pixels of a picture that is so many times as large. */
export function scaled(corners: TileDetection['corners'], scale: number): TileDetection['corners'] {
  const [a, b, c, d] = corners
  const by = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: x * scale, y: y * scale })
  return [by(a), by(b), by(c), by(d)]
}

/** Places less likely than this are not looked at: the logarithm of odds of 0.15. */
const LEAST_ODDS = Math.log(0.15 / 0.85)

/** Half an angle that was given as the cosine and sine of twice it. */
const halfAngle = (cosine: number, sine: number): number => Math.atan2(sine, cosine) / 2

/** Peaks of the detector's heat map, as frames in the photo. Channels: tile, half, offset 2, then length and double angle of each axis. */
export function tilesOn(map: HeatMap): readonly PlaceCandidate[] {
  const { values, width, height, left, top, stepX, stepY } = map
  const plane = width * height
  return peaks(values.subarray(0, plane), map, LEAST_ODDS).map(({ x, y }) => {
    const at = (channel: number): number => values[channel * plane + y * width + x] as number
    const u = halfAngle(at(5), at(6))
    const v = halfAngle(at(8), at(9))
    const [lux, luy] = lengths(map, at(4))
    const [lvx, lvy] = lengths(map, at(7))
    const [ux, uy, vx, vy] = [Math.cos(u) * lux, Math.sin(u) * luy, Math.cos(v) * lvx, Math.sin(v) * lvy]
    // The side is the one clockwise of the end, so that no tile is read mirrored.
    const turn = ux * vy - uy * vx < 0 ? -1 : 1
    const cx = (left + x + 0.5 + at(2)) * stepX
    const cy = (top + y + 0.5 + at(3)) * stepY
    return { chance: sigmoid(at(0)), cx, cy, ux, uy, vx: vx * turn, vy: vy * turn }
  })
}
