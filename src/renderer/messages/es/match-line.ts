import type { PageWords } from '../page-words'

export const matchLine: PageWords['matchLine'] = {
  won: 'ganó',
  unfinished: 'sin terminar',
  readOnly: 'Solo se puede ver: hecha con un Caravan más nuevo, o con un archivo protegido.',
}
