import { counted, tileNoun } from '#shared/words/fr'
import type { PageWords } from '../page-words'

export const live: PageWords['live'] = {
  more: 'Plus',
  photo: 'Photo',
  toPlay: 'à jouer',
  draw: 'Piocher 1',
  drawn: (tiles) => (tiles === 1 ? '1 pioché' : `${tiles} piochés`),
  drawAnother: (tiles) => `${tiles === 1 ? '1 pioché' : `${tiles} piochés`}, en piocher un autre`,
  drawFrom: (boneyard) => `Piocher 1 domino (${boneyard})`,
  played: (tile) => `pose ${tile}`,
  led: 'ouverture',
  drew: (tiles) => `pioche ${counted(tiles, tileNoun)}`,
  tableLay: (tiles) => `joue maintenant, ${counted(tiles, tileNoun)} sur la table`,
  whole: 'Voir toute la saisie',
  correct: 'Corriger ou supprimer',
  waiting: 'à régler',
  atTable: 'À cette table',
  look: 'Affichage',
  match: 'Cette partie',
  feedHint: 'Corriger une saisie ou la remettre en question',
}
