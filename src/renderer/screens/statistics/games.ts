import type { PersonStatistics } from '#shared/contract/statistics'
import { IDS } from '#shared/games/ids'
import type { ReasonCode } from '#shared/games/reasons'
import { foldedName } from '#shared/kernel/names'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { mostPlayed } from '#shared/stats/scoring'

const thatScore = (code: ReasonCode): readonly PresetId[] => IDS.flatMap(({ reasons, presets }): readonly PresetId[] => (code in reasons ? presets : []))

/** In which presets Flowers and Scorpions, headers, and suits score. */
export const FLOWER_GAMES = thatScore('long-flower')
export const HEADER_GAMES = thatScore('double-header')
export const SUIT_GAMES = thatScore('of-a-suit')

const SCORING_GAMES: readonly PresetId[] = IDS.flatMap(({ reasons, presets }): readonly PresetId[] => (Object.keys(reasons).length > 0 ? presets : []))
/** Whether a play may score in a preset. */
export const hasScoringPlays = (preset: string): boolean => SCORING_GAMES.some((each) => each === preset)

/** The preset of which most rounds were played among those in which a play may score, the first of equal ones; null where none was. */
export function mostPlayedThatScores(rounds: Readonly<Partial<Record<PresetId, number>>>): PresetId | null {
  return mostPlayed(Object.fromEntries(Object.entries(rounds).filter(([preset]) => hasScoringPlays(preset))))
}

/** The presets in which anything was counted, in the usual order. */
export function playedIn(people: readonly { readonly byPreset: Readonly<Partial<Record<PresetId, unknown>>> }[]): readonly PresetId[] {
  return PRESET_IDS.filter((id) => people.some(({ byPreset }) => byPreset[id] !== undefined))
}

/** How many games were played: those with names of the family's own are games of their own. */
export function gamesIn(people: readonly Pick<PersonStatistics, 'byPreset' | 'byName'>[]): number {
  const named = people.flatMap(({ byName }) => byName.map(({ preset, gameName }) => `${preset} ${foldedName(gameName)}`))
  const laid = playedIn(people).filter((preset) => !people.some(({ byName }) => byName.some((each) => each.preset === preset)))
  return new Set([...named, ...laid]).size
}
