import { CAPS } from '../../rules/payout'
import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { capitalised, timesWord } from './numbers'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

const makePairs = (count: number, tile: string): string => (count === 1 ? `ein Paar ergibt ${tile}` : `${count} Paare ergeben ${tile}`)

export const reasonSentence = reasonSentencesOf({
  diceTile,
  dual: ({ points, outward }) => `Zwilling ${points}: an beiden Enden eine ${outward}.`,
  plural: ({ points, outward, count }) => `${count === 4 ? 'Vierling' : 'Drilling'} ${points}: alle offenen Hälften sind eine ${outward}.`,
  'short-flower': ({ points, flower }) => `Kurze Blüte ${points}: ${flower} ist die Blüte.`,
  'long-flower': ({ points, flower, count }) => `Lange Blüte ${points}: ${makePairs(count, flower)}.`,
  'small-scorpion': ({ points, scorpion }) => `Kleiner Skorpion ${points}: ${scorpion} ist der Skorpion.`,
  'large-scorpion': ({ points, scorpion, count }) => `Großer Skorpion ${points}: ${makePairs(count, scorpion)}.`,
  'double-header': ({ points, outward, roundSpinner }) => `Zweierkopf ${points}: ${roundSpinner ? 'zweimal' : 'an beiden Enden'} eine ${outward}.`,
  'triple-header': ({ points, outward, count, roundSpinner }) =>
    `Dreierkopf ${points}: ${roundSpinner ? `${timesWord(count)} eine ${outward}` : `an beiden Enden eine ${outward}, ${count === 4 ? 'beide Male' : 'einmal'} als Pasch`}.`,
  'of-a-suit': ({ points, count, suit }) => `${capitalised(timesWord(count))} die ${suit} ${points}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'Bringt nichts.',
  counts: (moved, sum) => `Zählt ${moved} statt ${sum}:`,
  capped: (short, target, most, game) =>
    `${short === null ? `${target} schon erreicht` : `noch ${short} bis ${target}`}, da bringt ein ${game === 'flower-and-scorpion' ? 'Zwilling oder Drilling' : 'Zweier- oder Dreierkopf'} höchstens ${most} (${CAPS[game]}).`,
  floored: (floor, lossesFirst, rule) => `${lossesFirst ? 'Verluste zählen zuerst, und niemand' : 'Niemand'} fällt unter ${floor} (${rule}).`,
  unpaid: {
    doubleScorpion: (code, suit) => `Kein ${code === 'dual' ? 'Zwilling' : 'Drilling'}: ${suit} ist die Zahl des Paschs, der Skorpion ist (FS-7).`,
    cancelled: 'Blüte und Skorpion sind derselbe Stein, deshalb zählt keiner von beiden (FS-8).',
  },
  ofSuits: (count, suits, points) => `${capitalised(timesWord(count))} ${suits}: je ${points}.`,
  spinnerLed: (suit, points) => `Zweimal die ${suit} ${points}: beide Hälften des Mittelpaschs.`,
})
