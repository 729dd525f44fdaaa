import type { Point } from './reading'

export const DIE_COLOURS = ['red', 'green', 'other'] as const
export type DieColour = (typeof DIE_COLOURS)[number]

/** One die found in a photograph. */
export interface DieReading {
  /** The middle of its upper face, and how wide that is, in pixels. */
  readonly middle: Point
  readonly width: number
  /** The chance of each face from 1 to 6, adding up to 1. */
  readonly faces: readonly number[]
  /** The chance of each of `DIE_COLOURS`, adding up to 1. */
  readonly colours: readonly number[]
  /** The chance that a die lies here at all. */
  readonly found: number
}

/** Two red and two green dice: what they show, and which readings they rest on. */
export interface ThrowReading {
  readonly flower: readonly [number, number]
  readonly scorpion: readonly [number, number]
  /** The readings of the green pair and of the red pair, by their places in the list. */
  readonly green: readonly [number, number]
  readonly red: readonly [number, number]
  /** The chance that each pair is what it says; below `SURE_PAIR` it is asked about. */
  readonly flowerChance: number
  readonly scorpionChance: number
}

export const SURE_PAIR = 0.9

const face = (die: DieReading): number => die.faces.indexOf(Math.max(...die.faces)) + 1
const colour = (die: DieReading, of: DieColour): number => die.colours[DIE_COLOURS.indexOf(of)] ?? 0

/** The chance that two dice are a pair of this colour that shows what they seem to show. */
function pairChance(dice: readonly [DieReading, DieReading], of: DieColour): number {
  return dice.reduce((chance, die) => chance * die.found * colour(die, of) * Math.max(...die.faces), 1)
}

/**
 * The Flower (green pair) and the Scorpion (red pair) of a photograph of dice (rulebook FS-1), or null with fewer than four dice.
 *
 * Of more dice, the two pairs that are likeliest together; each pair shows its higher die first.
 */
export function decodeThrow(dice: readonly DieReading[]): ThrowReading | null {
  const pairs: (readonly [number, number])[] = []
  for (let a = 0; a < dice.length; a++) for (let b = a + 1; b < dice.length; b++) pairs.push([a, b])
  const of = (pair: readonly [number, number]): [DieReading, DieReading] => [dice[pair[0]] as DieReading, dice[pair[1]] as DieReading]
  let best: ThrowReading | null = null
  for (const green of pairs) {
    for (const red of pairs) {
      if (green.some((die) => red.includes(die))) continue
      const flowerChance = pairChance(of(green), 'green')
      const scorpionChance = pairChance(of(red), 'red')
      if (best !== null && flowerChance * scorpionChance <= best.flowerChance * best.scorpionChance) continue
      best = { flower: shown(of(green)), scorpion: shown(of(red)), green, red, flowerChance, scorpionChance }
    }
  }
  return best
}

function shown([a, b]: readonly [DieReading, DieReading]): readonly [number, number] {
  return face(a) >= face(b) ? [face(a), face(b)] : [face(b), face(a)]
}
