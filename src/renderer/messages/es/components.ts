import { lazy } from '#shared/kernel/lazy'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const whole = lazy(() => new Intl.NumberFormat(regional('es')))

export const dialog: PageWords['dialog'] = { close: 'Cerrar' }

export const numberField: PageWords['numberField'] = {
  less: (label) => `Menos: ${label}`,
  more: (label) => `Más: ${label}`,
}

export const announcer: PageWords['announcer'] = { messages: 'Mensajes', dismiss: 'Quitar este mensaje' }

export const table: PageWords['table'] = { frame: (caption) => `${caption}: tabla` }

export const chart: PageWords['chart'] = { view: 'Mostrar como', chart: 'Como gráfico', table: 'Como tabla', opening: 'Abriendo el gráfico…' }

export const reading: PageWords['reading'] = {
  soFar: (done, total) => `${whole().format(done)} de ${whole().format(total)} partidas leídas hasta ahora. Ya puedes jugar.`,
}

export const colon: PageWords['colon'] = ': '
