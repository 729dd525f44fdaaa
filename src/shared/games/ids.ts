import { IDS, OWN_SETTINGS } from './made/ids'

export { IDS, OWN_SETTINGS }

export type Ids = (typeof IDS)[number]
export type GameId = Ids['game']

/** Whose words are used where no game is known: those that most games have. */
export const PLAIN_GAME: GameId = 'bergen'

/** What each game has of something, game after game: there is always one. */
export const ofEveryGame = <T>(has: (ids: Ids) => readonly T[]): readonly [T, ...T[]] => IDS.flatMap(has) as unknown as readonly [T, ...T[]]
