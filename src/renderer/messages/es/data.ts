import type { PageWords } from '../page-words'

export const data: PageWords['data'] = {
  title: 'Datos',
}
