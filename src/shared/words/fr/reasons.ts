import { reasonSentences } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'

export const reasonSentence = reasonSentences({
  numberWord,
  diceTile,
  pairs: (count) => ` : ${count} paires`,
  dual: ({ points, outward }) => `Duo ${points} : les deux bouts montrent ${outward}.`,
  plural: ({ points, outward }) => `Pluriel ${points} : toutes les moitiés exposées montrent ${outward}.`,
  'short-flower': ({ points, flower }) => `Fleur courte ${points} : le domino ${flower} lui-même.`,
  'long-flower': ({ points, flower, pairs }) => `Fleur longue ${flower} ${points}${pairs}.`,
  'small-scorpion': ({ points, scorpion }) => `Petit Scorpion ${points} : le domino ${scorpion} lui-même.`,
  'large-scorpion': ({ points, scorpion, pairs }) => `Grand Scorpion ${scorpion} ${points}${pairs}.`,
  'double-header': ({ points, outward }) => `Double tête ${points} : les deux bouts montrent ${outward}.`,
  'triple-header': ({ points, outward }) => `Triple tête ${points} : les deux bouts montrent ${outward}, dont un avec un double.`,
  'of-a-suit': ({ points, halves, suit }) => `${capitalised(halves)} de même famille ${points} : ${halves} moitiés montrent ${suit}.`,
})
