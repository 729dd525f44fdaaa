import type { PageWords } from '../page-words'

/** The match on a tablet that lies in the middle of the table. */
export const flat: PageWords['flat'] = {
  open: 'Tablet in die Tischmitte',
  leave: 'Flache Ansicht beenden',
  turn: 'Plätze drehen',
  yourTurn: 'dein Zug',
  play: 'Spielen',
  close: 'Schließen',
  more: (name) => `${name}: mehr`,
}
