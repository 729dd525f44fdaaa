import type { Suit } from '#shared/domino/tile'
import type { PageWords } from '../page-words'

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = ['blank', 'Sonne', 'Kirschen', 'Klee', 'Schmetterling', 'Seestern', 'Marienkäfer'] as const

/** What each picture shows as often as its suit says. */
const SHOWS = ['nichts', 'eine Sonne', 'zwei Kirschen', 'drei Blätter', 'vier Flügel', 'fünf Arme', 'sechs Beine'] as const

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `Marienkäfer und Klee`, `zweimal Klee`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `zweimal ${pictureName(high)}` : `${pictureName(high)} und ${pictureName(low)}`
}

export const pictures: PageWords['pictures'] = {
  key: 'Was die Bilder bedeuten',
  entry: (suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}
