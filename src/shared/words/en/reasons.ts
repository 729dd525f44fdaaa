import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

export const reasonSentence = reasonSentencesOf({
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

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No score.',
  counts: (moved, sum) => `Counts ${moved}, not ${sum}:`,
  capped: (short, target, most) => `${short === null ? 'already at or past' : `${short} short of`} ${target}, a header is worth at most ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'losses are taken first, and ' : ''}nobody goes below ${floor} (FS-10).`,
})
