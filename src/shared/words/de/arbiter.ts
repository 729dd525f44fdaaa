import { arbiterSentencesOf } from '../arbiter-sentences'
import { testTitle } from './rulings'
import { vocabulary } from './vocabulary'

export const { cannotRuleSentence, rulingChoiceWords, comparisonSentence, remarkSentence } = arbiterSentencesOf(vocabulary, testTitle, {
  rules: {
    'flower-and-scorpion': 'Blüte und Skorpion',
    american: 'amerikanisch',
    german: 'deutsch',
    simple: 'einfach',
    picture: 'Bilderdomino',
    'tiles-deducted': 'Abzug für Steine',
  },
  readings: {
    none: (rule) => `${rule} wie gedruckt`,
    simple: (rule) => `${rule}, Lücke durch die wenigsten Augen gefüllt`,
    'among-tied': (rule) => `${rule}, nur unter den Gleichen`,
    all: (rule) => `${rule}, zuletzt alle`,
  },
  alwaysWins: (winner) => `${winner ?? 'Niemand'} gewinnt nach jeder Regel für blockierte Runden, wie man sie auch liest.`,
  groups: (groups) => `Es gewinnt: ${groups.map(({ winner, choices }) => `${winner ?? 'niemand'} (${choices})`).join('; ')}.`,
  tablePlays: (choice) => `Euer Tisch spielt: ${choice}.`,
  depends: {
    nothing: 'Die Antwort hängt also nicht von der Wahl ab.',
    reading: 'Die Antwort hängt also davon ab, wie man diese Regel liest.',
    rule: 'Die Antwort hängt also von der Regel für blockierte Runden ab.',
  },
  tie: (test, who, broken) => `${test}: Gleichstand zwischen ${who}; ${broken ? 'eine' : 'keine'} spätere Frage entscheidet.`,
  gap: (holder, without, filled) =>
    `Zu diesem Fall sagen Armaninos gedruckte Fragen nichts: nur ${holder} hat einen Pasch, ${without} haben keinen. So, wie es hier gelesen wird, ${filled ? 'entscheiden die wenigsten Augen' : 'gewinnt niemand'}.`,
  handsNeeded: (hands, one) => `Noch lässt sich nichts entscheiden: ${hands.first} ${one ? 'ist' : 'sind'} nicht ganz gezeigt.`,
  diceNeeded: 'Noch lässt sich nichts entscheiden: Wer gewinnt, hängt von Blüte und Skorpion der Runde ab.',
})
