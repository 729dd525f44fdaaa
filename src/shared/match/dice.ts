import { tileOf } from '../domino/tile'
import type { Rolled } from '../games/game'
import type { Dice } from './events'

/** The tiles a throw names: the Flower and the Scorpion of the round (FS-1). */
export function rolledTiles(dice: Dice): Rolled {
  return { flower: tileOf(...dice.flower), scorpion: tileOf(...dice.scorpion) }
}
