import type { Vocabulary } from '../vocabulary'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

export const vocabulary: Vocabulary<string, string> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => `the ${seats.length === 1 ? 'hand' : 'hands'} of ${namesOf(names, seats)}`,
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}
