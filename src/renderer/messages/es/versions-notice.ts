import { counted } from '#shared/words/es/numbers'
import type { PageWords } from '../page-words'

export const versionsNotice: PageWords['versionsNotice'] = {
  title: (versions) => `${counted(versions, { one: 'versión', other: 'versiones' })} de esta partida`,
  text: 'La partida siguió por caminos distintos en cada dispositivo. Se conservan todas las versiones. Compáralas y elige una.',
  open: 'Comparar versiones',
}
