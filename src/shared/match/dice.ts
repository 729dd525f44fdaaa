import { tileOf } from '../domino/tile'
import type { Thrown } from '../rules/games/game'
import type { Dice } from './events'

/** The tiles a throw names: the Flower and the Scorpion of the round (FS-1). */
export function thrownTiles(dice: Dice): Thrown {
  return { flower: tileOf(...dice.flower), scorpion: tileOf(...dice.scorpion) }
}
