import { MAX_READ_SUIT } from '#shared/recognition/detection'
import { certainty, clearness, halfDetection, type Fit, type HalfDetection } from './certainty'
import { cornersOf, overlap, type Frame, type Quad } from './geometry'
import type { Half } from './patches'

/** A place where a tile may lie, and how much it looks like one there, from 0 to 1. */
export interface PlaceCandidate extends Frame {
  readonly chance: number
}

/** How many numbers the reader answers for each half. */
export const CLASSES = MAX_READ_SUIT + 2
/** The reader's numbers for these halves, one half after the other. */
export type ReadHalves = (halves: readonly Half[]) => Promise<Float32Array>

export interface PlaceRead {
  readonly corners: Quad
  readonly first: HalfDetection
  readonly second: HalfDetection
  /** The chance that a tile lies there. */
  readonly found: number
}

export interface Certain {
  readonly fit: Fit
  /** Places that cannot be as certain as this are given up as soon as that is known. */
  readonly least: number
}

/** Two tiles do not cover more of each other than this. */
export const MOST_OVERLAP = 0.3
/** So many halves of a photo are read, those of the likeliest places first: a double-twelve set has 182. */
const MOST_HALVES = 240
/** A half less clear than this is read again, mirrored. */
const DOUBTFUL = 0.95
/** By so much the second look at a doubtful half may raise the logarithm of its odds. */
const HOPE = 1.5
/** What lies across a place that is as sure as this is not read. */
const SETTLED = 0.95

const SIDES = [-1, 1] as const

/** What is known of one half: the reader's numbers, once it was read, and whether it has been read twice. */
interface HalfSeen {
  logits: Float32Array
  again: boolean
}

interface LookedPlace {
  readonly candidate: PlaceCandidate
  readonly corners: Quad
  readonly halves: [HalfSeen | null, HalfSeen | null]
}

const isDoubtful = (half: HalfSeen | null): half is HalfSeen => half !== null && !half.again && clearness(half.logits) < DOUBTFUL

/** The most that a half can still turn out to be. */
function hoped(half: HalfSeen | null, fit: Fit): HalfDetection {
  if (half === null) return { chances: [], half: 1 }
  const seen = halfDetection(half.logits, fit)
  if (!isDoubtful(half)) return seen
  return { ...seen, half: 1 / (1 + ((1 - seen.half) / Math.max(1e-9, seen.half)) * Math.exp(-HOPE)) }
}

/** Reads the places, and leaves out those that can be no tiles. The halves are read in turn, so that the second half of what is none need not be read. */
async function readRound(
  places: readonly LookedPlace[],
  read: ReadHalves,
  { fit, least }: Certain,
): Promise<{ readonly read: readonly PlaceRead[]; readonly cost: number }> {
  let [left, cost] = [places, 0]
  const ask = async (halves: readonly Half[], take: (at: number, logits: Float32Array) => void): Promise<void> => {
    if (halves.length === 0) return
    const numbers = await read(halves)
    cost += halves.length
    halves.forEach((_, at) => take(at, numbers.slice(at * CLASSES, (at + 1) * CLASSES)))
  }
  const refuse = (): void => {
    left = left.filter(({ candidate, halves: [first, second] }) => certainty(candidate.chance, hoped(first, fit), hoped(second, fit), fit) >= least)
  }
  for (const [at, side] of SIDES.entries()) {
    const asked = left
    await ask(
      asked.map(({ candidate }): Half => ({ frame: candidate, side, mirrored: false })),
      (which, logits) => ((asked[which] as LookedPlace).halves[at as 0 | 1] = { logits, again: false }),
    )
    refuse()
  }
  const doubtful = left.flatMap(({ candidate, halves }) =>
    SIDES.flatMap((side, at) => {
      const half = halves[at as 0 | 1]
      return isDoubtful(half) ? [{ half, asked: { frame: candidate, side, mirrored: true } }] : []
    }),
  )
  await ask(
    doubtful.map(({ asked }) => asked),
    (which, mirrored) => {
      const { half } = doubtful[which] as (typeof doubtful)[number]
      half.logits = half.logits.map((z, answer) => (z + (mirrored[answer] as number)) / 2)
      half.again = true
    },
  )
  refuse()
  const told = left.map(({ candidate, corners, halves: [one, other] }): PlaceRead => {
    const [first, second] = [halfDetection((one as HalfSeen).logits, fit), halfDetection((other as HalfSeen).logits, fit)]
    return { corners, first, second, found: certainty(candidate.chance, first, second, fit) }
  })
  return { read: told, cost }
}

const isSettled = ({ first, second, found }: PlaceRead): boolean => found * Math.max(...first.chances) * Math.max(...second.chances) >= SETTLED

const doNotOverlap = (one: { readonly corners: Quad }, other: { readonly corners: Quad }): boolean => overlap(one.corners, other.corners) < MOST_OVERLAP

/**
 * Reads both halves of the places where a tile may lie, the likeliest of those that lie across one another first.
 *
 * Those across a place that was read surely are not read any more, nor more than there is time for.
 */
export async function readPlaces(candidates: readonly PlaceCandidate[], read: ReadHalves, certain: Certain): Promise<readonly PlaceRead[]> {
  const out: PlaceRead[] = []
  let left = [...candidates]
    .sort((a, b) => b.chance - a.chance)
    .map((candidate): LookedPlace => ({ candidate, corners: cornersOf(candidate), halves: [null, null] }))
  let halves = MOST_HALVES
  while (left.length > 0 && halves > 0) {
    const [round, later]: [LookedPlace[], LookedPlace[]] = [[], []]
    for (const place of left) (2 * round.length < halves && round.every((other) => doNotOverlap(place, other)) ? round : later).push(place)
    const { read: told, cost } = await readRound(round, read, certain)
    halves -= cost
    out.push(...told)
    const settled = told.filter(isSettled)
    left = later.filter((place) => settled.every((other) => doNotOverlap(place, other)))
  }
  return out
}
