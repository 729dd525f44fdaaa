import { CAPS } from '../../rules/payout'
import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { timesWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

const makePairs = (count: number, tile: string): string => (count === 1 ? `une paire forme ${tile}` : `${count} paires forment ${tile}`)

export const reasonSentence = reasonSentencesOf({
  diceTile,
  dual: ({ points, outward }) => `Duo ${points} : les deux bouts sont à ${outward}.`,
  plural: ({ points, outward }) => `Pluriel ${points} : toutes les moitiés exposées sont à ${outward}.`,
  'short-flower': ({ points, flower }) => `Fleur courte ${points} : ${flower} est la Fleur.`,
  'long-flower': ({ points, flower, count }) => `Fleur longue ${points} : ${makePairs(count, flower)}.`,
  'small-scorpion': ({ points, scorpion }) => `Petit Scorpion ${points} : ${scorpion} est le Scorpion.`,
  'large-scorpion': ({ points, scorpion, count }) => `Grand Scorpion ${points} : ${makePairs(count, scorpion)}.`,
  'double-header': ({ points, outward, roundSpinner }) =>
    `Double tête ${points} : ${roundSpinner ? `deux fois le ${outward}` : `les deux bouts sont à ${outward}`}.`,
  'triple-header': ({ points, outward, count, roundSpinner }) =>
    `Triple tête ${points} : ${roundSpinner ? `${timesWord(count)} le ${outward}` : `les deux bouts sont à ${outward}, ${count === 4 ? 'avec deux doubles' : 'dont un double'}`}.`,
  'of-a-suit': ({ points, count, suit }) => `Le ${suit}, ${timesWord(count)} ${points}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Ne rapporte rien.',
  counts: (moved, sum) => `Compte ${moved} et non ${sum} :`,
  capped: (short, target, most, game) =>
    `${short === null ? `à ${target} ou plus` : `à ${short} de l’objectif`}, ${game === 'flower-and-scorpion' ? 'un duo ou un pluriel' : 'une tête'} rapporte au plus ${most} (${CAPS[game]}).`,
  floored: (floor, lossesFirst, rule) => `${lossesFirst ? 'les pertes d’abord, et ' : ''}personne ne descend sous ${floor} (${rule}).`,
  unpaid: {
    doubleScorpion: (code, suit) => `Pas de ${code === 'dual' ? 'duo' : 'pluriel'} : ${suit} est le nombre du Scorpion double (FS-7).`,
    cancelled: 'La Fleur et le Scorpion sont le même domino : ni l’un ni l’autre ne compte (FS-8).',
  },
  ofSuits: (count, suits, points) => `${count === 2 ? 'Paires' : `${count} moitiés exposées`} de ${suits} : ${points} par nombre.`,
  spinnerLed: (suit, points) => `Deux fois le ${suit} ${points} : les deux moitiés du pivot.`,
})
