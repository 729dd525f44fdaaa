import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'a gagné',
  unfinished: 'en cours',
  readOnly: 'Lecture seule : faite par un Caravan plus récent, ou fichier impossible à modifier.',
}
