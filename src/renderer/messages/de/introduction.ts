import { counted } from '#shared/words/de/numbers'
import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Was Caravan macht',
  cards: {
    enter: {
      heading: 'Einen Stein legen, dann eingeben',
      text: 'Tippe ihn an, gib seine beiden Zahlen ein oder fotografiere ihn. Bevor du bestätigst, zeigt Caravan, wo er sich anlegen lässt und was er bringt.',
    },
    reasons: {
      heading: 'Jeder Punkt hat seinen Grund',
      text: 'Bei jedem Zug steht, was er gebracht hat, warum und nach welcher Regel. Im Zweifel siehst du alles, was Caravan geprüft hat.',
    },
    rules: {
      heading: 'Regeln klären Streitfälle',
      text: 'Ist eine Runde blockiert, geht Caravan die Regeln Schritt für Schritt durch und sagt, wer gewinnt. Alles lässt sich anzweifeln, korrigieren und rückgängig machen.',
    },
  },
  card: (card, cards) => `Karte ${card} von ${cards}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'Loslegen',
  dismiss: 'Überspringen',
  look: 'Einführung ansehen',
  pictures: {
    wins: 'gewinnt',
  },
  example: {
    title: 'Beispielpartie',
    text: (game, target) =>
      `Ada, Ben und Cleo spielen ${game} bis ${counted(target, { one: 'Chip', other: 'Chips' })}. Mit den Pfeilen siehst du jeden Zug, was er gebracht hat und warum. Du siehst auch, wie eine blockierte Runde entschieden wurde und wer gewonnen hat.`,
    kept: 'Dieses Beispiel gehört zu Caravan. Es zählt nicht zu euren Partien und nicht in der Statistik.',
  },
}
