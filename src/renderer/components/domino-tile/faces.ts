import { createContext, use } from 'react'

/** What the suits of a tile are drawn as: pips, or (rulebook B-9) pictures for children. */
export const TILE_FACES = ['pips', 'pictures'] as const
export type TileFaces = (typeof TILE_FACES)[number]

/** What every tile inside is drawn with. */
export const TileFacesContext = createContext<TileFaces>('pips')

export function useTileFaces(): TileFaces {
  return use(TileFacesContext)
}
