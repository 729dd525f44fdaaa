/** How chips go through the air, in milliseconds. */
export interface Flight {
  /** More than a handful cannot be counted while they move. */
  readonly most: number
  /** From what was entered until the first chip begins. */
  readonly afterMs: number
  readonly ms: number
  /** Between one and the next. */
  readonly apartMs: number
}

/** From a tile to a score, or over the edge of the felt. */
export const FLIGHT = { most: 6, afterMs: 0, ms: 420, apartMs: 60 } as const satisfies Flight

/** Into the phone of who won them: a moment after they have left the felt that everyone looks at. */
export const FALL = { most: FLIGHT.most, afterMs: FLIGHT.ms + 250, ms: 320, apartMs: FLIGHT.apartMs } as const satisfies Flight

/** What a score shows while the chips land, from when, in milliseconds: `[[420, 13], [480, 14]]`. The last is the new score. */
export function landings(before: number, after: number, { most, afterMs, ms, apartMs }: Flight = FLIGHT): readonly (readonly [number, number])[] {
  const won = after - before
  if (won <= 0) return []
  const chips = Math.min(won, most)
  return Array.from({ length: chips }, (_, place) => [afterMs + ms + place * apartMs, before + Math.round((won * (place + 1)) / chips)] as const)
}
