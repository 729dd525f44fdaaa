import { tileOf } from '../domino/tile'
import type { Rolled } from '../games/game'
import type { Dice } from './events'

/** The tiles a throw names: the Flower and the Scorpion of the round (FS-1). */
export function rolledTiles({ flower, scorpion }: Dice): Rolled {
  return { flower: tileOf(flower[0], flower[1]), scorpion: tileOf(scorpion[0], scorpion[1]) }
}
