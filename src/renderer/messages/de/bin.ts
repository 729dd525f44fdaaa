import { counted } from '#shared/words/de'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'

const MATCHES: Noun = { one: 'Partie', other: 'Partien' }

export const bin: PageWords['bin'] = {
  heading: 'Papierkorb',
  waiting: 'Der Papierkorb wird geladen …',
  failed: 'Der Papierkorb lässt sich gerade nicht laden. Eure Partien sind sicher, und Caravan versucht es weiter.',
  empty: 'Der Papierkorb ist leer. Eine Partie legst du auf ihrer eigenen Seite hinein. Sie bleibt, bis du sie endgültig löschst.',
  count: (total) =>
    `${counted(total, MATCHES)} im Papierkorb. ${total === 1 ? 'Sie zählt nicht in der Statistik und bleibt, bis du sie endgültig löschst.' : 'Sie zählen nicht in der Statistik und bleiben, bis du sie endgültig löschst.'}`,
  shown: (shown, total) => `Du siehst ${shown === 1 ? 'die letzte' : `die letzten ${shown}`} von ${total}.`,
  more: 'Mehr zeigen',
  list: 'Partien im Papierkorb',
  put: (when) => `im Papierkorb seit ${when}`,
  restore: 'Wiederherstellen',
  restoreOf: (players) => `Wiederherstellen: ${players}`,
  delete: 'Endgültig löschen',
  deleteOf: (players) => `Endgültig löschen: ${players}`,
  others: {
    list: 'Saisons und Spielabende im Papierkorb',
    what: { season: 'Saison', evening: 'Spielabend' },
    restored: (name) => `${name} ist wieder da.`,
    deleted: (name) => `${name} ist endgültig gelöscht.`,
    title: (name) => `${name} endgültig löschen?`,
    texts: {
      season: 'Das löscht die Saison: ihre Tage und ihre Regeln. Partien und Spielabende bleiben. Du kannst es nicht rückgängig machen.',
      evening: 'Das löscht den Spielabend mit seinen Tischen und Ergebnissen. Die Partien bleiben. Du kannst es nicht rückgängig machen.',
    },
    keep: 'Behalten',
  },
  ask: {
    title: 'Diese Partie endgültig löschen?',
    text: (players, day) => `Die Partie mit ${players} (${day}) und ihre Fotos werden gelöscht. Das lässt sich nicht rückgängig machen.`,
    keep: 'Partie behalten',
    delete: 'Endgültig löschen',
  },
}
