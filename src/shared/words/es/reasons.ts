import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { timesWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

const makePairs = (count: number, tile: string): string => (count === 1 ? `una pareja forma ${tile}` : `${count} parejas forman ${tile}`)

export const reasonSentence = reasonSentencesOf({
  diceTile,
  dual: ({ points, outward }) => `Dual ${points}: los dos extremos son ${outward}.`,
  plural: ({ points, outward }) => `Plural ${points}: todas las mitades abiertas son ${outward}.`,
  'short-flower': ({ points, flower }) => `Flor corta ${points}: ${flower} es la Flor.`,
  'long-flower': ({ points, flower, count }) => `Flor larga ${points}: ${makePairs(count, flower)}.`,
  'small-scorpion': ({ points, scorpion }) => `Escorpión pequeño ${points}: ${scorpion} es el Escorpión.`,
  'large-scorpion': ({ points, scorpion, count }) => `Escorpión grande ${points}: ${makePairs(count, scorpion)}.`,
  'double-header': ({ points, outward }) => `Cuadre doble ${points}: los dos extremos son ${outward}.`,
  'triple-header': ({ points, outward }) => `Cuadre triple ${points}: los dos extremos son ${outward}, uno con el doble.`,
  'of-a-suit': ({ points, count, suit }) => `Números iguales ${points}: el ${suit} aparece ${timesWord(count)}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No puntúa.',
  counts: (moved, sum) => `Cuenta ${moved}, no ${sum}:`,
  capped: (short, target, most) => `${short === null ? `con ${target} o más` : `a falta de ${short}`}, un cuadre da como mucho ${most} (B-3).`,
  floored: (floor, lossesFirst) => `${lossesFirst ? 'primero se restan las pérdidas, y ' : ''}nadie baja de ${floor} (FS-10).`,
})
