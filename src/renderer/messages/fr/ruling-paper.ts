import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  paper: 'Décision',
  title: 'Décision sur une manche bloquée',
  belongs: (names, round) => `Partie avec ${listed(names)}, manche ${round}`,
  rule: (name, ids) => `${capitalised(name)}, ${inNumber(ids.length, { one: 'règle', other: 'règles' })} ${listed(ids)}`,
  thrown: (flower, scorpion) => `Fleur ${makeTile(flower)}, Scorpion ${makeTile(scorpion)}`,
  table: 'Sur la table',
  ends: (ends) => `Bouts ouverts : ${ends}.`,
  arm: (arm) => `Branche ${arm}`,
  hands: 'Les mains',
  pips: (pips) => counted(pips, { one: 'point en main', other: 'points en main' }),
  steps: 'Critères, dans leur ordre',
  blocked: 'Est-ce vraiment bloqué ?',
  tableUntold: 'Ce qu’il y avait sur la table n’a pas été indiqué.',
  others: 'Ce que diraient d’autres règles',
  wins: 'gagne',
  made: 'Décision rendue avec Caravan',
  picture: {
    title: 'Image de la décision',
    alt: (winner, takes, where) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
}
