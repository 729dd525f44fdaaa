import { componentsOf, type Component } from './components'
import { INK_SIZE, isInside, type Ink } from './numeral-ink'

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
  /** How many digits it has: apart from one another, they are told with certainty. */
  readonly digits: number
  /** How it has to be turned for the line or dot below it, which tells 6 from 9, to be there; null without any. */
  readonly marked: Turn | null
}

/** Specks of less than this share of half a tile are none of the number. */
const LEAST = 0.0015
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
  const found = componentsOf(mask, INK_SIZE).filter(({ places }) => places.length >= LEAST * ink.length)
  const whole = found.filter((one) => !atEdge(one))
  const main = whole.find((one) => one.places.length >= DIGIT * ink.length && isCentral(one))
  if (main === undefined) return null
  const others = whole.filter((one) => one !== main)
  const line = found.find((one) => one !== main && lineTurn(main, one) !== null)
  const digits = [main, ...others.filter((one) => one !== line && one.places.length >= OTHER_DIGIT * main.places.length)]
  const dots = others.filter((one) => one !== line && !digits.includes(one)).flatMap((one) => dotTurn(main, one) ?? [])
  const marked = line === undefined ? (dots.length === 1 ? (dots[0] as Turn) : null) : lineTurn(main, line)
  return { picture: pictureOf(ink, digits), distinct: distinctness(ink, digits), digits: digits.length, marked: digits.length === 1 ? marked : null }
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

/** How far a line may reach beside its digit because it is a little askew, in widths of the digit. */
const SLANT = 0.12

/** The turn that brings a line below the digit it belongs to, or null where it is no such line. */
function lineTurn(main: Component, line: Component): Turn | null {
  if (line.left === 0) return null
  const most = atEdge(line) ? 1.3 : 1.7
  const fits = (length: number, thickness: number, parallel: number, across: number): boolean =>
    thickness <= 0.4 * length && length >= 0.6 * parallel && length <= most * parallel && across >= 0.85 * parallel
  const slack = SLANT * Math.min(wide(main), high(main))
  if (fits(wide(line), high(line), wide(main), high(main))) {
    if (line.top > main.bottom - slack) return 0
    if (line.bottom < main.top + slack) return 2
  }
  if (fits(high(line), wide(line), high(main), wide(main))) {
    if (line.left > main.right - slack) return 1
    if (line.right < main.left + slack) return 3
  }
  return null
}

/** The turn that brings a dot to the lower right of the digit it belongs to, or null where it is no such dot. */
function dotTurn(main: Component, dot: Component): Turn | null {
  const long = Math.max(wide(main), high(main))
  if (Math.max(wide(dot), high(dot)) > 0.3 * long || Math.min(wide(dot), high(dot)) < 0.5 * Math.max(wide(dot), high(dot))) return null
  const [x, y] = [(dot.left + dot.right) / 2, (dot.top + dot.bottom) / 2]
  const near = 0.25 * long
  if (high(main) >= wide(main)) {
    if (x > main.right && Math.abs(y - main.bottom) < near) return 0
    if (x < main.left && Math.abs(y - main.top) < near) return 2
  } else {
    if (y < main.top && Math.abs(x - main.right) < near) return 1
    if (y > main.bottom && Math.abs(x - main.left) < near) return 3
  }
  return null
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
