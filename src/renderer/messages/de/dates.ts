import { datesIn } from '../dates-in'

export const { whenWords, dayWords, dateWords, momentWords, chartDay } = datesIn('de-DE', {
  today: 'heute',
  yesterday: 'gestern',
  unknown: 'zu unbekannter Zeit',
})
