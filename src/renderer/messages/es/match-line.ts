import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'ganó',
  unfinished: 'sin terminar',
  readOnly: 'Hecha con un Caravan más nuevo, o su archivo no se puede escribir: se puede mirar, no seguir jugando.',
}
