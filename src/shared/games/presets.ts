import type { Ids } from './ids'
import { PRESETS_OF_GAMES } from './made/presets'
import type { PresetOfGame } from './preset'

export type PresetId = Ids['presets'][number]

/** Every rule set as its game states it, apart from how the game counts: the start page fetches them, and needs no more of a game. */
export const STATED_PRESETS: Readonly<Record<PresetId, PresetOfGame>> = PRESETS_OF_GAMES

/** The rule set that is shown where nobody has chosen one, and the one that it is compared with then. */
export const SHOWN_FIRST: readonly [PresetId, PresetId] = ['bergen-pagat', 'bergen-draw']
