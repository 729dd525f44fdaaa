import { MAX_READ_SUIT, type HalfChances } from '#shared/recognition/detection'

/**
 * How certain a detection is. The numbers are fitted on rendered photos that no training saw
 * (tools/recognition/calibrate.py), so that of the detections with a chance of 0.9 nine in ten are right.
 */
export interface Fit {
  readonly detector: number
  readonly reader: number
  readonly constant: number
  readonly temperature: number
}

/** That of the networks that come with Caravan. */
export const FIT: Fit = { detector: 1.086, reader: 1.122, constant: 1.961, temperature: 0.611 }

export interface HalfDetection {
  readonly chances: HalfChances
  /** The chance that the patch shows half a face-up tile. */
  readonly half: number
}

export const logit = (chance: number): number => {
  const inside = Math.min(1 - 1e-4, Math.max(1e-4, chance))
  return Math.log(inside / (1 - inside))
}

const exponentials = (values: readonly number[], most: number, temperature: number): readonly number[] =>
  values.map((value) => Math.exp((value - most) / temperature))

const sumOf = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)

/** The largest share any answer has in the reader's numbers for one half. */
export function clearness(logits: Float32Array): number {
  const values = Array.from(logits)
  return 1 / sumOf(exponentials(values, Math.max(...values), 1))
}

/** The chances behind the reader's numbers for one half: suits from 0 up, then none of them. */
export function halfDetection(logits: Float32Array, { temperature }: Fit = FIT): HalfDetection {
  const values = Array.from(logits)
  const most = Math.max(...values)
  const all = exponentials(values, most, 1)
  const soft = exponentials(values.slice(0, MAX_READ_SUIT + 1), most, temperature)
  const total = sumOf(soft)
  return {
    chances: total > 0 ? soft.map((value) => value / total) : soft.map(() => 1 / soft.length),
    half: 1 - (all[MAX_READ_SUIT + 1] as number) / sumOf(all),
  }
}

/** The chance that a tile lies where the detector said so with `chance` and the reader saw these halves. */
export function certainty(chance: number, first: HalfDetection, second: HalfDetection, { detector, reader, constant }: Fit = FIT): number {
  return 1 / (1 + Math.exp(-(detector * logit(chance) + reader * logit(first.half * second.half) + constant)))
}
