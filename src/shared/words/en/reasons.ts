import { CAPS } from '../../rules/payout'
import { playSentenceOf } from '../play-sentences'
import { reasonSentencesOf } from '../reason-sentences'
import { diceTile } from './tiles'
import { vocabulary } from './vocabulary'

const makePairs = (count: number, tile: string): string => (count === 1 ? `one pair makes ${tile}` : `${count} pairs make ${tile}`)

export const reasonSentence = reasonSentencesOf({
  diceTile,
  dual: ({ points, outward }) => `Dual ${points}: both ends show ${outward}.`,
  plural: ({ points, outward }) => `Plural ${points}: all open halves show ${outward}.`,
  'short-flower': ({ points, flower }) => `Short Flower ${points}: ${flower} is the Flower.`,
  'long-flower': ({ points, flower, count }) => `Long Flower ${points}: ${makePairs(count, flower)}.`,
  'small-scorpion': ({ points, scorpion }) => `Small Scorpion ${points}: ${scorpion} is the Scorpion.`,
  'large-scorpion': ({ points, scorpion, count }) => `Large Scorpion ${points}: ${makePairs(count, scorpion)}.`,
  'double-header': ({ points, outward, roundSpinner }) => `Double header ${points}: ${roundSpinner ? '2 open halves' : 'both ends'} show ${outward}.`,
  'triple-header': ({ points, outward, count, roundSpinner }) =>
    roundSpinner
      ? `Triple header ${points}: ${count} open halves show ${outward}.`
      : `Triple header ${points}: both ends show ${outward}, ${count === 4 ? 'both with a double' : 'with a double'}.`,
  'of-a-suit': ({ points, count, suit }) => `Matching ${suit}s ${points}: ${count} open halves show ${suit}.`,
})

export const playSentence = playSentenceOf(vocabulary, reasonSentence, {
  nothing: 'No score.',
  counts: (moved, sum) => `Counts ${moved}, not ${sum}:`,
  capped: (short, target, most, game) =>
    `${short === null ? `at ${target} or more` : `with ${short} to go`}, ${game === 'flower-and-scorpion' ? 'a dual or plural' : 'a header'} scores at most ${most} (${CAPS[game]}).`,
  floored: (floor, lossesFirst, rule) => `${lossesFirst ? 'losses come first, and ' : ''}nobody goes below ${floor} (${rule}).`,
  unpaid: {
    doubleScorpion: (code, suit) => `No ${code}: ${suit} is the double Scorpion’s number (FS-7).`,
    cancelled: 'Flower and Scorpion are the same tile, so neither scores (FS-8).',
  },
  ofSuits: (count, suits, points) => `${count === 2 ? 'Pairs' : `${count} open halves each`} of ${suits}: ${points} each.`,
  spinnerLed: (suit, points) => `Two ${suit}s ${points}: both halves of the spinner.`,
})
