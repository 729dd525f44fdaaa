import { ofEveryGame, type GameId, type Ids } from '../games/ids'
import { GAMES } from '../games/index'
import type { LeaderAdvice, PresetOfGame } from '../games/preset'
import { GAME_IDS, USUAL_SETTINGS, type RuleSettings } from '../games/rules'

export type { LeaderAdvice }

export type PresetId = Ids['presets'][number]
export const PRESET_IDS = ofEveryGame<PresetId>(({ presets }) => presets)

/** Whether the tiles say who leads, once they are dealt: nobody can be named before. */
export function isLeaderDealt(advice: LeaderAdvice): boolean {
  switch (advice) {
    case 'lowest-double':
    case 'highest-double':
    case 'highest-double-any-tile':
      return true
    case 'any-player':
    case 'nobody-named':
    case 'picked-at-random':
    case 'left-of-last-leader':
      return false
  }
}

export interface Preset extends PresetOfGame {
  readonly id: PresetId
  readonly game: GameId
  readonly settings: RuleSettings
}

/** Most players any table of ours seats (double-bergen-twelve, and larger or doubled sets). */
export const MOST_PLAYERS = 8

/** Every rule set, each from one written source (rulebook, table of presets). */
export const PRESETS = Object.fromEntries(
  GAME_IDS.flatMap((game) =>
    Object.entries(GAMES[game].presets).map(([id, preset]) => [id, { ...preset, id, game, settings: { ...USUAL_SETTINGS, ...preset.settings } }]),
  ),
) as unknown as Readonly<Record<PresetId, Preset>>
