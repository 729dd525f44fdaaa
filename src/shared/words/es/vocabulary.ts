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
  handsOf: (names, seats) => `${seats.length === 1 ? 'la mano' : 'las manos'} de ${namesOf(names, seats)}`,
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}
