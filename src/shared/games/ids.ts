import { bergenIds } from './bergen/ids'
import { doubleBergenIds } from './double-bergen/ids'
import { flowerAndScorpionIds } from './flower-and-scorpion/ids'

/*
 * A game is added here, in the order of the book, and in `index.ts`: its own folder says the rest. What is left out then is a type error.
 */

/** What each game has a name for. */
export const IDS = [flowerAndScorpionIds, bergenIds, doubleBergenIds] as const

/** The settings that belong to one game. */
export const OWN_SETTINGS = { ...flowerAndScorpionIds.settings, ...bergenIds.settings, ...doubleBergenIds.settings }

export type Ids = (typeof IDS)[number]
export type GameId = Ids['game']

/** What each game has of something, game after game: there is always one. */
export const ofEveryGame = <T>(has: (ids: Ids) => readonly T[]): readonly [T, ...T[]] => IDS.flatMap(has) as unknown as readonly [T, ...T[]]
