import { GAME_IDS, type GameId } from '../../games/rules'
import { LESSONS } from '../made/lessons'
import { present } from '../../kernel/assert'
import type { HowToPlay, LessonOfPartners } from './how-to-play'

/** A game that has a lesson. */
export type TaughtGame = keyof typeof LESSONS
export const isTaught = (game: GameId): game is TaughtGame => game in LESSONS
export const TAUGHT_GAMES = GAME_IDS.filter(isTaught)

/** The names of each game's pictures, for the words of a language to have them all. */
export type PictureNames = { readonly [G in TaughtGame]: keyof (typeof LESSONS)[G]['pictures'] }

/** What is shown of each game to people who learn it. */
export const HOW_TO_PLAY: Readonly<Record<TaughtGame, HowToPlay>> = LESSONS

/** What has a page How to play: the games, and how two play against two. */
export type LessonId = TaughtGame | 'partners'
export const LESSON_IDS: readonly LessonId[] = [...TAUGHT_GAMES, 'partners']

const PARTNERS: LessonOfPartners = present(
  Object.values(HOW_TO_PLAY).find(({ partners }) => partners !== undefined)?.partners,
  'one game shows how two play against two',
)

export const lessonOf = (id: LessonId): HowToPlay | LessonOfPartners => (id === 'partners' ? PARTNERS : HOW_TO_PLAY[id])

/** The pictures of its game that a play is like. */
export const shownBy = (game: TaughtGame, ...seen: Parameters<HowToPlay['shown']>): readonly PictureNames[TaughtGame][] => LESSONS[game].shown(...seen)

/** The pictures of its game that the end of a round is like; none where no hands are pictured. */
export const shownAtEndBy = (game: TaughtGame, ...seen: Parameters<NonNullable<HowToPlay['shownAtEnd']>>): readonly PictureNames[TaughtGame][] =>
  (HOW_TO_PLAY[game].shownAtEnd?.(...seen) ?? []) as readonly PictureNames[TaughtGame][]
