import { MAX_READ_NUMBER } from '#shared/recognition/detection'
import type { Network } from './network'
import type { Turn } from './numeral-shape'
import { readPatches, type Half } from './patches'
import type { Pixels } from './pixels'

/** What the reader of numbers answers (tools/recognition/numerals.py): four times a shape and the turn that brings it upright, or one of the last two. */
const TURNED = 4
/** The shape after the numbers: a 6, or a 9 on its head. */
const EITHER = MAX_READ_NUMBER + 1
const BARE = TURNED * (EITHER + 1)
const NO_NUMBER = BARE + 1
const ANSWERS = NO_NUMBER + 1

/** How much its answers are softened, fitted on rendered photos that no training saw (tools/recognition/calibrate.py --numbers). */
const TEMPERATURE = 0.734

/** What the network makes of half a tile. */
export interface Guess {
  /** The chance that half a face-up tile is there. */
  readonly half: number
  /** The chances of what is on it, if it is: by shape and turn, and bare last. */
  readonly answers: readonly number[]
}

function guessFrom(logits: Float32Array): Guess {
  const most = Math.max(...logits)
  const odds = (temperature: number): readonly number[] => Array.from(logits, (logit) => Math.exp((logit - most) / temperature))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  const all = odds(1)
  const soft = odds(TEMPERATURE).slice(0, NO_NUMBER)
  const whole = Math.max(sum(soft), Number.MIN_VALUE)
  return { half: 1 - (all[NO_NUMBER] as number) / sum(all), answers: soft.map((value) => value / whole) }
}

/** What the network makes of each half, in turn. */
export async function guessNumbers(levels: readonly Pixels[], halves: readonly Half[], reader: Network): Promise<readonly Guess[]> {
  const logits = await readPatches(levels, halves, reader, ANSWERS)
  return halves.map((_, at) => guessFrom(logits.subarray(at * ANSWERS, (at + 1) * ANSWERS)))
}

const networkAnswer = ({ answers }: Guess, shape: number, turn: number): number => answers[TURNED * shape + (turn % TURNED)] as number

export const bareChance = ({ answers }: Guess): number => answers[BARE] as number

/** The chance of a 6 or 9 with its line or dot, or of another number, that is upright after `turn`. */
export function printedChance(guess: Guess, turn: Turn, number: number): number {
  // what looks the same on its head is answered in the first two turns, for both ways
  return number === 0 || number === 8 ? networkAnswer(guess, number, turn % 2) / 2 : networkAnswer(guess, number, turn)
}

/** The chance of a 6 or 9 that nothing tells apart. */
export const unmarkedChance = (guess: Guess, turn: Turn, number: 6 | 9): number => networkAnswer(guess, EITHER, number === 6 ? turn : turn + 2)

/** The likeliest number that is printed there, and how it lies; a 6 that may be a 9 counts as a 6. */
export function likeliestOf({ answers }: Guess): { readonly number: number; readonly turn: Turn; readonly chance: number } {
  const printed = answers.slice(0, BARE)
  const chance = Math.max(...printed)
  const at = printed.indexOf(chance)
  const shape = Math.floor(at / TURNED)
  return { number: shape === EITHER ? 6 : shape, turn: (at % TURNED) as Turn, chance }
}
