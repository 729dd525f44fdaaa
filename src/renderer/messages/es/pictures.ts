import type { Suit } from '#shared/domino/tile'
import type { PageWords } from '../page-words'

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = ['blanca', 'sol', 'cerezas', 'trébol', 'mariposa', 'estrella de mar', 'mariquita'] as const

/** What each picture shows as often as its suit says. */
const SHOWS = ['nada', 'un sol', 'dos cerezas', 'tres hojas', 'cuatro alas', 'cinco brazos', 'seis patas'] as const

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `mariquita y trébol`, `trébol dos veces`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `${pictureName(high)} dos veces` : `${pictureName(high)} y ${pictureName(low)}`
}

export const pictures: PageWords['pictures'] = {
  key: 'Qué significan los dibujos',
  entry: (suit) => `${suit}: ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}
