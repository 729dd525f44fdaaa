import { makeTile } from '#shared/domino/tile'
import { capitalised, counted, listed } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** A ruling on paper and as a picture. */
export const rulingPaper: PageWords['rulingPaper'] = {
  paper: 'Decisión',
  title: 'Decisión sobre una ronda con cierre',
  belongs: (names, round) => `${listed(names)}, ronda ${round}`,
  rule: (name, ids) => `${capitalised(name)}, ${ids.length === 1 ? 'regla' : 'reglas'} ${listed(ids)}`,
  rolled: (flower, scorpion) => `Flor ${makeTile(flower)}, Escorpión ${makeTile(scorpion)}`,
  table: 'En la mesa',
  ends: (ends) => `Extremos abiertos: ${ends}.`,
  arm: (arm) => `Brazo ${arm}`,
  hands: 'Manos',
  pips: (pips) => counted(pips, { one: 'punto', other: 'puntos' }),
  notWhole: 'sin mostrar del todo',
  steps: 'Criterios en orden',
  blocked: '¿De verdad hay cierre?',
  tableUntold: 'No se indicó la mesa.',
  others: 'Con otras reglas',
  wins: 'gana',
  made: 'Decisión tomada con Caravan',
  check: 'La decisión guardada se puede comprobar sin Caravan: la página “check-ruling.html” vuelve a calcular cada criterio.',
  noFile: 'Una decisión guardada necesita todas las manos y todos los dados. Por eso esta no tiene archivo que se pueda comprobar.',
  picture: {
    title: 'Imagen de la decisión',
    alt: (winner, takes, where) => `${winner} ${takes}. ${where.join(', ')}.`,
  },
}
