import { datesIn } from '../dates-in'

export const { whenWords, dayWords, dateWords, momentWords, chartDay } = datesIn('en-GB', {
  today: 'today',
  yesterday: 'yesterday',
  unknown: 'at an unknown time',
})
