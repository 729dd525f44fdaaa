import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

export const reasonSentence = reasonSentencesOf({
  numberWord,
  diceTile,
  pairs: (count) => `: ${count} Paare`,
  dual: ({ points, outward }) => `Dual ${points}: Beide Enden zeigen ${outward}.`,
  plural: ({ points, outward }) => `Plural ${points}: Alle offenen Hälften zeigen ${outward}.`,
  'short-flower': ({ points, flower }) => `Kurze Blüte ${points}: der Stein ${flower} selbst.`,
  'long-flower': ({ points, flower, pairs }) => `Lange Blüte ${flower} ${points}${pairs}.`,
  'small-scorpion': ({ points, scorpion }) => `Kleiner Skorpion ${points}: der Stein ${scorpion} selbst.`,
  'large-scorpion': ({ points, scorpion, pairs }) => `Großer Skorpion ${scorpion} ${points}${pairs}.`,
  'double-header': ({ points, outward }) => `Zweierkopf ${points}: Beide Enden zeigen ${outward}.`,
  'triple-header': ({ points, outward }) => `Dreierkopf ${points}: Beide Enden zeigen ${outward}, eines davon mit einem Pasch.`,
  'of-a-suit': ({ points, halves, suit }) => `${capitalised(halves)} gleiche ${points}: ${capitalised(halves)} Hälften zeigen ${suit}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Keine Wertung.',
  counts: (moved, sum) => `Zählt ${moved} statt ${sum}:`,
  capped: (short, target, most) =>
    `${short === null ? `Am Ziel ${target} oder darüber` : `${short} vor dem Ziel ${target}`} ist ein Kopf höchstens ${most} wert (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'Verluste zählen zuerst, und niemand' : 'Niemand'} fällt unter ${floor} (FS-10).`,
})
