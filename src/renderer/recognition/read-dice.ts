import type { DieDetection } from '#shared/recognition/roll'
import { logit } from './certainty'
import { lengths, lookAt, peaks, sigmoid, type HeatMap } from './heat-map'
import type { Network } from './network'
import { pyramid, type Pixels } from './pixels'
import type { Point } from '#shared/recognition/detection'
import { levelFor, sample } from './sample'

export interface DiceNetworks {
  /** 1×3×H×W → 1×12×H/4×W/4, H and W multiples of 32. */
  readonly finder: Network
  /** N×3×128×128 → N×10: a face of 1 to 6, none, then red, green and other. */
  readonly reader: Network
}

/** A place that may be the upper face of a die. */
export type DiePlace = Pick<DieDetection, 'middle' | 'width' | 'found'>

const DICE_SIDES = 6
const ANSWERS = 10
/** The sizes at which dice are looked for, and the one that is added where fewer of them than a throw has are sure. */
const LOOKS = [640, 320] as const
const CLOSER_LOOK = 800
const SURE_DIE = 0.9
/** Places less likely than this are not read, nor more of them than this. */
const PROPOSED = 0.12
const MOST_DICE_PLACES = 24
/** A detection less certain than this is rather no die. */
export const LIKELY_DIE = 0.5
/** One less certain than this is none even where a die of a throw is lacking. */
const POSSIBLE_DIE = 0.1
const DICE_IN_A_THROW = 4
/** Two dice are no nearer to one another than this, in widths. */
const NEAREST = 0.6
const LEVELS = 5

/*
 * How certain a detection is, fitted on rendered pictures that no training saw (tools/recognition/calibrate_dice.py), so that of
 * the detections with a chance of 0.9 nine in ten are right.
 */
const FINDER = 0.502
const READER = 1.014
const CONSTANT = -0.84
const FACE_TEMPERATURE = 0.703
const COLOUR_TEMPERATURE = 0.567

function shares(values: readonly number[], temperature: number): readonly number[] {
  const most = Math.max(...values)
  const all = values.map((value) => Math.exp((value - most) / temperature))
  const sum = all.reduce((total, value) => total + value, 0)
  return all.map((value) => value / sum)
}

/** Peaks of the finder's heat maps, as places in the photo. Channels: six faces, offset 2, width, three colours. */
export function placesOn(map: HeatMap): readonly DiePlace[] {
  const { values, width, height, left, top, stepX, stepY } = map
  const plane = width * height
  const best = new Float32Array(plane).fill(-Infinity)
  for (let face = 0; face < DICE_SIDES; face++) {
    for (let i = 0; i < plane; i++) best[i] = Math.max(best[i] as number, values[face * plane + i] as number)
  }
  return peaks(best, map, Math.log(PROPOSED / (1 - PROPOSED))).map(({ x, y }) => {
    const at = (channel: number): number => values[channel * plane + y * width + x] as number
    return {
      middle: { x: (left + x + 0.5 + at(6)) * stepX, y: (top + y + 0.5 + at(7)) * stepY },
      width: lengths(map, at(8))[0],
      found: sigmoid(best[y * width + x] as number),
    }
  })
}

/** A place as the reader's numbers for it tell: six faces, none, three colours. */
function detection({ middle, width, found }: DiePlace, numbers: readonly number[]): DieDetection {
  const die = 1 - (shares(numbers.slice(0, DICE_SIDES + 1), 1)[DICE_SIDES] as number)
  return {
    middle,
    width,
    faces: shares(numbers.slice(0, DICE_SIDES), FACE_TEMPERATURE),
    colours: shares(numbers.slice(DICE_SIDES + 1), COLOUR_TEMPERATURE),
    found: sigmoid(FINDER * logit(found) + READER * logit(die) + CONSTANT),
  }
}

/** What the reader says of each place: the mean of what it says of the place and of its mirror image. */
async function readDicePlaces(levels: readonly Pixels[], places: readonly DiePlace[], reader: Network): Promise<readonly DieDetection[]> {
  if (places.length === 0) return []
  const size = 3 * DIE_PATCH * DIE_PATCH
  const patches = new Float32Array(2 * places.length * size)
  places.forEach(({ middle, width }, i) => {
    cutDie(levels, middle, width, patches.subarray(2 * i * size, (2 * i + 1) * size))
    mirror(patches.subarray(2 * i * size, (2 * i + 1) * size), patches.subarray((2 * i + 1) * size, (2 * i + 2) * size))
  })
  const answers = await reader.run(patches, [2 * places.length, 3, DIE_PATCH, DIE_PATCH])
  return places.map((place, i) => {
    const one = answers.subarray(2 * i * ANSWERS, (2 * i + 1) * ANSWERS)
    return detection(
      place,
      Array.from(one, (number, k) => (number + (answers[(2 * i + 1) * ANSWERS + k] as number)) / 2),
    )
  })
}

/** The possible dice among detections, surest first, no die twice. */
function possible(detections: readonly DieDetection[]): readonly DieDetection[] {
  const kept: DieDetection[] = []
  for (const die of [...detections].sort((a, b) => b.found - a.found)) {
    const apart = (other: DieDetection): boolean =>
      Math.hypot(die.middle.x - other.middle.x, die.middle.y - other.middle.y) > NEAREST * Math.max(die.width, other.width)
    if (die.found >= POSSIBLE_DIE && kept.every(apart)) kept.push(die)
  }
  return kept
}

/**
 * Every die of a photo with what its upper face shows, surest first.
 *
 * Where fewer than the four of a throw are likely, the next that are possible make up four, for the colours to decide.
 */
export async function readDice(photo: Pixels, { finder, reader }: DiceNetworks): Promise<readonly DieDetection[]> {
  const levels = pyramid(photo, LEVELS)
  const readAt = async (looks: readonly number[]): Promise<readonly DieDetection[]> => {
    const places: DiePlace[] = []
    for (const longest of looks) places.push(...placesOn(await lookAt(photo, finder, longest)))
    return readDicePlaces(levels, places.sort((a, b) => b.found - a.found).slice(0, MOST_DICE_PLACES), reader)
  }
  const atLeast = (dice: readonly DieDetection[], chance: number): readonly DieDetection[] => dice.filter(({ found }) => found >= chance)
  let dice = possible(await readAt(LOOKS))
  if (atLeast(dice, SURE_DIE).length < DICE_IN_A_THROW) dice = possible([...dice, ...(await readAt([CLOSER_LOOK]))])
  const likely = atLeast(dice, LIKELY_DIE)
  return likely.length < DICE_IN_A_THROW && dice.length >= DICE_IN_A_THROW ? dice.slice(0, DICE_IN_A_THROW) : likely
}

/** Pixels along each side of a die's patch. */
export const DIE_PATCH = 128
/** How many widths of its upper face a patch shows: all of the die, so that its sides are told from its upper face. */
const FRAME = 2.4

/** Writes the surroundings of an upper face into `out`, as the reader of dice takes them: level, the face in the middle. */
export function cutDie(levels: readonly Pixels[], middle: Point, width: number, out: Float32Array): void {
  const step = (FRAME * width) / DIE_PATCH
  const level = levelFor(levels, step)
  const f = 2 ** -level
  const [x, y] = [middle.x, middle.y].map((at) => at * f + step * f * (0.5 - DIE_PATCH / 2) - 0.5) as [number, number]
  sample(levels[level] as Pixels, { x, y, across: [step * f, 0], down: [0, step * f] }, DIE_PATCH, DIE_PATCH, out)
}

/** Writes a patch, left and right exchanged, into `out`. */
export function mirror(patch: Float32Array, out: Float32Array): void {
  for (let row = 0; row < patch.length; row += DIE_PATCH) {
    for (let column = 0; column < DIE_PATCH; column++) out[row + column] = patch[row + DIE_PATCH - 1 - column] as number
  }
}
