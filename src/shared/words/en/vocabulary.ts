import type { Vocabulary } from '../vocabulary'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, TILES } from './numbers'
import { armWords, endsWords } from './tiles'

export const vocabulary: Vocabulary<string, string> = {
  counted,
  listed,
  tiles: TILES,
  nameOf,
  namesOf,
  handsOf: (names, seats) => `the ${seats.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, seats)}`,
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}
