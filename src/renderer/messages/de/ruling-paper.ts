import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, listed } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  paper: 'Entscheidung',
  title: 'Entscheidung über eine blockierte Runde',
  belongs: (names, round) => `Partie von ${listed(names)}, Runde ${round}`,
  rule: (name, ids) => `${capitalised(name)}, Regel ${listed(ids)}`,
  thrown: (flower, scorpion) => `Blüte ${makeTile(flower)}, Skorpion ${makeTile(scorpion)}`,
  table: 'Auf dem Tisch',
  ends: (ends) => `Offene Enden: ${ends}.`,
  arm: (arm) => `Arm ${arm}`,
  hands: 'Die Hände',
  pips: (pips) => counted(pips, { one: 'Auge', other: 'Augen' }),
  steps: 'Die Fragen der Reihe nach',
  blocked: 'Ist sie wirklich blockiert?',
  tableUntold: 'Was auf dem Tisch lag, wurde nicht gesagt.',
  others: 'Was andere Regeln sagen würden',
  wins: 'gewinnt',
  made: 'Entschieden mit Caravan',
  picture: {
    title: 'Bild der Entscheidung',
    alt: (winner, takes, where) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
}
