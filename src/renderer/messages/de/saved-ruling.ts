import type { PageWords } from '../page-words'

/** A ruling saved as a file that anyone can check. */
export const savedRuling: PageWords['savedRuling'] = {
  save: 'Entscheidung speichern',
  saved: (name) => `Entscheidung als „${name}“ gespeichert. Du findest die Datei bei deinen Downloads.`,
  impossible: 'Mit diesen Steinen stimmt etwas nicht. Korrigiere sie und speichere dann die Entscheidung.',
  check: 'Entscheidung prüfen',
  checkHint: 'Eine eigene Seite rechnet jeden Schritt nach, getrennt von der Wertung in Caravan. Du kannst sie bei der Entscheidung aufheben.',
}
