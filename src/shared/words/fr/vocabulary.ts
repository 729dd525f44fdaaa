import type { Vocabulary } from '../vocabulary'
import { withArticle } from './articles'
import { gameWords } from './games'
import { handsOf, nameOf, namesOf } from './names'
import { counted, listed, tileNoun } from './numbers'
import { armWords, endsWords } from './tiles'

export const vocabulary: Vocabulary<string, string> = {
  counted,
  listed,
  tiles: tileNoun,
  nameOf,
  namesOf,
  handsOf,
  gameWords,
  boneyardOf: (game) => withArticle(gameWords(game).boneyard).the,
  armWords,
  endsWords,
}
