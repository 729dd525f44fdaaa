import type { PageWords } from '../page-words'

/** The scoreboard that is read from across the room. */
export const bigScreen: PageWords['bigScreen'] = {
  title: (names) => `Grand écran : ${names}`,
  heading: 'Grand écran',
  open: 'Grand écran',
  openHint: 'Jetons, tour et dominos posés dans une fenêtre à part, lisible de l’autre bout de la pièce.',
  controls: 'Grand écran',
  fullScreen: 'Plein écran',
  leaveFullScreen: 'Quitter le plein écran',
  back: 'Retour à la table',
  lastPlay: 'Ce qui vient de se passer',
  agreed: 'D’accord',
  contested: 'Conteste la manche',
  toAnswer: 'N’a pas encore répondu',
  rulingBy: (rule) => `Décision selon : ${rule}`,
}
