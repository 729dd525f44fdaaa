import type { PageWords } from '../page-words'

/** The match on a tablet that lies in the middle of the table. */
export const flat: PageWords['flat'] = {
  open: 'Vista plana',
  leave: 'Salir de la vista plana',
  turn: 'Girar asientos',
  yourTurn: 'te toca',
  play: 'Jugar',
  close: 'Cerrar',
  more: (name) => `${name}: más`,
}
