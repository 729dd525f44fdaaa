import type { Vocabulary } from '../vocabulary'
import { withArticle } from './articles'
import { gameWords } from './games'
import { handsOf, nameOf, namesOf, ofNames } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

/** Whose they are, before a verb and after “de”, and where their tiles are: `dans la main d’Ada`. */
interface Hands {
  readonly who: string
  readonly of: string
  readonly held: string
}

export const vocabulary: Vocabulary<string, Hands> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf: (names, seats) => ({ who: namesOf(names, seats), of: ofNames(names, seats), held: `dans ${handsOf(names, seats)}` }),
  gameWords,
  boneyardOf: (game) => withArticle(gameWords(game).boneyard).the,
  armWords,
  endsWords,
}
