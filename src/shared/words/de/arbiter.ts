import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, opinionWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  rules: {
    'flower-and-scorpion': 'Blüte und Skorpion',
    american: 'amerikanisch',
    german: 'deutsch',
    simple: 'einfach',
    'lightest-without-doubles': 'wenigste Augen ohne Pasch',
    picture: 'Bilderdomino',
    'tiles-deducted': 'Abzug für Steine',
  },
  readings: {
    none: (rule) => `${rule} (wörtlich)`,
    simple: (rule) => `${rule} (Lücke: die Augen entscheiden)`,
    'among-tied': (rule) => `${rule} (nur bei Gleichstand)`,
    all: (rule) => `${rule} (der letzte Schritt vergleicht alle)`,
  },
  alwaysWins: (winner) =>
    winner === null
      ? 'Nach keiner Regel für blockierte Runden gewinnt jemand, wie auch immer man sie versteht.'
      : `${winner} gewinnt nach jeder Regel für blockierte Runden, wie auch immer man sie versteht.`,
  groups: (groups) => groups.map(({ winner, choices }) => `${winner ?? 'Niemand'}: ${choices}.`).join(' '),
  tablePlays: (choice) => `Ihr spielt: ${choice}.`,
  depends: {
    nothing: 'Die Regel macht keinen Unterschied.',
    reading: 'Wer gewinnt, hängt davon ab, wie man diese Regel versteht.',
    rule: 'Wer gewinnt, hängt von der Regel für blockierte Runden ab.',
  },
  tie: (test, who, broken) => `${test}: Gleichstand zwischen ${who}. ${broken ? 'Ein' : 'Kein'} späterer Schritt entscheidet.`,
  allWithout: (who, both, broken) => `${who} haben ${both ? 'beide' : 'alle'} keinen Pasch, und ${broken ? 'ein' : 'kein'} späterer Schritt entscheidet.`,
  gap: (holder, without, filled) =>
    `Armaninos gedruckte Regel sagt zu diesem Fall nichts: Nur ${holder} hat einen Pasch, ${without} haben keinen. So, wie ihr spielt, ${filled ? 'entscheiden die Augen' : 'gewinnt niemand'}.`,
  handsNeeded: ({ who }) => `Von ${who} fehlen noch Steine.`,
  diceNeeded: 'Gib Blüte und Skorpion ein. Davon hängt ab, wer gewinnt.',
})
