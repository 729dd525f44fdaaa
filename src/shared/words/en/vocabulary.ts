import type { Vocabulary } from '../vocabulary'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whose they are, and `Ada’s hand`, `Ada’s and Ben’s hands`. */
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
  handsOf: (names, seats) => ({
    who: namesOf(names, seats),
    hands: `${listed(seats.map((seat) => `${nameOf(names, seat)}’s`))} ${seats.length === 1 ? 'hand' : 'hands'}`,
  }),
  gameWords,
  boneyardOf: (game) => gameWords(game).boneyard,
  armWords,
  endsWords,
}
