import { datesIn } from '../dates-in'

export const { whenWords, dayWords, dateWords, momentWords, chartDay } = datesIn('fr-FR', {
  today: 'aujourd’hui',
  yesterday: 'hier',
  unknown: 'à un moment inconnu',
  first: '1er',
})
