import { createContext, use } from 'react'
import type { SettingChoice } from '#shared/settings/settings'

/** What the suits of a tile are drawn as: pips, or (rulebook B-9) pictures for children. */
export type TileFaces = SettingChoice<'tile-faces'>

/** What every tile inside is drawn with. */
export const TileFacesContext = createContext<TileFaces>('pips')

export function useTileFaces(): TileFaces {
  return use(TileFacesContext)
}
