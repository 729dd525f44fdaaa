import type { PageWords } from '../page-words'

export const introduction: PageWords['introduction'] = {
  title: 'Was Caravan macht',
  cards: {
    enter: {
      heading: 'Einen Stein legen und eingeben',
      text: 'Tippt ihn auf dem Feld an, tippt seine beiden Hälften ein oder fotografiert ihn. Vor dem Bestätigen zeigt Caravan, wohin er passt und was er zählen würde.',
    },
    reasons: {
      heading: 'Alles, was zählt, hat einen Grund',
      text: 'Bei jedem Zug steht, was er gezählt hat und warum, mit der Nummer der Regel. Wer zweifelt, bekommt alles gezeigt, was dafür angesehen wurde.',
    },
    rules: {
      heading: 'Regeln klären Streitfälle',
      text: 'Ist eine Runde blockiert, geht Caravan die geschriebenen Regeln Prüfung für Prüfung durch und sagt, wer gewinnt. Alles lässt sich anzweifeln, berichtigen und zurücknehmen.',
    },
  },
  card: (card, cards) => `Karte ${card} von ${cards}`,
  back: 'Zurück',
  next: 'Weiter',
  done: 'An den Tisch',
  dismiss: 'Karten weglegen',
  look: 'Die drei Karten ansehen',
  pictures: {
    wins: 'gewinnt',
  },
  example: {
    title: 'Eine Beispielpartie',
    open: 'Eine Beispielpartie ansehen',
    text: (game, target) =>
      `Ada, Ben und Cleo spielen ${game} bis ${target} Chips. Geht sie mit den Pfeilen durch: was gelegt wurde, was es zählte und warum, wie eine blockierte Runde entschieden wurde und wer gewann.`,
    kept: 'Sie gehört zu Caravan. Sie ist keine von euren Partien, und keine Statistik zählt sie.',
  },
}
