import type { HalfChances } from '#shared/recognition/detection'
import { NUMBERS, type HalfSeen } from './numeral-look'
import { TURNS, type Turn } from './numeral-shape'
import { bareChance, printedChance, unmarkedChance, type Guess } from './number-reader'

/** How a set prints its numbers. */
interface Print {
  readonly usual: number
  /** The turns that bring both halves upright, each with its bar at the left, for either way of naming them. */
  readonly turns: readonly (readonly [Turn, Turn])[]
  /** Whether a half without a number stands for nought. */
  readonly bare: boolean
  readonly highest: number
}

const WAYS: readonly Pick<Print, 'usual' | 'turns'>[] = [
  // both with their tops to one long side
  {
    usual: 0.4,
    turns: [
      [1, 3],
      [3, 1],
    ],
  },
  // both along the tile
  {
    usual: 0.2,
    turns: [
      [0, 2],
      [2, 0],
    ],
  },
  // both from the bar, or both from their ends
  { usual: 0.2, turns: [[1, 1]] },
  { usual: 0.2, turns: [[3, 3]] },
]

/** The highest numbers of sets, and how usual such sets are. */
const HIGHEST: readonly (readonly [highest: number, usual: number])[] = [
  [6, 0.3],
  [9, 0.3],
  [12, 0.3],
  [15, 0.05],
  [18, 0.05],
]

const PRINTS: readonly Print[] = WAYS.flatMap(({ usual, turns }) =>
  HIGHEST.flatMap(([highest, share]) => [true, false].map((bare) => ({ usual: (usual * share) / 2, turns, bare, highest }))),
)

/** Of halves on which nothing is read, those that are bare where a set prints no noughts; the others have a number that is not legible. */
const NOUGHTS = 0.87
const UNREAD = 1 - NOUGHTS
/** No reading rules anything out. */
const LEAST_CHANCE = 1e-4
/** A 6 or 9 whose line or dot is at another side, and another number with something like one. */
const MISPLACED = 0.03
const NEEDLESS = 0.15
/** A number that is not in the set. */
const OUTSIDE = 1e-3
/** Sets with nines mark them, so that a 9 without any mark is rare; less so where the set has shown that it marks and one was not seen. */
const UNMARKED_NINE = 0.1
const MISSED_MARK = 0.7

/** What the network makes of half a tile, and what Tesseract read on it; null where it was not asked. */
export interface HalfGuess {
  readonly guess: Guess
  readonly seen: HalfSeen | null
}

/** How likely the looks at a half are if it shows `number` and is upright after `turn`. */
function likelihood({ guess, seen }: HalfGuess, turn: Turn, number: number, print: Print, marks: boolean): number {
  return guessed(guess, turn, number, print, marks) * (seen === null ? 1 : readHalf(seen, turn, number, print))
}

function guessed(guess: Guess, turn: Turn, number: number, print: Print, marks: boolean): number {
  if (number === 0 && print.bare) return LEAST_CHANCE + bareChance(guess)
  const printed = printedChance(guess, turn, number)
  if (number !== 6 && number !== 9) return LEAST_CHANCE + printed
  const unmarked = marks ? MISSED_MARK : number === 6 ? 1 : UNMARKED_NINE
  return (LEAST_CHANCE + unmarkedChance(guess, turn, number)) * unmarked + printed
}

function readHalf({ seen, surest, marked }: HalfSeen, turn: Turn, number: number, print: Print): number {
  if (number === 0 && print.bare) return LEAST_CHANCE + NOUGHTS * (1 - surest)
  const sure = (seen[turn] as readonly number[])[number] as number
  return LEAST_CHANCE + (sure * marking(marked, turn, number) + (UNREAD * (1 - surest)) / NUMBERS.length)
}

/** How usual a number is on the tiles of a set. */
const share = (number: number, { highest }: Print): number => (number <= highest ? 1 : OUTSIDE) / (highest + 1)

function marking(marked: Turn | null, turn: Turn, number: number): number {
  if (marked === null) return 1
  if (number !== 6 && number !== 9) return NEEDLESS
  return marked === turn ? 1 : MISPLACED
}

export interface TileNumbers {
  readonly first: HalfChances
  readonly second: HalfChances
}

const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** Whether nothing is printed on either half: a double nought, or no tile; it does not tell how a set is printed. */
const isBare = (halves: readonly HalfGuess[] | undefined): boolean => halves?.every(({ guess }) => bareChance(guess) > 0.5) ?? true

const isMarked = ({ guess, seen }: HalfGuess): boolean =>
  (seen !== null && seen.marked !== null) || total(TURNS.map((turn) => printedChance(guess, turn, 6) + printedChance(guess, turn, 9))) > 0.5

/** The chances of the numbers on tiles of one set, which prints all of them in one way. */
export function numbersOf(tiles: readonly (readonly [HalfGuess, HalfGuess])[]): readonly TileNumbers[] {
  const marks = tiles.some((pair) => pair.some(isMarked))
  const each = (half: HalfGuess, turn: Turn, print: Print): readonly number[] =>
    NUMBERS.map((number) => share(number, print) * likelihood(half, turn, number, print, marks))
  // for each way of printing and each tile: the chances of either half, weighed by how well the tile is explained
  const explained = PRINTS.map((print) =>
    tiles.map(([a, b]) => {
      const ways = print.turns.map(([s, t]) => ({ first: each(a, s, print), second: each(b, t, print) }))
      const [first, second] = [NUMBERS.map(() => 0), NUMBERS.map(() => 0)]
      for (const way of ways) {
        const [one, other] = [total(way.first) / ways.length, total(way.second) / ways.length]
        for (const number of NUMBERS) {
          first[number] = (first[number] as number) + (way.first[number] as number) * other
          second[number] = (second[number] as number) + (way.second[number] as number) * one
        }
      }
      return { first, second, whole: total(first) }
    }),
  )
  const logs = explained.map((all, at) =>
    all.reduce((log, { whole }, tile) => (isBare(tiles[tile]) ? log : log + Math.log(whole)), Math.log((PRINTS[at] as Print).usual)),
  )
  const most = Math.max(...logs)
  const weights = logs.map((log) => Math.exp(log - most))
  return tiles.map(([a, b], tile) => ({
    first: checked(
      a,
      mixed(
        explained.map((all) => all[tile]?.first ?? []),
        weights,
      ),
    ),
    second: checked(
      b,
      mixed(
        explained.map((all) => all[tile]?.second ?? []),
        weights,
      ),
    ),
  }))
}

/** What the network alone says of a number is never sure: it knows some print only, and Tesseract most. */
const UNCHECKED = 0.85

function checked({ guess, seen }: HalfGuess, chances: HalfChances): HalfChances {
  const number = chances.indexOf(Math.max(...chances))
  const bare = number === 0 && bareChance(guess) > 0.5
  if (bare || seen?.seen.some((byNumber) => (byNumber[number] as number) > 0) === true) return chances
  return chances.map((chance) => UNCHECKED * chance + (1 - UNCHECKED) / NUMBERS.length)
}

/** The mean of chances, each brought to a sum of 1 and weighed. */
function mixed(all: readonly (readonly number[])[], weights: readonly number[]): HalfChances {
  const shares = weights.map((weight, at) => weight / total(all[at] ?? []))
  const whole = total(weights)
  return NUMBERS.map((number) => total(all.map((chances, at) => (chances[number] ?? 0) * (shares[at] as number))) / whole)
}
