import { reasonSentences } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'

export const reasonSentence = reasonSentences({
  numberWord,
  diceTile,
  pairs: (count) => `: ${count} pairs`,
  dual: ({ points, outward }) => `Dual ${points}: both ends show ${outward}.`,
  plural: ({ points, outward }) => `Plural ${points}: every exposed half shows ${outward}.`,
  'short-flower': ({ points, flower }) => `Short Flower ${points}: the tile ${flower} itself.`,
  'long-flower': ({ points, flower, pairs }) => `Long Flower ${flower} ${points}${pairs}.`,
  'small-scorpion': ({ points, scorpion }) => `Small Scorpion ${points}: the tile ${scorpion} itself.`,
  'large-scorpion': ({ points, scorpion, pairs }) => `Large Scorpion ${scorpion} ${points}${pairs}.`,
  'double-header': ({ points, outward }) => `Double header ${points}: both ends show ${outward}.`,
  'triple-header': ({ points, outward }) => `Triple header ${points}: both ends show ${outward}, a double among them.`,
  'of-a-suit': ({ points, halves, suit }) => `${capitalised(halves)} of a suit ${points}: ${halves} halves show ${suit}.`,
})
