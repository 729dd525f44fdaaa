import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, inNumber, listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  paper: 'Décision',
  title: 'Décision sur une manche bloquée',
  belongs: (names, round) => `${listed(names)}, manche ${round}`,
  rule: (name, ids) => `${capitalised(name)}, ${inNumber(ids.length, { one: 'règle', other: 'règles' })} ${listed(ids)}`,
  rolled: (flower, scorpion) => `Fleur ${makeTile(flower)}, Scorpion ${makeTile(scorpion)}`,
  table: 'Sur la table',
  ends: (ends) => `Bouts ouverts : ${ends}.`,
  arm: (arm) => `Branche ${arm}`,
  hands: 'Dominos dévoilés',
  pips: (pips) => counted(pips, { one: 'point en main', other: 'points en main' }),
  notWhole: 'pas entièrement montrée',
  steps: 'Critères dans l’ordre',
  blocked: 'La manche est-elle bloquée ?',
  tableUntold: 'La table n’a pas été indiquée.',
  others: 'Avec d’autres règles',
  wins: 'gagne',
  made: 'Décision rendue avec Caravan',
  check: 'La décision enregistrée peut être vérifiée sans Caravan : la page « check-ruling.html » recalcule chaque critère.',
  noFile: 'Une décision enregistrée demande toutes les mains et tous les dés. Celle-ci n’a donc pas de fichier à vérifier.',
  picture: {
    title: 'Image de la décision',
    alt: (winner, takes, where) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
}
