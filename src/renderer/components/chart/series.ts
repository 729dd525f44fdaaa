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
