import { reasonSentences } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'

export const reasonSentence = reasonSentences({
  numberWord,
  diceTile,
  pairs: (count) => `: ${count} parejas`,
  dual: ({ points, outward }) => `Dual ${points}: los dos extremos muestran ${outward}.`,
  plural: ({ points, outward }) => `Plural ${points}: todas las mitades abiertas muestran ${outward}.`,
  'short-flower': ({ points, flower }) => `Flor corta ${points}: la propia ficha ${flower}.`,
  'long-flower': ({ points, flower, pairs }) => `Flor larga ${flower} ${points}${pairs}.`,
  'small-scorpion': ({ points, scorpion }) => `Escorpión pequeño ${points}: la propia ficha ${scorpion}.`,
  'large-scorpion': ({ points, scorpion, pairs }) => `Escorpión grande ${scorpion} ${points}${pairs}.`,
  'double-header': ({ points, outward }) => `Cabeza doble ${points}: los dos extremos muestran ${outward}.`,
  'triple-header': ({ points, outward }) => `Cabeza triple ${points}: los dos extremos muestran ${outward}, uno de ellos con un doble.`,
  'of-a-suit': ({ points, halves, suit }) => `${capitalised(halves)} del mismo palo ${points}: ${halves} mitades muestran ${suit}.`,
})
