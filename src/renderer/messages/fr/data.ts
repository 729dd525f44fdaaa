import type { PageWords } from '../page-words'

export const dataWords: PageWords['dataWords'] = {
  title: 'Données',
}
