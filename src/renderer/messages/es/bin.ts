import { counted, inNumber } from '#shared/words/es'
import type { PageWords } from '../page-words'

export const bin: PageWords['bin'] = {
  heading: 'Papelera',
  waiting: 'Cargando la papelera…',
  failed: 'La papelera no se puede cargar ahora mismo. Tus partidas están a salvo y Caravan lo sigue intentando.',
  empty: 'La papelera está vacía. Puedes mover una partida aquí desde su propia página. Se queda hasta que la elimines definitivamente.',
  count: (total) =>
    total === 1
      ? '1 partida en la papelera. No cuenta en las estadísticas y se queda aquí hasta que la elimines definitivamente.'
      : `${counted(total, { one: 'partida', other: 'partidas' })} en la papelera. No cuentan en las estadísticas y se quedan aquí hasta que las elimines definitivamente.`,
  shown: (shown, total) => `Estás viendo ${inNumber(shown, { one: 'la última', other: `las ${shown} últimas` })} de ${total}.`,
  more: 'Mostrar más',
  list: 'Partidas en la papelera',
  put: (when) => `en la papelera desde: ${when}`,
  restore: 'Restaurar',
  restoreOf: (players) => `Restaurar: ${players}`,
  delete: 'Eliminar definitivamente',
  deleteOf: (players) => `Eliminar definitivamente: ${players}`,
  others: {
    list: 'Temporadas y veladas en la papelera',
    what: { season: 'Temporada', evening: 'Velada' },
    restored: (name) => `${name} ya no está en la papelera.`,
    deleted: (name) => `Se ha eliminado definitivamente: ${name}.`,
    title: (name) => `¿Eliminar ${name} definitivamente?`,
    texts: {
      season: 'Esto elimina la temporada, con sus días y sus reglas. Las partidas y las veladas se quedan. No se puede deshacer.',
      evening: 'Esto elimina la velada, con sus mesas y sus resultados. Las partidas se quedan. No se puede deshacer.',
    },
    keep: 'Conservar',
  },
  ask: {
    title: '¿Eliminar esta partida definitivamente?',
    text: (players, day) => `La partida de ${players} (${day}) y sus fotos se eliminarán. No se puede deshacer.`,
    keep: 'Conservar la partida',
    delete: 'Eliminar definitivamente',
  },
}
