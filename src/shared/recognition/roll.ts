import type { Point } from './detection'

/** One die found in a photo. */
export interface DieDetection {
  /** The middle of its upper face, and how wide that is, in pixels. */
  readonly middle: Point
  readonly width: number
  /** The chance of each face from 1 to 6, adding up to 1. */
  readonly faces: readonly number[]
  /** The chances that it is red, green or of another colour, adding up to 1. */
  readonly colours: readonly number[]
  /** The chance that a die lies here at all. */
  readonly found: number
}

type RollPair = readonly [number, number]

/** Two red and two green dice: what they show, and which detections they rest on. */
export interface RollDetection {
  readonly flower: RollPair
  readonly scorpion: RollPair
  /** The detections of the green pair and of the red pair, by their places in the list. */
  readonly green: RollPair
  readonly red: RollPair
  /** The chance that each pair is what it says; below `SURE_PAIR` it is asked about. */
  readonly flowerChance: number
  readonly scorpionChance: number
}

export const SURE_PAIR = 0.9

/** The chance that a die of a throw is not among the detections at all. */
const MISSED = 0.01
/** No detection rules anything out. */
const LEAST_ROLL_CHANCE = 1e-6
/** The dice that a pair can be made of: of the four likeliest, the other pair takes two at most. */
const CANDIDATES = 4

/** How much likelier a detection is to be a green or a red die of the throw than to be something else. */
interface Odds {
  readonly green: number
  readonly red: number
}

function odds({ found, colours }: DieDetection): Odds {
  const [red = 0, green = 0, other = 0] = colours
  const neither = Math.max(LEAST_ROLL_CHANCE, 1 - found + found * other)
  return { green: Math.max(LEAST_ROLL_CHANCE, found * green) / neither, red: Math.max(LEAST_ROLL_CHANCE, found * red) / neither }
}

/**
 * The odds of all ways in which up to `greens` and up to `reds` of these detections are green and red dice of the throw together,
 * where each die that is then lacking counts as missed.
 */
function allWays(dice: readonly Odds[], greens: number, reds: number): number {
  // ways[g][r]: exactly g green and r red ones.
  const ways = Array.from({ length: greens + 1 }, () => new Array<number>(reds + 1).fill(0))
  const at = (g: number, r: number): number => ways[g]?.[r] ?? 0
  ;(ways[0] as number[])[0] = 1
  for (const { green, red } of dice) {
    for (let g = greens; g >= 0; g--) {
      for (let r = reds; r >= 0; r--) (ways[g] as number[])[r] = at(g, r) + at(g - 1, r) * green + at(g, r - 1) * red
    }
  }
  return ways.reduce((sum, row, g) => row.reduce((all, way, r) => all + way * MISSED ** (greens - g + reds - r), sum), 0)
}

/** The pairs of the detections that are likeliest by `of`. */
function likelyPairs(all: readonly Odds[], of: (die: Odds) => number): readonly RollPair[] {
  const value = (place: number): number => of(all[place] as Odds)
  const likely = all
    .map((_, place) => place)
    .sort((a, b) => value(b) - value(a))
    .slice(0, CANDIDATES)
    .sort((a, b) => a - b)
  return likely.flatMap((a, i) => likely.slice(i + 1).map((b): RollPair => [a, b]))
}

const face = (die: DieDetection): number => die.faces.indexOf(Math.max(...die.faces)) + 1

/**
 * The Flower (green pair) and the Scorpion (red pair) of a photo of dice (rulebook FS-1), or null with fewer than four dice.
 *
 * Two of the dice are green and two are red: of all ways to say which, the likeliest, so that a die whose colour is
 * doubtful is given the one that the others leave. Each pair shows its higher die first.
 */
export function decodeRoll(dice: readonly DieDetection[]): RollDetection | null {
  const all = dice.map(odds)
  const product = ([a, b]: RollPair, of: keyof Odds): number => (all[a] as Odds)[of] * (all[b] as Odds)[of]
  let best: { readonly green: RollPair; readonly red: RollPair; readonly odds: number } | null = null
  for (const green of likelyPairs(all, (die) => die.green)) {
    for (const red of likelyPairs(all, (die) => die.red)) {
      if (green.some((place) => red.includes(place))) continue
      const together = product(green, 'green') * product(red, 'red')
      if (best === null || together > best.odds) best = { green, red, odds: together }
    }
  }
  if (best === null) return null
  const { green, red } = best
  const every = allWays(all, 2, 2)
  const without = (pair: RollPair): readonly Odds[] => all.filter((_, place) => !pair.includes(place))
  const shown = (pair: RollPair): readonly DieDetection[] => pair.map((place) => dice[place] as DieDetection)
  // A face is no surer than that there is a die.
  const faces = (pair: RollPair): number => shown(pair).reduce((chance, die) => chance * die.found * Math.max(...die.faces), 1)
  return {
    flower: higherFirst(shown(green).map(face)),
    scorpion: higherFirst(shown(red).map(face)),
    green,
    red,
    flowerChance: (faces(green) * product(green, 'green') * allWays(without(green), 0, 2)) / every,
    scorpionChance: (faces(red) * product(red, 'red') * allWays(without(red), 2, 0)) / every,
  }
}

function higherFirst([a = 0, b = 0]: readonly number[]): RollPair {
  return a >= b ? [a, b] : [b, a]
}
