import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'a gagné',
  unfinished: 'pas terminée',
  readOnly: 'Faite par un Caravan plus récent, ou fichier impossible à écrire : on peut la regarder, pas la continuer.',
}
