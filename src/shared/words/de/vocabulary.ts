import type { Vocabulary } from '../vocabulary'
import { casesOf, type Cases } from './articles'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

/** `Die Hand von Ada`, which begins a sentence, and `in den Händen von Ada und Ben`. */
interface Hands {
  readonly first: string
  readonly in: string
}

export const vocabulary: Vocabulary<Cases, Hands> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => {
    const [first, dative] = seats.length === 1 ? ['Die Hand', 'der Hand'] : ['Die Hände', 'den Händen']
    return { first: `${first} von ${namesOf(names, seats)}`, in: `in ${dative} von ${namesOf(names, seats)}` }
  },
  gameWords,
  boneyardOf: (game) => casesOf(gameWords(game).boneyard),
  armWords,
  endsWords,
}
