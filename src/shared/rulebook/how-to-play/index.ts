import type { GameId } from '../../games/rules'
import { LESSONS } from '../made/lessons'
import type { HowToPlay } from './how-to-play'

/** The names of each game's pictures, for the words of a language to have them all. */
export type PictureNames = { readonly [G in GameId]: keyof (typeof LESSONS)[G]['pictures'] }

/** What is shown of each game to people who learn it. */
export const HOW_TO_PLAY: Readonly<Record<GameId, HowToPlay>> = LESSONS

/** The pictures of its game that a play is like. */
export const shownBy = (game: GameId, ...seen: Parameters<HowToPlay['shown']>): readonly PictureNames[GameId][] => LESSONS[game].shown(...seen)
