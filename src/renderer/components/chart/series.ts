import type { PersonColour } from '#shared/contract/colours'

/** Gaps and dashes, so that lines are told apart without their colours: as many as there may be players. */
const DASHES = ['', '9 5', '2 4', '14 4 2 4', '5 3', '14 5', '2 4 2 8', '9 3 2 3 2 3'] as const

export interface LineStyle {
  readonly stroke: string
  readonly strokeDasharray: string
}

/** The colour of a line's person, dark enough to be seen on paper, and the dashes of its place. */
export function styleOf(colour: PersonColour, place: number): LineStyle {
  return { stroke: `color-mix(in srgb, var(--person-${colour}) var(--person-drawn), var(--on-person))`, strokeDasharray: DASHES[place % DASHES.length] ?? '' }
}

/** How far each further disc of a line's end lies from the one before it, in pixels. */
export const NEXT_DISC = 16

/** Room at the right of a chart for a disc and its value, or for those of partners, in pixels. */
export const roomForEnds = (people = 1): number => 88 + NEXT_DISC * (people - 1)

/** How far the ends of two lines have to be apart, in pixels. */
export const END_ROW = 28

/** How high a chart has to be for the ends of so many lines to lie one below the other, with its axis and what stands above it, in pixels. */
export const roomForLines = (lines: number): number => END_ROW * lines + 72

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
export function labelPlaces(places: readonly number[], least: number, from: number, to: number): readonly number[] {
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
