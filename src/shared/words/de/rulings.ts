import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { rulingSentences, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Erste Frage', asks: (tile) => `Wer die Blüte ${tile} hat, gewinnt` },
    'scorpion-holder': { title: 'Zweite Frage', asks: (tile) => `Wer den Skorpion ${tile} hat, gewinnt` },
    'lowest-double': { title: 'Dritte Frage', asks: 'Der niedrigste Pasch gewinnt' },
    'only-one-without-double': { title: 'Armaninos erste Frage', asks: 'Wer als Einzige oder Einziger keinen Pasch hat, gewinnt' },
    'lowest-pips-if-no-doubles': { title: 'Armaninos zweite Frage', asks: 'Hat niemand einen Pasch, gewinnen die wenigsten Augen' },
    'fewest-tiles-if-several-hold-doubles': { title: 'Armaninos dritte Frage', asks: 'Haben mehrere einen Pasch, gewinnen die wenigsten Steine' },
    'lowest-double-if-all-hold-one': { title: 'Armaninos vierte Frage', asks: 'Haben alle einen Pasch, gewinnt der niedrigste' },
    'lowest-pips-for-the-gap': { title: 'Was Armaninos Fragen offenlassen', asks: 'Die wenigsten Augen gewinnen' },
    'no-doubles': { title: 'Müllers erste Frage', asks: 'Wer keinen Pasch hat, gewinnt' },
    'fewest-doubles': { title: 'Müllers zweite Frage', asks: 'Die wenigsten Pasche gewinnen' },
    'lowest-pips': { title: 'Die Frage von Grady & Goldberg', asks: 'Die wenigsten Augen gewinnen' },
    'fewest-tiles-if-no-doubles': { title: 'Bilderdomino, zweite Frage', asks: 'Hat niemand einen Pasch, gewinnen die wenigsten Steine' },
    'tiles-left': { title: 'Steine auf der Hand', asks: 'Jeder Stein, der noch auf der Hand ist, kostet Punkte' },
  },
  elsewhere: { pictureFirst: 'Bilderdomino, erste Frage', germanThird: 'Müllers dritte Frage' },
  labelled: (label, text) => `${label}: ${text}`,
  measures: { doubles: 'Pasche', 'lowest-double': 'Niedrigster Pasch', pips: 'Augen', tiles: 'Steine' },
  values: { yes: 'ja', no: 'nein', none: 'keiner' },
  wins: (who) => `${who} gewinnt.`,
  tie: (who) => `Gleichstand: ${who}.`,
  severalWithout: (who) => `${who} haben keinen, also steht niemand damit allein.`,
  nobody: {
    flower: 'Niemand hat sie.',
    scorpion: 'Niemand hat ihn.',
    noDouble: 'Niemand hat einen Pasch.',
    allDoubles: 'Alle haben einen Pasch.',
    other: 'Sie nennt niemanden.',
  },
  notAsked: (why) => `${why}, also wird nicht danach gefragt.`,
  unmet: {
    someDouble: 'Jemand hat einen Pasch',
    fewDoubles: 'Weniger als zwei haben einen Pasch',
    notAllDoubles: 'Nicht alle haben einen Pasch',
    other: 'Die Bedingung ist nicht erfüllt',
  },
  open: {
    undecided: 'Keine Frage entscheidet: Niemand gewinnt die Runde.',
    tie: 'Gleichstand bringt nichts: Niemand gewinnt die Runde.',
    gap: 'Zu diesem Fall, einmal ein Pasch und mehrmals keiner, sagen Armaninos Fragen nichts: Niemand gewinnt die Runde.',
  },
})
