/** A small grey picture, row after row; brightness 0 to 255. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** A part of a picture, as shares of its width and height from 0 to 1. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 }

/** A brightness changes at least so much, of 255, where something moves; sensors and lamps flicker less. */
const MOVES = 18
/** At least this share of the places changes when something moves. */
const MOVING = 0.003

/** Whether something moved between two pictures that follow each other. */
export function hasMoved(before: Grey, after: Grey): boolean {
  if (before.data.length !== after.data.length) return true
  let changed = 0
  for (let i = 0; i < after.data.length; i++) if (Math.abs((after.data[i] as number) - (before.data[i] as number)) > MOVES) changed++
  return changed > after.data.length * MOVING
}

/** What differs from an earlier picture of the same table. */
export interface PictureChange {
  /** How much of the picture differs, from 0 to 1. */
  readonly share: number
  /** Where; null where nothing does. */
  readonly box: Box | null
  /** The sides from which something reaches in, as angles clockwise from the top, the largest first; a shadow that came or went does not. */
  readonly reaches: readonly number[]
}

/** A place differs when its brightness does by so much, once light that changed everywhere is taken out. */
const DIFFERS = 26
/** What is smaller is noise. */
const SPECK = 5
/** What reaches in covers at least this share of the picture, and this share of its edge. */
const REACHES = 0.012
const EDGE = 0.012

const medianGrey = (data: Uint8Array): number => {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] as number) + 1
  let sum = 0
  for (let value = 0; value < 256; value++) {
    sum += counts[value] as number
    if (2 * sum >= data.length) return value
  }
  return 255
}

/** How bright each place would be if nothing but the light had changed. */
function expectedOf(reference: Grey, seen: Grey): Float32Array {
  const gain = Math.min(2, Math.max(0.5, (medianGrey(seen.data) + 1) / (medianGrey(reference.data) + 1)))
  const expected = new Float32Array(reference.data.length)
  for (let i = 0; i < expected.length; i++) expected[i] = Math.min(255, gain * (reference.data[i] as number))
  return expected
}

/** Which places differ: 1 where they do. */
function differing(expected: Float32Array, { data }: Grey): Uint8Array {
  const mask = new Uint8Array(data.length)
  for (let i = 0; i < mask.length; i++) if (Math.abs((data[i] as number) - (expected[i] as number)) > DIFFERS) mask[i] = 1
  return mask
}

/** A shadow that comes or goes changes nearly all that it falls on, not to or from black, and from place to place by nearly as much (logarithms of light). */
const SAME_WAY = 0.85
const MOST_LIGHTER = Math.log(2.5)
const EVENLY = 0.14
const MOSTLY = 0.94
/** What is as bright as this is white to a camera, whatever light falls on it, and says nothing. */
const WHITE = 240

/** How much more or less light a place has, as a logarithm. */
const lightOf = (at: number, expected: Float32Array, { data }: Grey): number => Math.log(((data[at] as number) + 1) / ((expected[at] as number) + 1))

/**
 * How much more or less light makes these places differ: a shadow came or went. Null where they differ for another reason.
 *
 * What lay there is seen as before, only darker or brighter. What covers it has edges of its own.
 */
function lightIn(blob: readonly number[], expected: Float32Array, seen: Grey): number | null {
  const { width, height } = seen
  const light = new Map(blob.map((at) => [at, lightOf(at, expected, seen)]))
  let [darker, sum, even, pairs] = [0, 0, 0, 0]
  for (const [at, here] of light) {
    if (here < 0) darker++
    sum += here
    for (const next of [at % width === width - 1 ? -1 : at + 1, at >= width * (height - 1) ? -1 : at + width]) {
      const beside = light.get(next)
      if (beside === undefined || (expected[at] as number) >= WHITE || (expected[next] as number) >= WHITE) continue
      pairs++
      if (Math.abs(beside - here) < EVENLY) even++
    }
  }
  const middle = sum / light.size
  const sameWay = Math.max(darker, light.size - darker) >= SAME_WAY * light.size
  return sameWay && Math.abs(middle) < MOST_LIGHTER && 2 * pairs >= light.size && even >= MOSTLY * pairs ? middle : null
}

/** The connected places of a mask, each as a list. */
function blobsOf(mask: Uint8Array, width: number): readonly (readonly number[])[] {
  const left = mask.slice()
  const blobs: number[][] = []
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue
    left[start] = 0
    const blob = [start]
    for (let next = 0; next < blob.length; next++) {
      const at = blob[next] as number
      const x = at % width
      for (const [to, inside] of [
        [at - 1, x > 0],
        [at + 1, x < width - 1],
        [at - width, true],
        [at + width, true],
      ] as const) {
        if (!inside || left[to] !== 1) continue
        left[to] = 0
        blob.push(to)
      }
    }
    if (blob.length >= SPECK) blobs.push(blob)
  }
  return blobs
}

interface Crossing {
  readonly places: number
  /** The middle of them, clockwise from the top. */
  readonly angle: number
}

/** Places along the edge that are no further apart than this cross it together. */
const SPLIT = 2

/** Where a blob crosses the edge of the picture: an arm may join another, or a shadow, that comes from elsewhere. */
function crossings(blob: readonly number[], { width, height }: Grey): readonly Crossing[] {
  const [right, bottom] = [width - 1, height - 1]
  /* Along the edge: the top from the left, the right side, the bottom from the right, the left side from below. */
  const along = blob.flatMap((at) => {
    const [x, y] = [at % width, Math.floor(at / width)]
    if (y === 0) return [{ x, y, place: x }]
    if (x === right) return [{ x, y, place: right + y }]
    if (y === bottom) return [{ x, y, place: right + bottom + (right - x) }]
    return x === 0 ? [{ x, y, place: 2 * right + bottom + (bottom - y) }] : []
  })
  const runs: (typeof along)[] = []
  for (const each of along.sort((a, b) => a.place - b.place)) {
    const run = runs.at(-1)
    if (run === undefined || each.place - (run.at(-1)?.place ?? 0) > SPLIT) runs.push([each])
    else run.push(each)
  }
  const [first, last] = [runs[0], runs.at(-1)]
  /* Round the upper left corner. */
  if (first !== undefined && last !== undefined && first !== last && (first[0]?.place ?? 0) + 2 * (right + bottom) - (last.at(-1)?.place ?? 0) <= SPLIT) {
    first.push(...last)
    runs.pop()
  }
  return runs.map((run) => {
    const [sumX, sumY] = [run.reduce((sum, { x }) => sum + (2 * (x + 0.5)) / width - 1, 0), run.reduce((sum, { y }) => sum + (2 * (y + 0.5)) / height - 1, 0)]
    return { places: run.length, angle: Math.atan2(sumX, -sumY) }
  })
}

/** What differs between the table as it was and as it is seen now. */
export function changeSince(reference: Grey, seen: Grey): PictureChange {
  const expected = expectedOf(reference, seen)
  const blobs = blobsOf(differing(expected, seen), seen.width)
  const all = blobs.flat()
  if (all.length === 0) return { share: 0, box: null, reaches: [] }
  const xs = all.map((at) => at % seen.width)
  const ys = all.map((at) => Math.floor(at / seen.width))
  const [least, most] = [
    (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b)),
    (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b)),
  ]
  const box = { left: least(xs) / seen.width, right: (most(xs) + 1) / seen.width, top: least(ys) / seen.height, bottom: (most(ys) + 1) / seen.height }
  const edge = EDGE * 2 * (seen.width + seen.height)
  const reaching = blobs
    .filter((blob) => blob.length >= REACHES * seen.data.length)
    .map((blob) => ({ blob, over: crossings(blob, seen).filter(({ places }) => places >= edge) }))
    .flatMap(({ blob, over }) => (over.length > 0 && lightIn(blob, expected, seen) === null ? over : []))
    .sort((a, b) => b.places - a.places)
  return { share: all.length / seen.data.length, box, reaches: reaching.map(({ angle }) => angle) }
}

/** A shadow over a part of the picture goes so much beyond it, in its size; what is smaller may be the tile itself. */
const BEYOND = 3
/** What differs in a shadow has this much more or less light than the rest of it, as a logarithm. */
const LIGHT_APART = 0.3

/** How much of a part of the picture differs by more than a shadow that comes or goes, from 0 to 1. */
export function changedWithin(reference: Grey, seen: Grey, { left, top, right, bottom }: Box): number {
  const expected = expectedOf(reference, seen)
  const [x0, x1] = [Math.max(0, Math.floor(left * seen.width)), Math.min(seen.width, Math.ceil(right * seen.width))]
  const [y0, y1] = [Math.max(0, Math.floor(top * seen.height)), Math.min(seen.height, Math.ceil(bottom * seen.height))]
  const places = Math.max(0, x1 - x0) * Math.max(0, y1 - y0)
  let changed = 0
  for (const blob of blobsOf(differing(expected, seen), seen.width)) {
    const inside = blob.filter((at) => at % seen.width >= x0 && at % seen.width < x1 && at >= y0 * seen.width && at < y1 * seen.width)
    if (inside.length === 0) continue
    const light = blob.length <= BEYOND * places ? null : lightIn(blob, expected, seen)
    changed += light === null ? inside.length : inside.filter((at) => Math.abs(lightOf(at, expected, seen) - light) > LIGHT_APART).length
  }
  return places === 0 ? 0 : changed / places
}
