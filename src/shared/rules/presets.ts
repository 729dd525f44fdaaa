import { IDS, ofEveryGame, type GameId } from '../games/ids'
import { isLeaderDealt, type LeaderAdvice, type PresetOfGame } from '../games/preset'
import { STATED_PRESETS, type PresetId } from '../games/presets'
import { USUAL_SETTINGS, type RuleSettings } from '../games/rules'

export { isLeaderDealt, type LeaderAdvice, type PresetId }

export const PRESET_IDS = ofEveryGame<PresetId>(({ presets }) => presets)

/** The rule sets in which tiles are laid in a line of play. */
export const LINE_PRESETS = PRESET_IDS.filter((id) => STATED_PRESETS[id].layout !== null)

/** The rule sets that a new match is offered with. */
export const OFFERED_PRESETS = PRESET_IDS.filter((id) => STATED_PRESETS[id].offered !== null)

export interface Preset extends PresetOfGame {
  readonly id: PresetId
  readonly game: GameId
  readonly settings: RuleSettings
}

/** Most players any table of ours seats (double-bergen-twelve, and larger or doubled sets). */
export const MOST_PLAYERS = 8

/** Every rule set, each from one written source (rulebook, table of presets). */
export const PRESETS = Object.fromEntries(
  IDS.flatMap(({ game, presets }) =>
    presets.map((id) => [id, { ...STATED_PRESETS[id], id, game, settings: { ...USUAL_SETTINGS, ...STATED_PRESETS[id].settings } }]),
  ),
) as unknown as Readonly<Record<PresetId, Preset>>
