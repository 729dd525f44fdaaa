import { PRESET_IDS, PRESETS, type PresetId } from '#shared/rules/presets'
import type { GameId } from '#shared/games/rules'

const ofGame = (game: GameId): readonly PresetId[] => PRESET_IDS.filter((id) => PRESETS[id].game === game)

/** In which presets Flowers and Scorpions, headers, and suits score. */
export const FLOWER_GAMES = ofGame('flower-and-scorpion')
export const HEADER_GAMES = ofGame('bergen')
export const SUIT_GAMES = ofGame('double-bergen')

/** The presets in which anything was counted, in the usual order. */
export function playedIn(people: readonly { readonly byPreset: Readonly<Partial<Record<PresetId, unknown>>> }[]): readonly PresetId[] {
  return PRESET_IDS.filter((id) => people.some(({ byPreset }) => byPreset[id] !== undefined))
}
