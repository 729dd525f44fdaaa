import type { Vocabulary } from '../vocabulary'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whose they are, and `la mano de Ada`, `las manos de Ada y Ben`. */
interface Hands {
  readonly who: string
  readonly hands: string
}

export const vocabulary: Vocabulary<string, Hands> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => {
    const who = namesOf(names, seats)
    return { who, hands: `${seats.length === 1 ? 'la mano' : 'las manos'} de ${who}` }
  },
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}
