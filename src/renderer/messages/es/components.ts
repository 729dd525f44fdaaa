import { lazily } from '#shared/kernel/lazily'
import type { PageWords } from '../page-words'
import { regional } from '../regional'

const whole = lazily(() => new Intl.NumberFormat(regional('es')))

export const dialogWords: PageWords['dialogWords'] = { close: 'Cerrar' }

export const numberFieldWords: PageWords['numberFieldWords'] = {
  less: (label) => `Menos: ${label}`,
  more: (label) => `Más: ${label}`,
}

export const announcerWords: PageWords['announcerWords'] = { messages: 'Mensajes', dismiss: 'Quitar este mensaje' }

export const tableWords: PageWords['tableWords'] = { frame: (caption) => `${caption}: tabla` }

export const chartWords: PageWords['chartWords'] = { view: 'Mostrar como', chart: 'Como gráfico', table: 'Como tabla', opening: 'Abriendo el gráfico…' }

export const readingWords: PageWords['readingWords'] = {
  soFar: (done, total) => `${whole().format(done)} de ${whole().format(total)} partidas leídas hasta ahora. Ya puedes jugar.`,
}

export const colon: PageWords['colon'] = ': '
