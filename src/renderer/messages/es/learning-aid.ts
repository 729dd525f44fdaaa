import type { PageWords } from '../page-words'

/** What each tile of the tray would score, at a table that wants to see it. */
export const learningAid: PageWords['learningAid'] = {
  summary: 'Ayuda para aprender',
  on: 'sí',
  off: 'no',
  what: 'Cada ficha que encaja muestra cuánto daría. Un anillo marca las mejores.',
  switchOn: 'Activar en esta partida',
  switchOff: 'Desactivar',
  /** After a tile's name, of the places that score the most. */
  best: (pays) => `${pays}, lo mejor`,
  /** In the trail. */
  turned: (on) => (on ? 'Ayuda para aprender: activada' : 'Ayuda para aprender: desactivada'),
}
