import { counted } from '#shared/words/es'
import type { PageWords } from '../page-words'

export const bin: PageWords['bin'] = {
  heading: 'Papelera',
  waiting: 'Mirando en la papelera…',
  failed: 'La papelera no se puede mostrar ahora mismo. Lo guardado está a salvo; se vuelve a intentar.',
  empty: 'La papelera está vacía. Una partida se trae aquí desde su página, y se queda hasta que la borres para siempre.',
  count: (total) =>
    `${counted(total, { one: 'partida', other: 'partidas' })} en la papelera. Lo que está aquí no cuenta en ningún sitio y se queda hasta que lo borres para siempre.`,
  shown: (shown, total) => `Se muestran las ${shown} últimas de ${total}.`,
  more: 'Mostrar más',
  list: 'Partidas en la papelera',
  put: (when) => `en la papelera desde: ${when}`,
  restore: 'Recuperar',
  restoreOf: (players) => `Recuperar la partida de ${players}`,
  delete: 'Borrar para siempre',
  deleteOf: (players) => `Borrar para siempre: la partida de ${players}`,
  ask: {
    title: '¿Borrar esta partida para siempre?',
    text: (players, day) => `La partida de ${players}, ${day}, se borra de esta carpeta con sus fotos, y nada de aquí la puede recuperar.`,
    keep: 'Conservarla',
    delete: 'Borrar para siempre',
  },
}
