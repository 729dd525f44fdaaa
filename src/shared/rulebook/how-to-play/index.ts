import type { GameId } from '../../games/rules'
import { BERGEN_LESSON } from '../../games/bergen/book/lesson'
import { DOUBLE_BERGEN_LESSON } from '../../games/double-bergen/book/lesson'
import { FLOWER_AND_SCORPION_LESSON } from '../../games/flower-and-scorpion/book/lesson'
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

/** The pictures of its game that a play is like. */
export const shownBy = (game: GameId, ...seen: Parameters<HowToPlay['shown']>): readonly PictureNames[GameId][] => ALL[game].shown(...seen)
