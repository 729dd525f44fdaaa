import type { Box } from './grey'

/** A small picture in colour, row after row: red, green and blue of each place, 0 to 255. */
export interface Colours {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
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
/** So far a frame is looked for where the picture has moved, in places of the picture, and every third place is held against it. */
const REACH = 20
const EVERY = 3
/** A count that is further from a whole number is no count. */
const UNEVEN = 0.3

/** A part of a picture: the logarithm of each place's three colours. */
interface Part {
  readonly width: number
  readonly height: number
  readonly light: Float32Array
}

function partOf({ width, height, data }: Colours, box: Box): Part {
  const [x0, y0] = [Math.max(0, Math.round(box.left * width)), Math.max(0, Math.round(box.top * height))]
  const [x1, y1] = [Math.min(width, Math.round(box.right * width)), Math.min(height, Math.round(box.bottom * height))]
  const [w, h] = [Math.max(0, x1 - x0), Math.max(0, y1 - y0)]
  const light = new Float32Array(3 * w * h)
  for (let y = 0; y < h; y++) for (let i = 0; i < 3 * w; i++) light[3 * w * y + i] = Math.log((data[3 * (width * (y0 + y) + x0) + i] as number) + 6)
  return { width: w, height: h, light }
}

const middleOf = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

/** The places of the rim. */
function rimOf({ width, height }: Part): readonly number[] {
  const rim: number[] = []
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) if (Math.min(x, y, width - 1 - x, height - 1 - y) < RIM) rim.push(y * width + x)
  return rim
}

const some = (places: readonly number[]): readonly number[] => {
  const step = Math.max(1, places.length / SAMPLES)
  return Array.from({ length: Math.min(SAMPLES, places.length) }, (_, i) => places[Math.floor(i * step)] as number)
}

/** More or less light in each colour, as logarithms. */
type Light = readonly [number, number, number]

/** How far two colours are apart: by hue more than by brightness, and by darkness less. */
function colourOff(a: Float32Array, at: number, b: Float32Array, of: number, shift: Light): number {
  const red = (a[3 * at] as number) - (b[3 * of] as number) - shift[0]
  const green = (a[3 * at + 1] as number) - (b[3 * of + 1] as number) - shift[1]
  const blue = (a[3 * at + 2] as number) - (b[3 * of + 2] as number) - shift[2]
  const bright = (red + green + blue) / 3
  const hue = (red - bright) ** 2 + (green - bright) ** 2 + (blue - bright) ** 2
  return Math.sqrt((bright < 0 ? SHADOW * bright : bright) ** 2 + HUE * HUE * hue)
}

/** How far each place is from the nearest of some colours. */
function farFrom(part: Part, samples: Float32Array, places: readonly number[], shift: Light): Float32Array {
  const far = new Float32Array(part.width * part.height)
  for (let at = 0; at < far.length; at++) {
    let least = Infinity
    for (const of of places) least = Math.min(least, colourOff(part.light, at, samples, of, shift))
    far[at] = least
  }
  return far
}

/** From which distance on places are backs: where so many are beyond it as tiles have room, and fewest are about as far. Null where nothing parts them from the cloth. */
function partingOf(far: Float32Array, tiles: number, face: number): number | null {
  const sorted = Float32Array.from(far).sort()
  const beyond = (least: number): number => sorted.length - sorted.findLastIndex((value) => value <= least) - 1
  let [best, clearest]: [number | null, number] = [null, CLEAR]
  for (let at = NEAREST; at < FURTHEST; at *= FINER) {
    const room = beyond(at) / tiles
    if (room < LEAST_ROOM * face || room > MOST_ROOM * face) continue
    const between = beyond(0.8 * at) / Math.max(1, beyond(1.25 * at))
    if (between < clearest) [best, clearest] = [at, between]
  }
  return best
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

/**
 * How many face-down tiles were taken since they were counted; less than 0 where some were put back.
 *
 * The rim of the frame shows the cloth. What is not cloth are tiles, and all of them together say how much room one takes; so no back has to be known
 * beforehand. Only what changed since is weighed: a tile that was pushed leaves a place and takes another.
 *
 * @param nowIn - the frame now, where the picture has moved; of the same size
 * @param face - room that a face of the line takes, in places of the picture
 * @returns null where it cannot be said: the cloth is like the backs, tiles lie on each other or out of the frame, or something else lies there
 */
export function takenSince({ picture, tiles, box }: FaceDown, now: Colours, face: number, nowIn: Box = box): number | null {
  const [before, after] = [partOf(picture, box), partOf(now, nowIn)]
  if (tiles === 0 || before.width < 8 || before.height < 8 || before.light.length !== after.light.length) return null
  const rim = rimOf(before)
  const still: Light = [0, 0, 0]
  const more = (c: number): number => middleOf(rim.map((at) => (after.light[3 * at + c] as number) - (before.light[3 * at + c] as number)))
  const light: Light = [more(0), more(1), more(2)]
  const ring = some(rim)
  const crossed = rim.filter((at) => colourOff(after.light, at, before.light, at, light) > STRANGE).length
  if (crossed > CROSSED * rim.length) return null
  const cloth = ring.filter((at) => ring.filter((of) => colourOff(before.light, at, before.light, of, still) < ALIKE).length >= COMMON * ring.length)
  if (cloth.length === 0) return null
  const [was, is] = [farFrom(before, before.light, cloth, still), farFrom(after, before.light, cloth, light)]
  const parts = partingOf(was, tiles, face)
  if (parts === null) return null
  const lay = [...was.keys()].filter((at) => (was[at] as number) > parts)
  const room = lay.length / tiles
  const backs = some(lay)
  const marks = new Int8Array(was.length)
  const [left, taken, other] = [1, -1, 2]
  was.forEach((far, at) => {
    if (colourOff(after.light, at, before.light, at, light) < parts / 2) return
    const [covered, covers] = [far > parts, (is[at] as number) > parts]
    if (covers && backs.every((of) => colourOff(after.light, at, before.light, of, light) > STRANGE)) marks[at] = other
    else if (covered !== covers) marks[at] = covered ? left : taken
  })
  const found = firm(marks, before.width)
  const count = (mark: number): number => found.reduce((sum, each) => sum + Number(each === mark), 0) / room
  const gone = count(left) - count(taken)
  return count(other) > OTHER || Math.abs(gone - Math.round(gone)) > UNEVEN ? null : Math.round(gone) + 0
}

/** Where the frame is now, in a picture that has moved by a little: where most of it looks as it did. */
export function frameIn({ picture, box }: FaceDown, now: Colours): Box {
  const before = partOf(picture, box)
  const [left, top] = [Math.round(box.left * picture.width), Math.round(box.top * picture.height)]
  const places: number[] = []
  for (let y = 0; y < before.height; y += EVERY) for (let x = 0; x < before.width; x += EVERY) places.push(y * before.width + x)
  const green = (x: number, y: number): number => Math.log((now.data[3 * (now.width * y + x) + 1] as number) + 6)
  let [least, dx, dy] = [Infinity, 0, 0]
  for (let y = -REACH; y <= REACH; y++) {
    for (let x = -REACH; x <= REACH; x++) {
      if (left + x < 0 || top + y < 0 || left + x + before.width > now.width || top + y + before.height > now.height) continue
      let off = 0
      for (const at of places) {
        const [column, row] = [at % before.width, Math.floor(at / before.width)]
        off += Math.min(1, Math.abs(green(left + x + column, top + y + row) - (before.light[3 * at + 1] as number)))
        if (off >= least) break
      }
      if (off < least) [least, dx, dy] = [off, x, y]
    }
  }
  const [x, y] = [dx / picture.width, dy / picture.height]
  return { left: box.left + x, top: box.top + y, right: box.right + x, bottom: box.bottom + y }
}
