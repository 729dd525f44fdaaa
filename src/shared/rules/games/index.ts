import type { GameId } from '../rules'
import { countBergen } from './bergen'
import { countDoubleBergen } from './double-bergen'
import { countFlowerAndScorpion } from './flower-and-scorpion'
import type { CountPlay } from './game'

export const COUNT_PLAY: Readonly<Record<GameId, CountPlay>> = {
  'flower-and-scorpion': countFlowerAndScorpion,
  bergen: countBergen,
  'double-bergen': countDoubleBergen,
}

/** Games in which dice are thrown before each round (FS-1). */
export const USES_DICE: Readonly<Record<GameId, boolean>> = {
  'flower-and-scorpion': true,
  bergen: false,
  'double-bergen': false,
}
