import { counted } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals: PageWords['arrivals'] = {
  title: (files) => (files === 1 ? 'Diese Datei importieren?' : 'Diese Dateien importieren?'),
  after: 'Ergebnis',
  safe: 'Importiert wird erst, wenn du zustimmst. Doppelte Partien werden übersprungen.',
  looking: 'Datei wird geprüft …',
  match: (rounds) => (rounds === 0 ? 'noch keine Runde' : counted(rounds, { one: 'Runde', other: 'Runden' })),
  won: (name) => `${name} hat gewonnen`,
  open: 'nicht beendet',
  many: (count, all) => (all ? counted(count, { one: 'Partie', other: 'Partien' }) : `mehr als ${counted(count, { one: 'Partie', other: 'Partien' })}`),
  refused: 'Diese Partie lässt sich nicht importieren:',
  gone: 'Diese Datei lässt sich nicht lesen. Vielleicht wurde sie verschoben oder gelöscht.',
  nothing: 'In dieser Datei ist nichts zu importieren.',
  importMatches: 'Importieren',
  leave: 'Nicht importieren',
  close: 'Schließen',
  openMatch: 'Partie öffnen',
  running: (file) => `„${file}“ wird importiert …`,
}
