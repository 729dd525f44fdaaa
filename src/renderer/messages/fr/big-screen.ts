import type { PageWords } from '../languages'

/** The scoreboard that is read from across the room. */
export const bigScreenWords: PageWords['bigScreenWords'] = {
  title: (names) => `Grand écran : ${names}`,
  heading: 'Grand écran',
  open: 'Grand écran',
  openHint: 'Les jetons, le tour et la ligne de jeu dans une fenêtre à part, lisibles de l’autre bout de la pièce.',
  controls: 'Grand écran',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  back: 'Retour à la table',
  lastPlay: 'Le dernier coup',
  agreed: 'D’accord',
  contested: 'Conteste la manche',
  toAnswer: 'Pas encore de réponse',
  rulingBy: (rule) => `Décision : ${rule}`,
}
