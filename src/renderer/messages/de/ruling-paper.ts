import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, listed } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  paper: 'Entscheidung',
  title: 'Entscheidung über eine blockierte Runde',
  belongs: (names, round) => `${listed(names)}, Runde ${round}`,
  rule: (name, ids) => `${capitalised(name)}, ${ids.length === 1 ? 'Regel' : 'Regeln'} ${listed(ids)}`,
  rolled: (flower, scorpion) => `Blüte ${makeTile(flower)}, Skorpion ${makeTile(scorpion)}`,
  table: 'Auf dem Tisch',
  ends: (ends) => `Offene Enden: ${ends}.`,
  arm: (arm) => `Arm ${arm}`,
  hands: 'Aufgedeckte Steine',
  pips: (pips) => counted(pips, { one: 'Auge', other: 'Augen' }),
  notWhole: 'nicht ganz gezeigt',
  steps: 'Die Schritte der Reihe nach',
  blocked: 'Ist die Runde wirklich blockiert?',
  tableUntold: 'Der Tisch wurde nicht angegeben.',
  others: 'Nach anderen Regeln',
  wins: 'gewinnt',
  made: 'Entschieden mit Caravan',
  check: 'Die gespeicherte Entscheidung lässt sich ohne Caravan prüfen: Die Seite „check-ruling.html“ rechnet jeden Schritt nach.',
  noFile: 'Eine gespeicherte Entscheidung braucht jede Hand und alle Würfel. Zu dieser gibt es daher keine Datei, die sich prüfen lässt.',
  picture: {
    title: 'Bild der Entscheidung',
    alt: (winner, takes, where) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
}
