import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

export const reasonSentence = reasonSentencesOf({
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

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Rien de marqué.',
  counts: (moved, sum) => `Compte ${moved} et non ${sum} :`,
  capped: (short, target, most) => `${short === null ? `une fois ${target} atteint` : `à ${short} de ${target}`}, une tête vaut au plus ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'les pertes sont retirées d’abord, et ' : ''}personne ne descend sous ${floor} (FS-10).`,
})
