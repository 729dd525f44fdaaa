import type { PageWords } from '../page-words'
import { regionalFormat } from '../regional'

const whole = regionalFormat('es', (tag) => new Intl.NumberFormat(tag))

export const dialog: PageWords['dialog'] = { close: 'Cerrar' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Disminuir: ${label}`,
  more: (label) => `Aumentar: ${label}`,
}

/** Above what was entered before the dialog or form was left. */
export const keptDraft: PageWords['keptDraft'] = { kept: 'De antes, aún sin guardar.', startOver: 'Empezar de nuevo' }

export const announcer: PageWords['announcer'] = { messages: 'Mensajes', dismiss: 'Cerrar mensaje' }

export const table: PageWords['table'] = { sort: 'Ordenar por', frame: (caption) => `${caption}: tabla` }

export const chart: PageWords['chart'] = { table: 'Tabla', opening: 'Cargando el gráfico…' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `Cargando partidas: ${whole().format(done)} de ${whole().format(total)}. Ya puedes jugar.`,
}

export const colon: PageWords['colon'] = ': '
