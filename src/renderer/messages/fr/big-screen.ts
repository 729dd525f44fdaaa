import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Tableau des scores : ${names}`,
  heading: 'Tableau des scores',
  open: 'Tableau des scores',
  openHint: 'Score, tour et dominos posés dans une fenêtre à part, lisible de l’autre bout de la pièce.',
  overlay: 'Incrustation pour la diffusion',
  overlayHint: 'Pour OBS : transparente, dans une fenêtre à part. Copiez son adresse dans une source navigateur.',
  overlayTitle: (names) => `Incrustation : ${names}`,
  winsWith: (points) => `gagne avec ${points}`,
  toPlay: 'à son tour',
  controls: 'Tableau des scores',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  back: 'Retour à la table',
  lastPlay: 'Dernière saisie',
  agreed: 'D’accord',
  contested: 'Pas d’accord',
  toAnswer: 'Pas encore de réponse',
  rulingBy: (rule) => `Règle : ${rule}`,
}
