import { bergenPresets } from './bergen/presets'
import { doubleBergenPresets } from './double-bergen/presets'
import { flowerAndScorpionPresets } from './flower-and-scorpion/presets'
import type { Ids } from './ids'
import type { PresetOfGame } from './preset'

export type PresetId = Ids['presets'][number]

/** Every rule set as its game states it, apart from how the game counts: the start page fetches them, and needs no more of a game. */
export const STATED_PRESETS: Readonly<Record<PresetId, PresetOfGame>> = { ...flowerAndScorpionPresets, ...bergenPresets, ...doubleBergenPresets }
