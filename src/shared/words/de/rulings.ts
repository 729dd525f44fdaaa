import { rulingSentencesOf } from '../ruling-sentences'
import { vocabulary } from './vocabulary'

export const { decidingFigures, rulingOpen, rulingSentences, rulingSteps, rulingStepSentence, testTitle, testWords } = rulingSentencesOf(vocabulary, {
  tests: {
    'flower-holder': { title: 'Schritt 1', asks: (tile) => `Wer die Blüte ${tile} hat, gewinnt` },
    'scorpion-holder': { title: 'Schritt 2', asks: (tile) => `Wer den Skorpion ${tile} hat, gewinnt` },
    'lowest-double': { title: 'Schritt 3', asks: 'Wer den niedrigsten Pasch hat, gewinnt' },
    'only-one-without-double': { title: 'Armanino, Schritt 1', asks: 'Hat nur eine Person keinen Pasch, gewinnt sie' },
    'lowest-pips-if-no-doubles': { title: 'Armanino, Schritt 2', asks: 'Hat niemand einen Pasch, gewinnt, wer die wenigsten Augen hat' },
    'fewest-tiles-if-several-hold-doubles': {
      title: 'Armanino, Schritt 3',
      asks: 'Haben mehrere einen Pasch, gewinnt, wer die wenigsten Steine hat',
    },
    'lowest-double-if-all-hold-one': { title: 'Armanino, Schritt 4', asks: 'Haben alle einen Pasch, gewinnt, wer den niedrigsten hat' },
    'lowest-pips-for-the-gap': { title: 'Die Lücke in Armaninos Regel', asks: 'Wer die wenigsten Augen hat, gewinnt' },
    'no-doubles': { title: 'Müller, Schritt 1', asks: 'Wer keinen Pasch hat, gewinnt' },
    'fewest-doubles': { title: 'Müller, Schritt 2', asks: 'Wer die wenigsten Pasche hat, gewinnt' },
    'lowest-pips': { title: 'Einfache Regel', asks: 'Wer die wenigsten Augen hat, gewinnt' },
    'lowest-pips-without-a-double': {
      title: 'Wenigste Augen ohne Pasch, Schritt 1',
      asks: 'Von allen, die keinen Pasch haben, gewinnt, wer die wenigsten Augen hat',
    },
    'lowest-pips-beside-doubles-if-all-hold-one': {
      title: 'Wenigste Augen ohne Pasch, Schritt 2',
      asks: 'Haben alle einen Pasch, gewinnt, wer ohne die Pasche die wenigsten Augen hat',
    },
    'fewest-tiles-if-no-doubles': {
      title: 'Bilderdomino, Schritt 2',
      asks: 'Hat niemand einen Pasch, gewinnt, wer die wenigsten Steine hat',
    },
    'tiles-left': { title: 'Steine auf der Hand', asks: 'Jeder Stein auf der Hand kostet Punkte' },
  },
  elsewhere: { pictureFirst: 'Bilderdomino, Schritt 1', germanThird: 'Müller, Schritt 3' },
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
  severalWithout: (who) => `Mehrere haben keinen Pasch: ${who}.`,
  askedOnce: 'Blüte und Skorpion sind derselbe Stein, nach ihm wird nur einmal gefragt.',
  nobody: {
    flower: 'Niemand hat sie.',
    scorpion: 'Niemand hat ihn.',
    noDouble: 'Niemand hat einen Pasch.',
    allDoubles: 'Alle haben einen Pasch.',
    other: 'Das entscheidet nicht.',
  },
  notAsked: (why) => `${why}, der Schritt entfällt also.`,
  unmet: {
    someDouble: 'Jemand hat einen Pasch',
    fewDoubles: 'Weniger als zwei haben einen Pasch',
    notAllDoubles: 'Nicht alle haben einen Pasch',
    other: 'Die Bedingung ist nicht erfüllt',
  },
  open: {
    undecided: 'Kein Schritt entscheidet: Niemand gewinnt die Runde.',
    tie: 'Gleichstand: Niemand gewinnt die Runde.',
    gap: 'Armaninos Regel sagt zu diesem Fall nichts (eine Person mit Pasch, mehrere ohne): Niemand gewinnt die Runde.',
  },
})
