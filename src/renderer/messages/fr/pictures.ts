import type { Suit } from '#shared/domino/tile'
import type { PageWords } from '../page-words'

/** The pictures of the suits (B-9), each showing its number of something; blank has none. */
const PICTURES = ['blanc', 'soleil', 'cerises', 'trèfle', 'papillon', 'étoile de mer', 'coccinelle'] as const

/** What each picture shows as often as its suit says. */
const SHOWS = ['rien', 'un soleil', 'deux cerises', 'trois feuilles', 'quatre ailes', 'cinq bras', 'six pattes'] as const

/** The picture of a suit, or its number where a suit has none. */
export function pictureName(suit: Suit): string {
  return PICTURES[suit] ?? String(suit)
}

/** A tile by its pictures: `coccinelle et trèfle`, `deux fois trèfle`. */
export function pictureTileName(high: Suit, low: Suit): string {
  return high === low ? `deux fois ${pictureName(high)}` : `${pictureName(high)} et ${pictureName(low)}`
}

export const pictures: PageWords['pictures'] = {
  key: 'Ce que représentent les images',
  entry: (suit) => `${suit} : ${pictureName(suit)}`,
  shows: (suit) => SHOWS[suit] ?? '',
  suits: PICTURES.map((_, suit) => suit),
}
