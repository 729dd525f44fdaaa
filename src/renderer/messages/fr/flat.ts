import type { PageWords } from '../page-words'

/** The match on a tablet that lies in the middle of the table. */
export const flat: PageWords['flat'] = {
  open: 'Vue à plat',
  leave: 'Quitter la vue à plat',
  turn: 'Tourner les places',
  yourTurn: 'à vous',
  play: 'Jouer',
  close: 'Fermer',
  more: (name) => `${name} : plus`,
}
