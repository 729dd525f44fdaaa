import { type Colours, median, type Motion, partOf, type PicturePart, UNMOVED } from './align'
import type { Box } from './grey'

/** Light that changed changes the three colours alike: where they differ by more than this, in logarithms, something else lies there. */
const SAME_HUE = 0.12
/** And shadows are no darker than this. */
const DARKEST = 0.6
/** The light is found at every fourth place, as the middle of what changed so far round it, of every second place. */
const [NODE, ROUND, EVERY] = [4, 14, 2]
/** Where fewer of these show the light than this, it is taken for what it is at the rim. */
const SHOWN = 0.25

/**
 * A part of a picture as it would look in the light of an earlier one.
 *
 * At each place the light is the middle of how much brighter the places round it have become: a shadow changes them all, and a tile that was taken only some.
 *
 * @param rim - places that show the cloth, whose colours say how the light has changed in all
 */
function inLightOf(before: PicturePart, after: PicturePart, rim: readonly number[]): PicturePart {
  const { width, height } = before
  const overall = [0, 1, 2].map((c) => median(rim.map((at) => (after.light[3 * at + c] as number) - (before.light[3 * at + c] as number))))
  const more = (at: number, c: number): number => (after.light[3 * at + c] as number) - (before.light[3 * at + c] as number) - (overall[c] as number)
  /* How much brighter each place has become; NaN where it shows no light. */
  const brighter = Float32Array.from({ length: width * height }, (_, at) => {
    const [red, green, blue] = [more(at, 0), more(at, 1), more(at, 2)]
    const bright = (red + green + blue) / 3
    return Math.hypot(red - bright, green - bright, blue - bright) < SAME_HUE && Math.abs(bright) < DARKEST ? bright : NaN
  })
  const [columns, rows] = [Math.ceil((width - 1) / NODE) + 1, Math.ceil((height - 1) / NODE) + 1]
  const around = new Float32Array((2 * ROUND + 1) ** 2)
  const nodes = Float32Array.from({ length: columns * rows }, (_, node) => {
    const [x, y] = [NODE * (node % columns), NODE * Math.floor(node / columns)]
    let [all, shown] = [0, 0]
    for (let row = Math.max(0, y - ROUND); row <= Math.min(height - 1, y + ROUND); row += EVERY) {
      for (let column = Math.max(0, x - ROUND); column <= Math.min(width - 1, x + ROUND); column += EVERY) {
        const bright = brighter[row * width + column] as number
        all++
        if (!Number.isNaN(bright)) around[shown++] = bright
      }
    }
    return shown < SHOWN * all ? 0 : median(around.subarray(0, shown))
  })
  const node = (column: number, row: number): number => nodes[row * columns + column] as number
  const light = after.light.slice()
  for (let at = 0; at < width * height; at++) {
    const [x, y] = [(at % width) / NODE, Math.floor(at / width) / NODE]
    const [left, top] = [Math.min(columns - 2, Math.floor(x)), Math.min(rows - 2, Math.floor(y))]
    const [fx, fy] = [x - left, y - top]
    const bright = (1 - fy) * ((1 - fx) * node(left, top) + fx * node(left + 1, top)) + fy * ((1 - fx) * node(left, top + 1) + fx * node(left + 1, top + 1))
    for (let c = 0; c < 3; c++) light[3 * at + c]! -= bright + (overall[c] as number)
  }
  return { width, height, light }
}

/** The rim of the frame shows what lies under the tiles; it is so wide, in places of the picture. */
const RIM = 2
/** A colour of the rim is of the cloth when so many of the others are about like it: a tile that lies over the rim is not. */
const COMMON = 0.25
const ALIKE = 0.25
/** So many places stand for the cloth, and so many for the backs. */
const SAMPLES = 48
/** Darker cloth is mostly a shadow; a colour counts more than a brightness. */
const SHADOW = 0.6
const HUE = 1.5
/** Backs are so far from the cloth, in logarithms of light; each distance that is tried is so much more than the one before. */
const [NEAREST, FURTHEST, FINER] = [0.06, 2, 1.12]
/** What is further from all backs, or from what the rim was, than this is something else: a hand, a glass. */
const STRANGE = 0.5
/** When more of the rim than this has changed, an arm reaches in, or a hard shadow lies over it. */
const CROSSED = 0.06
/** So much else may lie there, in tiles: the edge of a shadow. */
const OTHER = 0.6
/** A tile with its side and its shadow takes so much of the room of its face, seen from a little nearer or further. */
const LEAST_ROOM = 0.55
const MOST_ROOM = 2.1
/** What is a little nearer to the cloth than the parting is so much of what is a little further, at most: little lies between cloth and backs. */
const CLEAR = 1.6
/** Partings are as clear as each other when they differ by no more than this. */
const AS_CLEAR = 1.05
/** A count that is further from a whole number is no count. */
const UNEVEN = 0.3
/** But a tile on which another lay shows less of itself, where nothing else has come to lie there. */
const COVERED = 0.36
const NO_CHANGE = 0.1
/** And nothing else lies there where it is as near to a whole number as this. */
const EXACT = 0.15

function rimOf({ width, height }: PicturePart): readonly number[] {
  const rim: number[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (Math.min(x, y, width - 1 - x, height - 1 - y) < RIM) rim.push(y * width + x)
  return rim
}

const some = (places: readonly number[]): readonly number[] => {
  const step = Math.max(1, places.length / SAMPLES)
  return Array.from({ length: Math.min(SAMPLES, places.length) }, (_, i) => places[Math.floor(i * step)] as number)
}

/** The square of how far two colours are apart: by hue more than by brightness, and by darkness less. */
function squareOff(a: Float32Array, at: number, b: Float32Array, of: number): number {
  const red = (a[3 * at] as number) - (b[3 * of] as number)
  const green = (a[3 * at + 1] as number) - (b[3 * of + 1] as number)
  const blue = (a[3 * at + 2] as number) - (b[3 * of + 2] as number)
  const bright = (red + green + blue) / 3
  const hue = (red - bright) ** 2 + (green - bright) ** 2 + (blue - bright) ** 2
  return (bright < 0 ? SHADOW * bright : bright) ** 2 + HUE * HUE * hue
}

const colourOff = (a: Float32Array, at: number, b: Float32Array, of: number): number => Math.sqrt(squareOff(a, at, b, of))

/** Those whose colours differ: an even cloth has few. */
function distinct(samples: Float32Array, places: readonly number[]): readonly number[] {
  const byColour = new Map(places.map((at) => [`${samples[3 * at]} ${samples[3 * at + 1]} ${samples[3 * at + 2]}`, at]))
  return [...byColour.values()]
}

/** How far each place is from the nearest of some colours. */
function farFrom(part: PicturePart, samples: Float32Array, places: readonly number[]): Float32Array {
  const far = new Float32Array(part.width * part.height)
  const colours = distinct(samples, places)
  for (let at = 0; at < far.length; at++) {
    let least = Infinity
    for (const of of colours) least = Math.min(least, squareOff(part.light, at, samples, of))
    far[at] = Math.sqrt(least)
  }
  return far
}

/**
 * From which distance on places are backs: where so many are beyond it as tiles have room, and fewest are about as far; of several such, the one in the middle.
 * Null where nothing parts them from the cloth.
 */
function partingOf(far: Float32Array, tiles: number, face: number): number | null {
  const sorted = Float32Array.from(far).sort()
  const beyond = (least: number): number => sorted.length - sorted.findLastIndex((value) => value <= least) - 1
  const tried: { readonly at: number; readonly between: number }[] = []
  for (let at = NEAREST; at < FURTHEST; at *= FINER) {
    const room = beyond(at) / tiles
    if (room < LEAST_ROOM * face || room > MOST_ROOM * face) continue
    tried.push({ at, between: beyond(0.8 * at) / Math.max(1, beyond(1.25 * at)) })
  }
  const clearest = Math.min(...tried.map(({ between }) => between))
  const clear = tried.filter(({ between }) => between < CLEAR && between <= AS_CLEAR * clearest)
  return clear[clear.length >> 1]?.at ?? null
}

/** Of the marked places, those with most of their neighbours marked alike: the rest is noise. */
function firm(marks: Int8Array, width: number): Int8Array {
  return marks.map((mark, at) => {
    if (mark === 0) return 0
    const x = at % width
    let alike = 0
    for (const [dx, to] of [
      [-1, at - 1],
      [1, at + 1],
      [0, at - width],
      [0, at + width],
      [-1, at - width - 1],
      [1, at - width + 1],
      [-1, at + width - 1],
      [1, at + width + 1],
    ] as const)
      if (x + dx >= 0 && x + dx < width && marks[to] === mark) alike++
    return alike >= 4 ? mark : 0
  })
}

/** The face-down tiles in a frame, and how many they are. */
export interface FaceDown {
  readonly picture: Colours
  readonly tiles: number
  readonly box: Box
}

/** What has changed among the face-down tiles since they were counted. */
export interface TakenTiles {
  /** So many were taken; less than 0 where some were put back. */
  readonly tiles: number
  /** And nothing else has changed: no shadow came, and no tile of the line was set down there. */
  readonly exact: boolean
}

/**
 * How many face-down tiles were taken since they were counted.
 *
 * The rim of the frame shows the cloth. What is not cloth are tiles, and all of them together say how much room one takes; so no back has to be known
 * beforehand. Only what changed since is weighed: a tile that was pushed leaves a place and takes another.
 *
 * @param motion - how the picture has moved since
 * @param face - room that a face of the line takes, in places of the picture
 * @returns null where it cannot be said: the cloth is like the backs, tiles lie on each other or out of the frame, or something else lies there
 */
export function takenSince({ picture, tiles, box }: FaceDown, now: Colours, face: number, motion: Motion = UNMOVED): TakenTiles | null {
  const before = partOf(picture, box)
  if (tiles === 0 || before.width < 8 || before.height < 8) return null
  const rim = rimOf(before)
  const after = inLightOf(before, partOf(now, box, motion), rim)
  const ring = some(rim)
  const crossed = rim.filter((at) => colourOff(after.light, at, before.light, at) > STRANGE).length
  if (crossed > CROSSED * rim.length) return null
  const cloth = ring.filter((at) => ring.filter((of) => colourOff(before.light, at, before.light, of) < ALIKE).length >= COMMON * ring.length)
  if (cloth.length === 0) return null
  const [was, is] = [farFrom(before, before.light, cloth), farFrom(after, before.light, cloth)]
  const parts = partingOf(was, tiles, face)
  if (parts === null) return null
  const lay = [...was.keys()].filter((at) => (was[at] as number) > parts)
  const room = lay.length / tiles
  const backs = some(lay)
  const marks = new Int8Array(was.length)
  const [left, taken, other] = [1, -1, 2]
  was.forEach((far, at) => {
    if (colourOff(after.light, at, before.light, at) < parts / 2) return
    const [covered, covers] = [far > parts, (is[at] as number) > parts]
    if (covers && backs.every((of) => colourOff(after.light, at, before.light, of) > STRANGE)) marks[at] = other
    else if (covered !== covers) marks[at] = covered ? left : taken
  })
  const found = firm(marks, before.width)
  const count = (mark: number): number => found.reduce((sum, each) => sum + Number(each === mark), 0) / room
  const [freed, filled] = [count(left), count(taken)]
  const gone = freed - filled
  const tilesGone = Math.round(gone + (filled < NO_CHANGE ? COVERED - UNEVEN : 0)) + 0
  const off = gone - tilesGone
  const isWhole = off <= UNEVEN && off >= (filled < NO_CHANGE ? -COVERED : -UNEVEN)
  return count(other) > OTHER || !isWhole ? null : { tiles: tilesGone, exact: Math.abs(off) <= EXACT && count(other) < NO_CHANGE }
}
