import { counted, tileNoun } from '#shared/words/fr'
import type { PageWords } from '../page-words'

export const live: PageWords['live'] = {
  more: 'Plus',
  photo: 'Photo',
  toPlay: 'à son tour',
  draw: 'Piocher 1',
  drawn: (tiles) => counted(tiles, { one: 'pioché', other: 'piochés' }),
  drawAnother: (tiles) => `${counted(tiles, { one: 'pioché', other: 'piochés' })}, en piocher un autre`,
  drawFrom: (boneyard) => `Piocher 1 domino (${boneyard})`,
  played: (tile) => `pose ${tile}`,
  led: 'ouverture',
  drew: (tiles) => `pioche ${counted(tiles, tileNoun)}`,
  tableLay: (tiles) => `à son tour, ${counted(tiles, tileNoun)} sur la table`,
  whole: 'Voir toute la saisie',
  correct: 'Corriger ou supprimer',
  waiting: 'à régler',
  atTable: 'À cette table',
  look: 'Affichage',
  match: 'Cette partie',
  feedHint: 'Corriger une saisie ou la remettre en question',
}
