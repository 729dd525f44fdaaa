import type { PageWords } from '../page-words'

export const versionsNotice: PageWords['versionsNotice'] = {
  title: (versions) => `${versions} versiones de esta partida`,
  text: 'La partida siguió por caminos distintos en cada dispositivo. Se conservan todas las versiones. Compáralas y elige una.',
  open: 'Comparar versiones',
}
