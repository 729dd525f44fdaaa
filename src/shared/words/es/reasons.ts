import { CAPS } from '../../rules/payout'
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
  'double-header': ({ points, outward, roundSpinner }) =>
    `Cuadre doble ${points}: ${roundSpinner ? `el ${outward} aparece dos veces` : `los dos extremos son ${outward}`}.`,
  'triple-header': ({ points, outward, count, roundSpinner }) =>
    `Cuadre triple ${points}: ${roundSpinner ? `el ${outward} aparece ${timesWord(count)}` : `los dos extremos son ${outward}, ${count === 4 ? 'los dos con el doble' : 'uno con el doble'}`}.`,
  'of-a-suit': ({ points, count, suit }) => `Números iguales ${points}: el ${suit} aparece ${timesWord(count)}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No puntúa.',
  counts: (moved, sum) => `Cuenta ${moved}, no ${sum}:`,
  capped: (short, target, most, game) =>
    `${short === null ? `con ${target} o más` : `a falta de ${short}`}, ${game === 'flower-and-scorpion' ? 'un dual o un plural' : 'un cuadre'} da como mucho ${most} (${CAPS[game]}).`,
  floored: (floor, lossesFirst, rule) => `${lossesFirst ? 'primero se restan las pérdidas, y ' : ''}nadie baja de ${floor} (${rule}).`,
  unpaid: {
    doubleScorpion: (code, suit) => `Sin ${code}: el ${suit} es el número del Escorpión doble (FS-7).`,
    cancelled: 'La Flor y el Escorpión son la misma ficha: no puntúa ninguno de los dos (FS-8).',
  },
  ofSuits: (count, suits, points) => `${count === 2 ? 'Parejas' : `${count} mitades abiertas`} de ${suits}: ${points} cada número.`,
  spinnerLed: (suit, points) => `Dos veces el ${suit} ${points}: las dos mitades del doble central.`,
})
