import { MAX_READ_SUIT, type HalfChances } from '#shared/recognition/reading'
import type { Frame } from './geometry'
import { cutFace, inksOn } from './numeral-ink'
import { shapeIn, turned, type Shape, type Turn } from './numeral-shape'
import type { Ocr } from './ocr'
import type { Pixels } from './pixels'

/** How sure it is that half a tile shows each number if it has to be turned so to stand upright: by turn, then by number. */
type Seen = readonly (readonly number[])[]

/** What was seen on half a tile. */
export interface HalfSeen {
  readonly seen: Seen
  /** How likely such a half is bare: the blank half of a set that prints no noughts. */
  readonly bare: number
  /** The surest of all that was read on it. */
  readonly surest: number
  /** Where the line or the dot is that tells 6 from 9; null without any. */
  readonly marked: Turn | null
}

const TURNS: readonly Turn[] = [0, 1, 2, 3]
const NUMBERS: readonly number[] = Array.from({ length: MAX_READ_SUIT + 1 }, (_, number) => number)

/** White about a number, in its heights: narrower and wider ones are read less well. */
const MARGINS = [0.35, 0.2] as const
/** Something read as surely as this is believed without looking at what else might be ink. */
const BELIEVED = 0.9
/** How far a look is trusted that may lack a digit. */
const CUT = 0.6
/** A look that is less sure than this says nothing. */
const LEAST = 0.3

/** Reads half a tile in every turn, looking again at other inks until one is believed. */
export async function lookAtHalf(face: Float32Array, ocr: Ocr): Promise<HalfSeen> {
  const doubts = TURNS.map(() => NUMBERS.map(() => 1))
  let [surest, shapes] = [0, 0]
  let marked: Turn | null = null
  for (const { ink, trust } of inksOn(face)) {
    const shape = shapeIn(ink)
    if (shape === null) continue
    shapes += trust
    const before = surest
    for (const margin of MARGINS) {
      for (const turn of TURNS) {
        const { number, confidence } = await readTurned(shape, turn, margin, ocr)
        if (number === null || confidence < LEAST) continue
        const sure = confidence * trust * (shape.cut ? CUT : 1)
        const row = doubts[turn] as number[]
        row[number] = (row[number] as number) * (1 - 0.98 * sure)
        surest = Math.max(surest, sure)
      }
      if (surest >= BELIEVED) break
    }
    if (surest > before) marked = shape.marked
    if (surest >= BELIEVED) break
  }
  return { seen: doubts.map((row) => row.map((doubt) => 1 - doubt)), bare: bareness(surest, shapes), surest, marked }
}

/** A half on which nothing is read is likely bare, the less so the more there is on it that looks like a number. */
const bareness = (surest: number, shapes: number): number => (1 - surest) ** 2 * (shapes === 0 ? 0.9 : 0.9 / (1 + shapes))

async function readTurned(shape: Shape, turn: Turn, margin: number, ocr: Ocr): Promise<{ readonly number: number | null; readonly confidence: number }> {
  const { width, height } = shape.picture
  const white = Math.round(margin * (turn % 2 === 0 ? height : width))
  const { text, confidence } = await ocr.recognise(turned(shape.picture, turn, white))
  return { number: numberOf(text, shape.digits), confidence }
}

/** A number of a set, written in digits alone, and in as many as there are apart from one another. */
function numberOf(text: string, digits: number): number | null {
  const trimmed = text.trim()
  return /^(\d|1[012])$/.test(trimmed) && trimmed.length >= digits ? Number(trimmed) : null
}

/**
 * How sets print their numbers: the turns that bring the first and the second half upright, each half lying with its bar at
 * the left, for either way of naming the halves; and how usual that is.
 */
const WAYS: readonly { readonly usual: number; readonly turns: readonly (readonly [Turn, Turn])[] }[] = [
  // both with their tops to one long side
  { usual: 0.4, turns: [[1, 3], [3, 1]] },
  // both along the tile, one the right way up and the other on its head when looked at from the bar
  { usual: 0.2, turns: [[0, 2], [2, 0]] },
  { usual: 0.2, turns: [[1, 1]] },
  { usual: 0.2, turns: [[3, 3]] },
]

/** What no one has seen may still be so. */
const UNSEEN = 0.004
/** A 6 or 9 whose line or dot is at another side. */
const MISPLACED = 0.03
/** Sets with nines mark them, so that a 9 without any mark is rare; less so where the set has shown that it marks and one was not seen. */
const UNMARKED_NINE = 0.1
const MISSED_MARK = 0.7

/** How likely what was seen is, for a half that shows `number` and is upright after `turn`. */
function likelihood({ seen, bare, marked }: HalfSeen, turn: Turn, number: number, marks: boolean): number {
  const read = (seen[turn] as readonly number[])[number] as number
  return (read + (number === 0 ? bare : 0) + UNSEEN) * (number === 6 || number === 9 ? marking(marked, turn, number, marks) : 1)
}

function marking(marked: Turn | null, turn: Turn, number: number, marks: boolean): number {
  if (marked !== null) return marked === turn ? 1 : MISPLACED
  return number === 6 ? 1 : marks ? MISSED_MARK : UNMARKED_NINE
}

export interface TileNumbers {
  readonly first: HalfChances
  readonly second: HalfChances
  /** How surely there are numbers on the tile at all, from 0 to 1. */
  readonly legible: number
}

type Pair = readonly [HalfSeen, HalfSeen]

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The chances of the numbers on tiles of one set, which prints all of them in one way. */
export function numbersOf(tiles: readonly Pair[]): readonly TileNumbers[] {
  const marks = tiles.some((pair) => pair.some(({ marked }) => marked !== null))
  const all = (half: HalfSeen, turn: Turn): number => sum(NUMBERS.map((number) => likelihood(half, turn, number, marks)))
  const logs = WAYS.map(({ usual, turns }) =>
    tiles.reduce((log, [a, b]) => log + Math.log(sum(turns.map(([s, t]) => all(a, s) * all(b, t))) / turns.length), Math.log(usual)),
  )
  const most = Math.max(...logs)
  const shares = logs.map((log) => Math.exp(log - most))
  return tiles.map(([a, b]) => {
    const [first, second] = [NUMBERS.map(() => 0), NUMBERS.map(() => 0)]
    WAYS.forEach(({ turns }, way) => {
      const whole = sum(turns.map(([s, t]) => all(a, s) * all(b, t)))
      for (const [s, t] of turns) {
        const weight = (shares[way] as number) / whole
        for (const number of NUMBERS) {
          first[number] = (first[number] as number) + weight * likelihood(a, s, number, marks) * all(b, t)
          second[number] = (second[number] as number) + weight * likelihood(b, t, number, marks) * all(a, s)
        }
      }
    })
    return { first: normalised(first), second: normalised(second), legible: Math.max(a.surest, b.surest) }
  })
}

function normalised(values: readonly number[]): HalfChances {
  const all = sum(values)
  return values.map((value) => value / all)
}

/** Reads tiles with printed numbers, all of one set. */
export async function readNumerals(levels: readonly Pixels[], frames: readonly Frame[], ocr: Ocr): Promise<readonly TileNumbers[]> {
  const pairs: Pair[] = []
  for (const frame of frames) {
    pairs.push([await lookAtHalf(cutFace(levels, frame, -1), ocr), await lookAtHalf(cutFace(levels, frame, 1), ocr)])
  }
  return numbersOf(pairs)
}
