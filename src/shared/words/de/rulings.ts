import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Erstes Kriterium', asks: (tile) => `Wer die Blüte ${tile} hat, gewinnt` },
    'scorpion-holder': { title: 'Zweites Kriterium', asks: (tile) => `Wer den Skorpion ${tile} hat, gewinnt` },
    'lowest-double': { title: 'Drittes Kriterium', asks: 'Wer den niedrigsten Pasch hat, gewinnt' },
    'only-one-without-double': { title: 'Armaninos erstes Kriterium', asks: 'Hat nur eine Hand keinen Pasch, gewinnt sie' },
    'lowest-pips-if-no-doubles': { title: 'Armaninos zweites Kriterium', asks: 'Hat niemand einen Pasch, gewinnt, wer die wenigsten Augen hat' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Armaninos drittes Kriterium',
      asks: 'Haben mehrere einen Pasch, gewinnt, wer die wenigsten Steine hat',
    },
    'lowest-double-if-all-hold-one': { title: 'Armaninos viertes Kriterium', asks: 'Haben alle einen Pasch, gewinnt, wer den niedrigsten hat' },
    'lowest-pips-for-the-gap': { title: 'Die Lücke in Armaninos Kriterien', asks: 'Wer die wenigsten Augen hat, gewinnt' },
    'no-doubles': { title: 'Müllers erstes Kriterium', asks: 'Wer keinen Pasch hat, gewinnt' },
    'fewest-doubles': { title: 'Müllers zweites Kriterium', asks: 'Wer die wenigsten Pasche hat, gewinnt' },
    'lowest-pips': { title: 'Einfache Regel', asks: 'Wer die wenigsten Augen hat, gewinnt' },
    'lowest-pips-without-a-double': {
      title: 'Wenigste Augen ohne Pasch, erstes Kriterium',
      asks: 'Von allen, die keinen Pasch haben, gewinnt, wer die wenigsten Augen hat',
    },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Wenigste Augen ohne Pasch, zweites Kriterium',
      asks: 'Haben alle einen Pasch, gewinnt, wer ohne die Pasche die wenigsten Augen hat',
    },
    'fewest-tiles-if-no-doubles': {
      title: 'Bilderdomino, zweites Kriterium',
      asks: 'Hat niemand einen Pasch, gewinnt, wer die wenigsten Steine hat',
    },
    'tiles-left': { title: 'Steine auf der Hand', asks: 'Jeder Stein auf der Hand kostet Punkte' },
  },
  elsewhere: { pictureFirst: 'Bilderdomino, erstes Kriterium', germanThird: 'Müllers drittes Kriterium' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: {
    'holds-tile': 'Hat den Stein',
    doubles: 'Pasche',
    'lowest-double': 'Niedrigster Pasch',
    pips: 'Augen',
    'pips-beside-doubles': 'Augen ohne die Pasche',
    tiles: 'Steine',
  },
  values: { yes: 'ja', no: 'nein', none: 'keiner', holdsDouble: 'hat einen Pasch' },
  wins: (who) => `${who} gewinnt.`,
  tie: (who) => `Gleichstand: ${who}.`,
  severalWithout: (who) => `${who} haben keinen Pasch, es ist also nicht nur eine Hand.`,
  askedOnce: 'Blüte und Skorpion sind derselbe Stein, nach ihm wird nur einmal gefragt.',
  nobody: {
    flower: 'Niemand hat sie.',
    scorpion: 'Niemand hat ihn.',
    noDouble: 'Niemand hat einen Pasch.',
    allDoubles: 'Alle haben einen Pasch.',
    other: 'Das entscheidet nicht.',
  },
  notAsked: (why) => `${why}, das Kriterium entfällt also.`,
  unmet: {
    someDouble: 'Jemand hat einen Pasch',
    fewDoubles: 'Weniger als zwei haben einen Pasch',
    notAllDoubles: 'Nicht alle haben einen Pasch',
    other: 'Die Bedingung ist nicht erfüllt',
  },
  open: {
    undecided: 'Kein Kriterium entscheidet: Niemand gewinnt die Runde.',
    tie: 'Gleichstand: Niemand gewinnt die Runde.',
    gap: 'Armaninos Kriterien sagen zu diesem Fall nichts (eine Hand mit Pasch, mehrere ohne): Niemand gewinnt die Runde.',
  },
})
