import { tileOf, writtenTile, type Tile } from '#shared/domino/tile'
import type { OwnTiles } from '#shared/recognition/own-tiles'
import { SURE, type Ground, type HalfChances, likeliestSuit, type Point, type TileDetection } from '#shared/recognition/detection'
import { areaOf } from './geometry'
import type { Pixels } from './pixels'

/* What all tiles of a photo have in common, since they are of one set: their size, the look of their faces, their highest half. */

/** Detections as certain as this show what the tiles of the photo are like. */
const SURELY = 0.8
/** No tile of a photo is so many times as large as the usual one, or as small: a line seen from a seat has tiles near and far. */
const UNLIKE = 3

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** Detections about as large as the sure ones: all tiles of a set are of one size, and perspective makes only so much of a difference. */
export function ofOneSize<T extends Pick<TileDetection, 'corners' | 'found'>>(detections: readonly T[], unlike = UNLIKE): T[] {
  const size = ({ corners }: T): number => Math.sqrt(areaOf(corners))
  const usual = median(detections.filter(({ found }) => found > SURELY).map(size))
  if (usual === 0) return [...detections]
  return detections.filter((detection) => size(detection) > usual / unlike && size(detection) < usual * unlike)
}

/** Where a face is looked at, in half lengths and half widths from its middle: not at its bar, nor at its rim. */
const ALONG = [-0.85, -0.7, -0.5, -0.3, -0.15, 0.15, 0.3, 0.5, 0.7, 0.85]
const ACROSS = [-0.7, -0.35, 0, 0.35, 0.7]
/** So little light, of 255, tells nothing of a colour. */
const DIM = 12
/** How much less a difference in brightness counts than one in colour: the same set may lie in sun and shade. */
const BRIGHTNESS = 0.35

/** The ground of the face that lies between these corners. */
export function groundOf({ data, width, height }: Pixels, [a, b, c, d]: TileDetection['corners']): Ground {
  const [red, green, blue]: [number[], number[], number[]] = [[], [], []]
  const between = (t: number, u: number, of: (p: Point) => number): number => (1 - t) * ((1 - u) * of(a) + u * of(d)) + t * ((1 - u) * of(b) + u * of(c))
  for (const along of ALONG) {
    for (const across of ACROSS) {
      const [t, u] = [(along + 1) / 2, (across + 1) / 2]
      const x = Math.min(width - 1, Math.max(0, Math.floor(between(t, u, (p) => p.x))))
      const y = Math.min(height - 1, Math.max(0, Math.floor(between(t, u, (p) => p.y))))
      const at = 4 * (y * width + x)
      red.push(data[at] as number)
      green.push(data[at + 1] as number)
      blue.push(data[at + 2] as number)
    }
  }
  return groundOfColour(median(red), median(green), median(blue))
}

function groundOfColour(red: number, green: number, blue: number): Ground {
  const [r, g, b] = [red + DIM, green + DIM, blue + DIM]
  return [Math.log(r / g), Math.log(b / g), Math.log(0.299 * r + 0.587 * g + 0.114 * b)]
}

/** The ground at one place of a picture. */
export function groundAt({ data, width }: Pixels, x: number, y: number): Ground {
  const at = 4 * (y * width + x)
  return groundOfColour(data[at] as number, data[at + 1] as number, data[at + 2] as number)
}

/** How unlike two grounds are: in colour first, and in brightness less. */
export const unlike = (one: Ground, other: Ground): number => Math.hypot(one[0] - other[0], one[1] - other[1]) + BRIGHTNESS * Math.abs(one[2] - other[2])

const leastUnlike = (one: Ground, others: readonly Ground[]): number => Math.min(...others.map((other) => unlike(one, other)))

/** A detection with how its face looks. */
export type SeenDetection = TileDetection & { readonly ground: Ground }

/** So many sure tiles with pips show what a set looks like. */
const ENOUGH = 3
/**
 * How much less likely a tile is whose face is unlike that of each of the others, in logarithms of odds: fitted on rendered
 * photos, where of 1560 faces 98 in 100 are less unlike the next one than 0.16, and of places beside them 20 in 100.
 */
const FREE = 0.14
const LOSS = 14
const MOST_LOSS = 5.5
/** The same where only photos taken at another time show what the set looks like: light differs more. */
const OWN_FREE = 0.55

/**
 * Detections on whose faces the ground is unlike that of all sure tiles with pips are less likely to be tiles: a set has one look, in sun or shade.
 *
 * Where there are too few such tiles, the look of the family's `own` tiles counts.
 */
export function ofOneLook<T extends SeenDetection>(detections: readonly T[], own?: OwnTiles): readonly T[] {
  const looks = detections.map(({ ground }) => ground)
  const shown = detections.flatMap(({ found, first, second }, at) => (found > SURE && likeliestSuit(first) + likeliestSuit(second) > 0 ? [at] : []))
  return detections.map((detection, at) => {
    const [cx, cy] = detectionMiddle(detection)
    // The same tile is often read more than once.
    const others = shown.filter((other) => {
      const [x, y] = detectionMiddle(detections[other] as T)
      return other !== at && Math.hypot(x - cx, y - cy) > Math.sqrt(areaOf(detection.corners)) / 2
    })
    if (others.length >= ENOUGH)
      return lessLikely(
        detection,
        others.map((other) => looks[other] as Ground),
        FREE,
      )
    return own === undefined ? detection : lessLikely(detection, own.grounds, OWN_FREE)
  })
}

function lessLikely<T extends SeenDetection>(detection: T, others: readonly Ground[], free: number): T {
  const least = leastUnlike(detection.ground, others)
  const odds = (detection.found / Math.max(1e-9, 1 - detection.found)) * Math.exp(-Math.min(MOST_LOSS, Math.max(0, LOSS * (least - free))))
  return { ...detection, found: odds / (1 + odds) }
}

const detectionMiddle = ({ corners: [a, , c] }: TileDetection): readonly [number, number] => [(a.x + c.x) / 2, (a.y + c.y) / 2]

/** The highest halves of sets of dominoes. */
const HIGHEST = [6, 9] as const
/** So many sure tiles show which set it is, if next to none of them goes above it. */
const TELLING = 8
const NEARLY_ALL = 0.9

/**
 * Detections that are not sure, as what the set allows: no half above its highest, no tile that surely lies elsewhere in the photo.
 *
 * The set is that of the sure detections, or the family's `own`.
 */
export function ofOneSet(detections: readonly TileDetection[], own?: OwnTiles): readonly TileDetection[] {
  const sure = detections.filter(isSure)
  const top = own?.highest ?? (sure.length < TELLING ? undefined : HIGHEST.find((highest) => goNoHigher(sure, highest)))
  const cut = top === undefined ? detections : detections.map((detection) => (isSure(detection) ? detection : withinSet(detection, top)))
  const laid = new Set(sure.map(tileRead))
  // A tile that surely lies there twice is of two sets, or of one with copies.
  const once = laid.size === sure.length && (own !== undefined || sure.length >= TELLING)
  if (!once) return cut
  const lost = (own?.lost ?? []).map((text) => writtenTile(text)?.tile)
  const gone = new Set([...laid, ...lost])
  return cut.map((detection) => (isSure(detection) ? detection : without(detection, gone)))
}

const goNoHigher = (sure: readonly TileDetection[], highest: number): boolean =>
  sure.filter(({ first, second }) => Math.max(likeliestSuit(first), likeliestSuit(second)) <= highest).length >= NEARLY_ALL * sure.length

/** A set whose faces are further than this from those of the family's is another one: of 964 faces of rendered sets, 98 in 100 are not. */
const OTHER_LOOK = 0.6

/** Whether what is sure in a photo may be the family's own tiles: none higher, and most of them of their look. */
export function areOwn(detections: readonly SeenDetection[], { highest, grounds }: OwnTiles): boolean {
  const sure = detections.filter(isSure)
  return goNoHigher(sure, highest) && median(sure.map(({ ground }) => leastUnlike(ground, grounds))) < OTHER_LOOK
}

const tileRead = ({ first, second }: TileDetection): Tile => tileOf(likeliestSuit(first), likeliestSuit(second))

/** The chance that has to be left for a detection to be another tile than those it cannot be. */
const CHANCE_LEFT = 0.05
/** What is concluded from other tiles is still asked about. */
const ASKED = SURE - 0.01

/** An unsure detection, as none of the tiles `gone`. */
function without(detection: TileDetection, gone: ReadonlySet<Tile | undefined>): TileDetection {
  const { first, second } = detection
  const chances = first.map((one, a) => second.map((other, b) => (gone.has(tileOf(a, b)) ? 0 : one * other)))
  const rows = chances.map((row) => row.reduce((sum, chance) => sum + chance, 0))
  const columns = second.map((_, b) => chances.reduce((sum, row) => sum + (row[b] as number), 0))
  const left = rows.reduce((sum, chance) => sum + chance, 0)
  if (left > 0.999) return detection
  // What it can no longer be may also mean that no tile lies there: a mirrored one, or print.
  const found = (detection.found * left) / (1 - detection.found + detection.found * left)
  if (left < CHANCE_LEFT) return { ...detection, found }
  const [one, other] = [rows.map((chance) => chance / left), columns.map((chance) => chance / left)]
  return { ...detection, first: one, second: other, found: Math.min(found, ASKED / (Math.max(...one) * Math.max(...other))) }
}

const chanceOf = ({ first, second, found }: TileDetection): number => found * Math.max(...first) * Math.max(...second)

const isSure = (detection: TileDetection): boolean => chanceOf(detection) >= SURE

/** Where no tile is sure, a detection counts that is rather right than wrong. */
const RATHER = 0.5

/**
 * Detections of a photo in which at least one tile is plain to see; of another only those that are rather right than wrong.
 *
 * Print looks like many unlikely tiles. Of the photos that were rendered and the real ones, none with a right detection below `RATHER` lacked a sure one.
 */
export const ofTilesInSight = (detections: readonly TileDetection[]): readonly TileDetection[] =>
  detections.some(isSure) ? detections : detections.filter((detection) => chanceOf(detection) >= RATHER)

function withinSet(detection: TileDetection, top: number): TileDetection {
  const mass = (chances: HalfChances): number => chances.slice(0, top + 1).reduce((sum, chance) => sum + chance, 0)
  const cut = (chances: HalfChances, all: number): HalfChances => chances.map((chance, suit) => (suit > top ? 0 : chance / Math.max(1e-9, all)))
  const [one, other] = [mass(detection.first), mass(detection.second)]
  if (one * other > 0.999) return detection
  return { ...detection, first: cut(detection.first, one), second: cut(detection.second, other), found: detection.found * one * other }
}
