import type { Vocabulary } from '../vocabulary'
import { casesOf, type Cases } from './articles'
import { gameWords } from './games'
import { nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whose they are, and where their tiles are: `bei Ada und Ben`. */
interface Hands {
  readonly who: string
  readonly at: string
}

export const vocabulary: Vocabulary<Cases, Hands> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => {
    const who = namesOf(names, seats)
    return { who, at: `bei ${who}` }
  },
  gameWords,
  boneyardOf: (game) => casesOf(gameWords(game).boneyard),
  armWords,
  endsWords,
}
