import type { PageWords } from '../page-words'

/** The picture of the people behind their tiles, at the end of a match. */
export const tablePicture: PageWords['tablePicture'] = {
  take: 'Prendre la photo de la table',
  takeHere: 'Prendre la photo avec ce téléphone',
  open: 'La photo de la table',
  hint: 'Installez-vous derrière vos dominos. L’appareil compte jusqu’à trois.',
  behind: 'Tout le monde, et les dominos devant.',
  stop: 'Arrêter',
  impossible: 'La photo n’a pas pu être faite. Réessayez, ou choisissez-en une.',
  alt: (players) => `Photo de la table : ${players}`,
  shapes: { wide: 'La table, en largeur', upright: 'La table, en hauteur' },
  states: {
    new: 'Cette photo n’est pas encore enregistrée avec la partie.',
    other: 'La partie a une autre photo. Si vous enregistrez celle-ci, elle la remplace.',
    kept: 'Enregistrée avec la partie.',
    gone: 'La photo de cette partie manque ou est endommagée.',
  },
  keep: 'Enregistrer avec la partie',
  again: 'En prendre une autre',
  forget: 'Supprimer la photo',
  notRestored: 'La photo n’a pas pu être récupérée.',
  print: 'Imprimer les photos…',
  printed: 'Photos de la table',
  forgotten: 'Photo supprimée.',
}
