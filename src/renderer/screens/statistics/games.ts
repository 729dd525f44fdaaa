import { IDS } from '#shared/games/ids'
import type { ReasonCode } from '#shared/games/reasons'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'

const thatScore = (code: ReasonCode): readonly PresetId[] => IDS.flatMap(({ reasons, presets }): readonly PresetId[] => (code in reasons ? presets : []))

/** In which presets Flowers and Scorpions, headers, and suits score. */
export const FLOWER_GAMES = thatScore('long-flower')
export const HEADER_GAMES = thatScore('double-header')
export const SUIT_GAMES = thatScore('of-a-suit')

/** The presets in which anything was counted, in the usual order. */
export function playedIn(people: readonly { readonly byPreset: Readonly<Partial<Record<PresetId, unknown>>> }[]): readonly PresetId[] {
  return PRESET_IDS.filter((id) => people.some(({ byPreset }) => byPreset[id] !== undefined))
}
