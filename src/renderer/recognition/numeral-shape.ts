import { type Ink, INK_SIZE, isInside } from './numeral-ink'

/** Places of a square that hang together, edge or corner to the next. */
interface Component {
  /** Their places in the square, row by row. */
  readonly places: readonly number[]
  /** The first and the last column and row. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Everything that hangs together in a square of `side` places a row, largest first. */
function componentsOf(mask: Uint8Array, side: number): readonly Component[] {
  const seen = new Uint8Array(mask.length)
  const out: Component[] = []
  for (let i = 0; i < mask.length; i++) {
    if (mask[i] === 1 && seen[i] === 0) out.push(flooded(mask, seen, side, i))
  }
  return out.sort((a, b) => b.places.length - a.places.length)
}

function flooded(mask: Uint8Array, seen: Uint8Array, side: number, from: number): Component {
  const places = [from]
  seen[from] = 1
  let [left, right, top, bottom] = [side, 0, side, 0]
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    const [x, y] = [place % side, Math.floor(place / side)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
    for (let ny = Math.max(0, y - 1); ny <= Math.min(side - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(side - 1, x + 1); nx++) {
        const next = ny * side + nx
        if (mask[next] !== 1 || seen[next] === 1) continue
        seen[next] = 1
        places.push(next)
      }
    }
  }
  return { places, left, right, top, bottom }
}

/** Shades from 0 (black) to 255 (white), row by row. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly data: Uint8Array
}

/** Clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3
export const TURNS: readonly Turn[] = [0, 1, 2, 3]

/** A number as it was found on half a tile. */
export interface Shape {
  /** Dark on white, cut to its ink, without what marks a 6 or a 9. */
  readonly picture: Grey
  /** How much more ink there is in it than on the ground about it, in spreads of what lies there. */
  readonly distinct: number
  /** How far its middle is from the middle of the half, in sides of the half. */
  readonly off: number
  /** How many digits stand apart, side by side, when it lies as it was found or on its head, and when it is turned to either side. */
  readonly columns: readonly [number, number]
  /** How it has to be turned for the line or dot below it, which tells 6 from 9, to be there; null without any. */
  readonly marked: Turn | null
}

/** Specks of less than this share of half a tile are none of the number. */
const LEAST_INK = 0.0015
/** A digit is no smaller than this share of half a tile, and another digit no smaller than this share of it. */
const DIGIT = 0.012
const OTHER_DIGIT = 0.2
/** A digit lies across the middle of its half: this share of it. */
const CENTRAL = 0.4
/** Pixels about the ink that show how it fades out. */
const FADE = 2

const wide = ({ left, right }: Component): number => right - left + 1
const high = ({ top, bottom }: Component): number => bottom - top + 1

/** The number on half a tile, or null where nothing looks like one. */
export function shapeIn(ink: Ink): Shape | null {
  const mask = Uint8Array.from(ink, (v) => (v > 0.5 ? 1 : 0))
  const found = componentsOf(mask, INK_SIZE).filter(({ places }) => places.length >= LEAST_INK * ink.length)
  const whole = found.filter((one) => !atEdge(one))
  const main = whole.find((one) => one.places.length >= DIGIT * ink.length && isCentral(one))
  if (main === undefined) return null
  const others = whole.filter((one) => one !== main)
  const line = found.find((one) => one !== main && lineTurn(main, one) !== null)
  const digits = [main, ...others.filter((one) => one !== line && one.places.length >= OTHER_DIGIT * main.places.length)]
  const dots = others.filter((one) => one !== line && !digits.includes(one)).flatMap((one) => dotTurn(main, one) ?? [])
  const marked = line === undefined ? (dots.length === 1 ? (dots[0] as Turn) : null) : lineTurn(main, line)
  return {
    picture: pictureOf(ink, digits),
    distinct: distinctness(ink, digits),
    off: offCentre(digits),
    columns: columnsOf(digits),
    marked: digits.length === 1 ? marked : null,
  }
}

/** Whether it runs out of the half, so that it is the bar, a border or a shadow. */
function atEdge(one: Component): boolean {
  const last = INK_SIZE - 1
  return one.left === 0 || one.top === 0 || one.right === last || one.bottom === last
}

function isCentral({ left, right, top, bottom }: Component): boolean {
  const [low, high] = [(INK_SIZE * (1 - CENTRAL)) / 2, (INK_SIZE * (1 + CENTRAL)) / 2]
  return left < high && right > low && top < high && bottom > low
}

/** How far a line may reach beside its digit because it is a little askew, and how far from it a line or dot may be, in lengths of the digit. */
const SLANT = 0.08
const DIGIT_GAP = 0.3

/** The turn that brings a line below the digit it belongs to, or null where it is no such line. */
function lineTurn(main: Component, line: Component): Turn | null {
  if (line.left === 0 || line.places.length < 0.4 * wide(line) * high(line)) return null
  const most = atEdge(line) ? 1.3 : 1.7
  const fits = (length: number, thickness: number, parallel: number, across: number): boolean =>
    thickness <= 0.4 * length && length >= 0.6 * parallel && length <= most * parallel && across >= 0.85 * parallel
  const flat = fits(wide(line), high(line), wide(main), high(main))
  if (!flat && !fits(high(line), wide(line), high(main), wide(main))) return null
  const long = Math.max(wide(main), high(main))
  const near = (gap: number): boolean => gap > -SLANT * long && gap < DIGIT_GAP * long
  if (flat) return near(line.top - main.bottom) ? 0 : near(main.top - line.bottom) ? 2 : null
  return near(line.left - main.right) ? 1 : near(main.left - line.right) ? 3 : null
}

/** The turn that brings a dot to the lower right of the digit it belongs to, or null where it is no such dot. */
function dotTurn(main: Component, dot: Component): Turn | null {
  const long = Math.max(wide(main), high(main))
  const [larger, smaller] = [Math.max(wide(dot), high(dot)), Math.min(wide(dot), high(dot))]
  if (larger > 0.36 * long || smaller < 0.5 * larger) return null
  const near = (gap: number): boolean => gap > -SLANT * long && gap < DIGIT_GAP * long
  const level = (at: number, end: number): boolean => Math.abs(at - end) < 0.25 * long
  const [x, y] = [(dot.left + dot.right) / 2, (dot.top + dot.bottom) / 2]
  if (high(main) >= wide(main)) {
    if (near(dot.left - main.right) && level(y, main.bottom)) return 0
    if (near(main.left - dot.right) && level(y, main.top)) return 2
  } else {
    if (near(main.top - dot.bottom) && level(x, main.right)) return 1
    if (near(dot.top - main.bottom) && level(x, main.left)) return 3
  }
  return null
}

/** Pieces that share more than this of the shorter one's breadth are of one digit. */
const SHARED = 0.25

function columnsOf(digits: readonly Component[]): readonly [number, number] {
  const apart = (spans: readonly (readonly [number, number])[]): number => {
    const ordered = [...spans].sort((a, b) => a[0] - b[0])
    let [count, end] = [0, -Infinity]
    for (const [from, to] of ordered) {
      if (end - from < SHARED * (to - from)) count += 1
      end = Math.max(end, to)
    }
    return count
  }
  return [apart(digits.map((one) => [one.left, one.right])), apart(digits.map((one) => [one.top, one.bottom]))]
}

function offCentre(digits: readonly Component[]): number {
  const x = Math.min(...digits.map((one) => one.left)) + Math.max(...digits.map((one) => one.right)) + 1
  const y = Math.min(...digits.map((one) => one.top)) + Math.max(...digits.map((one) => one.bottom)) + 1
  return Math.hypot(x / 2 - INK_SIZE / 2, y / 2 - INK_SIZE / 2) / INK_SIZE
}

/** How far about a digit its fading ink is not taken for ground. */
const NEAR = 3

function distinctness(ink: Ink, digits: readonly Component[]): number {
  const near = new Uint8Array(ink.length)
  let inked = 0
  const places = digits.flatMap((one) => one.places)
  for (const place of places) {
    inked += Math.min(2, ink[place] as number) / places.length
    for (const next of around(place, NEAR)) near[next] = 1
  }
  const ground = ink.filter((_, place) => near[place] === 0 && isInside(place))
  const mean = ground.reduce((sum, v) => sum + v, 0) / Math.max(1, ground.length)
  const spread = Math.sqrt(ground.reduce((sum, v) => sum + (v - mean) ** 2, 0) / Math.max(1, ground.length))
  return (inked - mean) / Math.max(1e-3, spread)
}

const inside = (v: number): number => Math.min(INK_SIZE - 1, Math.max(0, v))

/** The places that are no further than so many pixels across and down. */
function around(place: number, reach: number): readonly number[] {
  const [x, y] = [place % INK_SIZE, Math.floor(place / INK_SIZE)]
  const out: number[] = []
  for (let v = inside(y - reach); v <= inside(y + reach); v++) {
    for (let u = inside(x - reach); u <= inside(x + reach); u++) out.push(v * INK_SIZE + u)
  }
  return out
}

function pictureOf(ink: Ink, digits: readonly Component[]): Grey {
  const left = inside(Math.min(...digits.map((one) => one.left)) - FADE)
  const top = inside(Math.min(...digits.map((one) => one.top)) - FADE)
  const width = inside(Math.max(...digits.map((one) => one.right)) + FADE) - left + 1
  const height = inside(Math.max(...digits.map((one) => one.bottom)) + FADE) - top + 1
  const data = new Uint8Array(width * height).fill(255)
  for (const place of digits.flatMap(({ places }) => places)) {
    for (const near of around(place, FADE)) {
      const to = (Math.floor(near / INK_SIZE) - top) * width + (near % INK_SIZE) - left
      data[to] = 255 * (1 - Math.min(1, Math.max(0, ink[near] as number)))
    }
  }
  return { width, height, data }
}

/** A picture turned clockwise, with a white margin. */
export function turned({ width, height, data }: Grey, turn: Turn, margin: number): Grey {
  const [across, down] = turn % 2 === 0 ? [width, height] : [height, width]
  const out = { width: across + 2 * margin, height: down + 2 * margin }
  const shades = new Uint8Array(out.width * out.height).fill(255)
  const from = (x: number, y: number): number => {
    switch (turn) {
      case 0:
        return y * width + x
      case 1:
        return (height - 1 - x) * width + y
      case 2:
        return (height - 1 - y) * width + width - 1 - x
      case 3:
        return x * width + width - 1 - y
    }
  }
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) shades[(y + margin) * out.width + x + margin] = data[from(x, y)] as number
  }
  return { ...out, data: shades }
}

/** A picture and beside it the same once more. */
export function twice({ width, height, data }: Grey): Grey {
  const shades = new Uint8Array(2 * data.length)
  for (let y = 0; y < height; y++) {
    const row = data.subarray(y * width, (y + 1) * width)
    shades.set(row, 2 * y * width)
    shades.set(row, (2 * y + 1) * width)
  }
  return { width: 2 * width, height, data: shades }
}
