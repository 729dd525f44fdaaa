import type { Explanation, ShownTile } from './explanation'

/**
 * The open tiles whose halves made a play's points, each once, in the order in which they lie open; empty where nothing scored.
 *
 * The Flower's or Scorpion's own tile, which scores by being played (FS-6), counts with both halves.
 */
export function countedTiles({ counting, after, event }: Pick<Explanation, 'counting' | 'after' | 'event'>): readonly ShownTile[] {
  const looks = (counting?.looks ?? []).filter(({ code }) => code !== null)
  const counted = new Set(
    looks.flatMap((look) => {
      switch (look.kind) {
        case 'equal':
        case 'sum':
          return after.map((_, at) => at)
        case 'own-tile':
          return []
        case 'pair':
        case 'suit':
        case 'made':
          return [...look.shown]
      }
    }),
  )
  const own = looks.some(({ kind }) => kind === 'own-tile') && event.type === 'play' ? event : null
  const open = after.filter((tile, at) => counted.has(at) && (own === null || tile.tile !== own.tile))
  return own === null ? open : [...open, { arm: own.arm, tile: own.tile, suit: own.outward, halves: 2 }]
}
