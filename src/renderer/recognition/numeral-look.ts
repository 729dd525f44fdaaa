import { MAX_READ_NUMBER } from '#shared/recognition/detection'
import { inksOn, type InkGuess } from './numeral-ink'
import { shapeIn, turned, TURNS, twice, type Shape, type Turn } from './numeral-shape'
import type { Ocr, OcrText } from './ocr'

export const NUMBERS: readonly number[] = Array.from({ length: MAX_READ_NUMBER + 1 }, (_, number) => number)

export interface HalfSeen {
  /** How sure each number is if the half has to be turned so to stand upright: by turn, then by number. */
  readonly seen: readonly (readonly number[])[]
  /** The surest of all that was read, from 0 to 1. */
  readonly surest: number
  /** The turn that brings the line or the dot that tells 6 from 9 below; null without any. */
  readonly marked: Turn | null
}

/** How a number is shown to Tesseract: with so much white about it, in its heights, and so many times side by side. */
interface Showing {
  readonly margin: number
  readonly copies: 1 | 2
}

/** What is not read in one of these ways is often read in another; what is read twice side by side is hardly ever read wrongly. */
const SHOWINGS: readonly Showing[] = [
  { margin: 0.35, copies: 1 },
  { margin: 0.2, copies: 1 },
  { margin: 0.2, copies: 2 },
]
/** Guesses at what is ink that are shown in every way. */
const TRIED_IN_ALL = 3
/** Something read as surely as this is believed without looking at what else might be ink. */
const BELIEVED = 0.97
/** Guesses at what is ink that are shown to confirm a number, and how sure such a reading has to be. */
const TRIED_TO_CONFIRM = 4
const CONFIRMED = 0.5
/** Tesseract's confidence below which a reading says nothing. */
const LEAST_CONFIDENCE = 0.3

/*
 * How sure a look is, fitted on rendered tiles (seeds 951 to 953, 1323 of them): the logarithm of its odds by Tesseract's own
 * confidence, by how distinct the ink is, how far the number's proportions are from those of print, and what was taken for ink.
 */
const CONSTANT = -2.51
const CONFIDENCE = 1.35
const DISTINCT = 1.47
const MISFIT = 1.57
const KINDS: Readonly<Record<InkGuess['kind'], number>> = { plain: 0, trimmed: 0, core: -0.59, colour: -0.3 }
const ONE = -0.27
const TRIMMED_ONE = -0.8
const FAINTNESS = 0.1
/** Numbers are printed in the middle of their half: so far from it, and by so much for each side of the half more, something is only part of one. */
const OFF = 0.12
const TURN_APART = 25
/** The surest of many looks at one half is a little less sure than one look alone would be. */
const SURPLUS = -1.72
const SCALE = 1.52
/** Height of a digit to its width, at least, and of two of them, at most. */
const DIGIT_TALL = 1.3
const DIGITS_TALL = 1.15
/** Ink this far from the ground, of 255, is not faint. */
const CLEAR = 10

/** What a number is when it stands on its head: what is read so is seen the other way round as well, though not quite as surely. */
const ON_THEIR_HEADS: ReadonlyMap<number, number> = new Map([
  [0, 0],
  [6, 9],
  [8, 8],
  [9, 6],
])
const ALIKE = 0.95

/** A number of a set, written in digits alone, in as many as there are apart from one another, and as often as it was shown. */
function numberOf(text: string, digits: number, copies: number): number | null {
  const written = text.trim()
  const once = written.slice(0, written.length / copies)
  return /^(\d|1[0-8])$/.test(once) && once.repeat(copies) === written && once.length >= digits ? Number(once) : null
}

/** How sure it is that a shape is the number it was read as, from 0 to 1. */
function sureness(guess: InkGuess, { picture, distinct, off }: Shape, turn: Turn, number: number, confidence: number): number {
  const tall = turn % 2 === 0 ? picture.height / picture.width : picture.width / picture.height
  const fit = number < 10 ? tall / DIGIT_TALL : DIGITS_TALL / tall
  const odds =
    CONSTANT +
    CONFIDENCE * Math.log(confidence / (1.02 - confidence)) +
    DISTINCT * Math.log(Math.min(20, Math.max(1, distinct))) +
    MISFIT * Math.min(0, Math.log(fit)) +
    KINDS[guess.kind] +
    (number === 1 ? ONE + (guess.kind === 'trimmed' ? TRIMMED_ONE : 0) : 0) +
    TURN_APART * Math.min(0, OFF - off) +
    FAINTNESS * Math.min(0, Math.log(guess.contrast / CLEAR))
  return 1 / (1 + Math.exp(-(SURPLUS + SCALE * odds)))
}

/** What may be the number on half a tile, likeliest first, each found once and only if it is asked for. */
export type Sights = () => Generator<readonly [InkGuess, Shape | null]>

export function sightsOn(face: Float32Array): Sights {
  const found: (readonly [InkGuess, Shape | null])[] = []
  const more = inksOn(face)
  return function* () {
    for (let at = 0; ; at++) {
      const known = found[at]
      if (known !== undefined) {
        yield known
        continue
      }
      const next = more.next()
      if (next.done === true) return
      const sight = [next.value, shapeIn(next.value.ink)] as const
      found.push(sight)
      yield sight
    }
  }
}

const noting =
  (seen: readonly number[][]) =>
  (turn: Turn, number: number, sure: number): void => {
    const row = seen[turn] as number[]
    row[number] = Math.max(row[number] as number, sure)
  }

/** Notes what was read, and what it is if it stands on its head. */
function noteBoth(note: ReturnType<typeof noting>, turn: Turn, read: number, sure: number): void {
  note(turn, read, sure)
  const turned = ON_THEIR_HEADS.get(read)
  if (turned !== undefined) note(((turn + 2) % 4) as Turn, turned, sure * ALIKE)
}

/** Whether Tesseract as well reads `number` on a half that is upright after `turn`; null where it does not. */
export async function confirmed(sights: Sights, ocr: Ocr, turn: Turn, number: number): Promise<HalfSeen | null> {
  let tried = 0
  for (const [guess, shape] of sights()) {
    if (tried === TRIED_TO_CONFIRM) return null
    if (shape === null) continue
    tried += 1
    for (const showing of SHOWINGS.slice(0, 2)) {
      const { text, confidence } = await readTurned(shape, turn, showing, ocr)
      const read = numberOf(text, shape.columns[turn % 2 === 0 ? 0 : 1], showing.copies)
      if (read !== number || confidence < LEAST_CONFIDENCE) continue
      const sure = sureness(guess, shape, turn, read, confidence)
      if (sure < CONFIRMED) continue
      const seen = TURNS.map(() => NUMBERS.map(() => 0))
      noteBoth(noting(seen), turn, read, sure)
      return { seen, surest: sure, marked: null }
    }
  }
  return null
}

/** Reads half a tile in every turn, looking again at other inks until one reading is believed. */
export async function lookAtHalf(sights: Sights, ocr: Ocr): Promise<HalfSeen> {
  const seen = TURNS.map(() => NUMBERS.map(() => 0))
  const note = noting(seen)
  let [surest, number, guesses] = [0, 0, 0]
  let marked: Turn | null = null
  for (const [guess, shape] of sights()) {
    // a line or dot that is fainter than its 6 or 9 is seen by other guesses only
    if (surest >= BELIEVED) {
      if (shape !== null && shape.marked !== null && guess.kind === 'plain') return { seen, surest, marked: shape.marked }
      continue
    }
    const showings = guesses++ < TRIED_IN_ALL ? SHOWINGS : SHOWINGS.slice(0, 1)
    if (shape === null) continue
    for (const showing of showings) {
      for (const turn of TURNS) {
        const { text, confidence } = await readTurned(shape, turn, showing, ocr)
        const read = numberOf(text, shape.columns[turn % 2 === 0 ? 0 : 1], showing.copies)
        if (read === null || confidence < LEAST_CONFIDENCE) continue
        const sure = sureness(guess, shape, turn, read, confidence)
        noteBoth(note, turn, read, sure)
        if (sure <= surest) continue
        ;[surest, number, marked] = [sure, read, shape.marked]
      }
      if (surest >= BELIEVED) break
    }
    if (surest >= BELIEVED && (marked !== null || (number !== 6 && number !== 9))) break
  }
  return { seen, surest, marked }
}

function readTurned({ picture }: Shape, turn: Turn, { margin, copies }: Showing, ocr: Ocr): Promise<OcrText> {
  const height = turn % 2 === 0 ? picture.height : picture.width
  const once = turned(picture, turn, Math.round(margin * height))
  return ocr.recognise(copies === 1 ? once : twice(once))
}
