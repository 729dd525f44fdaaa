import type { Suit } from '#shared/domino/tile'

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = ['blank', 'sun', 'cherries', 'clover', 'butterfly', 'starfish', 'ladybird'] as const

/** What each picture shows as often as its suit says. */
const SHOWS = ['nothing', 'one sun', 'two cherries', 'three leaves', 'four wings', 'five arms', 'six legs'] as const

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `ladybird and clover`, `clover twice`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `${pictureName(high)} twice` : `${pictureName(high)} and ${pictureName(low)}`
}

export const pictures = {
  key: 'What the pictures mean',
  entry: (suit: Suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit: Suit) => SHOWS[suit] ?? '',
  /** Suits that the key lists. */
  suits: PICTURES.map((_, suit) => suit),
} as const
