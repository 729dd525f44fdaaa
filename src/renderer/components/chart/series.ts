/** How many lines a chart can tell apart. */
export const MOST_LINES = 8

/** Gaps and dashes, so that lines are told apart without their colours. */
const DASHES = ['', '9 5', '2 4', '14 4 2 4', '5 3', '14 5', '2 4 2 8', '9 3 2 3 2 3'] as const

export interface LineLook {
  readonly stroke: string
  readonly strokeDasharray: string
}

/** The colour and the dashes of a line by its place; its name stands at its end. */
export function lookOf(place: number): LineLook {
  const at = place % MOST_LINES
  return { stroke: `var(--series-${at + 1})`, strokeDasharray: DASHES[at] ?? '' }
}

/** As much of a name as stands beside a line. */
const LONGEST = 12
const LETTER_WIDTH = 9
const BEFORE_LABEL = 40

export function shortened(label: string): string {
  return label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label
}

/** The room that names at the right of a chart need, in pixels. */
export function roomFor(labels: readonly string[]): number {
  return BEFORE_LABEL + LETTER_WIDTH * Math.max(0, ...labels.map((label) => shortened(label).length))
}

/** Round numbers from below the lowest to above the highest value, `step` apart or a multiple of it where they would be many. */
export function ticksFor(values: readonly number[], step: number, most = 8): readonly number[] {
  if (values.length === 0) return [0]
  const [low, high] = values.reduce(([least, greatest], value) => [Math.min(least, value), Math.max(greatest, value)], [Infinity, -Infinity])
  const wide = step * Math.max(1, Math.ceil((high - low) / step / most))
  const first = Math.floor(low / wide)
  return Array.from({ length: Math.max(1, Math.ceil(high / wide) - first) + 1 }, (_, at) => (first + at) * wide)
}

/**
 * Moves labels apart that would lie on one another, each as little as may be, none beyond the ends.
 *
 * `places` are wished for in any order; what comes back is in theirs. Where there is no room for all they lie closer.
 */
export function apart(places: readonly number[], least: number, from: number, to: number): readonly number[] {
  const gap = places.length < 2 ? least : Math.min(least, (to - from) / (places.length - 1))
  const order = places.map((place, at) => ({ place: Math.min(Math.max(place, from), to), at })).sort((a, b) => a.place - b.place)
  const settled: number[] = new Array<number>(places.length).fill(from)
  let lowest = from
  for (const { place, at } of order) {
    settled[at] = Math.max(place, lowest)
    lowest = (settled[at] ?? from) + gap
  }
  let highest = to
  for (const { at } of order.reverse()) {
    settled[at] = Math.min(settled[at] ?? to, highest)
    highest = (settled[at] ?? to) - gap
  }
  return settled
}
