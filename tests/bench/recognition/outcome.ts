import type { Marked } from './sheet'

/** What a bench found, whatever it read. */
export interface Outcome {
  readonly json: object
  readonly text: string
  /** What fell below what was reached before, in words. */
  readonly below: readonly string[]
  /** The photos with a wrong reading. */
  readonly failed: readonly Marked[]
}

export interface Times {
  readonly median: number
  readonly worst: number
}

export function timesOf(all: readonly number[]): Times {
  const times = [...all].sort((a, b) => a - b)
  return { median: times[times.length >> 1] ?? 0, worst: times[times.length - 1] ?? 0 }
}

export const timesAsText = ({ median, worst }: Times): string => `${median.toFixed(0)} ms a photograph (median), ${worst.toFixed(0)} ms the slowest`

/** The share of a whole; of nothing, all of it. */
export const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole)

/** Names a share that is below what was reached before. */
export const belowFloor = (name: string, reached: number, floor: number): readonly string[] =>
  reached < floor ? [`${name} ${reached.toFixed(3)} is below ${floor}`] : []
