import { bergen } from './bergen/definition'
import { doubleBergen } from './double-bergen/definition'
import { flowerAndScorpion } from './flower-and-scorpion/definition'
import type { GameDefinition } from './game'
import type { GameId } from './ids'

/** Every game: the list that everything else walks (decision 58). */
export const GAMES: Readonly<Record<GameId, GameDefinition>> = {
  'flower-and-scorpion': flowerAndScorpion,
  bergen,
  'double-bergen': doubleBergen,
}
