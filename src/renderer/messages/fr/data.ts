import type { PageWords } from '../languages'

export const dataWords: PageWords['dataWords'] = {
  title: 'Données',
}
