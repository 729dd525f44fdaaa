/** How chips fly from a tile to a score. More than a handful cannot be counted while they move. */
export const FLIGHT = { most: 6, ms: 420, apartMs: 60 } as const

/** What a score shows while the chips land, from when, in milliseconds: `[[420, 13], [480, 14]]`. The last is the new score. */
export function landings(before: number, after: number): readonly (readonly [number, number])[] {
  const won = after - before
  if (won <= 0) return []
  const chips = Math.min(won, FLIGHT.most)
  return Array.from({ length: chips }, (_, place) => [FLIGHT.ms + place * FLIGHT.apartMs, before + Math.round((won * (place + 1)) / chips)] as const)
}
