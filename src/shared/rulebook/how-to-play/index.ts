import type { GameId } from '../../rules/rules'
import { BERGEN_LESSON } from './bergen'
import { DOUBLE_BERGEN_LESSON } from './double-bergen'
import { FLOWER_AND_SCORPION_LESSON } from './flower-and-scorpion'
import type { HowToPlay } from './how-to-play'

const ALL = {
  'flower-and-scorpion': FLOWER_AND_SCORPION_LESSON,
  bergen: BERGEN_LESSON,
  'double-bergen': DOUBLE_BERGEN_LESSON,
}

/** The names of each game's pictures, for the words of a language to have them all. */
export type PictureNames = { readonly [G in GameId]: keyof (typeof ALL)[G]['pictures'] }

/** What is shown of each game to people who learn it. */
export const HOW_TO_PLAY: Readonly<Record<GameId, HowToPlay>> = ALL
