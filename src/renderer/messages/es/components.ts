import type { PageWords } from '../languages'

export const dialogWords: PageWords['dialogWords'] = { close: 'Cerrar' }

export const numberFieldWords: PageWords['numberFieldWords'] = {
  less: (label) => `Menos: ${label}`,
  more: (label) => `Más: ${label}`,
}

export const announcerWords: PageWords['announcerWords'] = { messages: 'Mensajes', dismiss: 'Quitar este mensaje' }

export const tableWords: PageWords['tableWords'] = { frame: (caption) => `${caption}: tabla` }

export const chartWords: PageWords['chartWords'] = { view: 'Mostrar como', chart: 'Como gráfico', table: 'Como tabla', opening: 'Abriendo el gráfico…' }

export const colon: PageWords['colon'] = ': '
