import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { capitalised, numberWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

export const reasonSentence = reasonSentencesOf({
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

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No puntúa.',
  counts: (moved, sum) => `Cuenta ${moved}, no ${sum}:`,
  capped: (short, target, most) =>
    `${short === null ? `con ${target} ya alcanzados` : `a falta de ${short} para ${target}`}, una cabeza vale como mucho ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'primero se restan las pérdidas, y ' : ''}nadie baja de ${floor} (FS-10).`,
})
