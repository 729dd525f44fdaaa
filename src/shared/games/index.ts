import type { GameDefinition } from './game'
import type { GameId } from './ids'
import { DEFINITIONS } from './made/definitions'

/** Every game: the list that everything else walks (decision 58). */
export const GAMES: Readonly<Record<GameId, GameDefinition>> = DEFINITIONS
