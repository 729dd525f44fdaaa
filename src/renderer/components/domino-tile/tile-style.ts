import { createContext, use } from 'react'
import type { SettingChoice } from '#shared/settings/settings'

/** What the suits of a tile are drawn as: pips, numerals, or (rulebook B-9) pictures for children. */
export type TileFaces = SettingChoice<'tile-faces'>

/** What a tile is drawn as made of; `coloured` gives each suit a colour besides. */
export type TileMaterial = SettingChoice<'tile-material'>

export interface TileStyle {
  readonly faces: TileFaces
  readonly material: TileMaterial
}

/** How tiles look that go to others, on paper and in pictures: everyone reads them, and they take little ink. */
export const PLAIN_TILES: TileStyle = { faces: 'pips', material: 'ivory' }

/** What every tile inside is drawn with. */
export const TileStyleContext = createContext<TileStyle>(PLAIN_TILES)

export function useTileStyle(): TileStyle {
  return use(TileStyleContext)
}

/** Colours there are for suits. A larger set begins again with the first: its pips tell the suits apart, as everywhere. */
const COLOURS = 12

/** Which of the colours a suit has, counted from 1; null for blank, which has none. */
export function colourOf(suit: number): number | null {
  return suit === 0 ? null : ((suit - 1) % COLOURS) + 1
}
