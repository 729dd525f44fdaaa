import { datesIn } from '../dates-in'

export const { whenWords, dayWords, dateWords, momentWords, chartDay } = datesIn('es', {
  today: 'hoy',
  yesterday: 'ayer',
  unknown: 'momento desconocido',
})
