import { listed } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'Cómo fue la puntuación',
  title: 'Totales después de cada anotación',
  label: (names) => `Gráfico de los totales de ${listed(names)} después de cada anotación. Lo mismo como tabla: pulsa “Como tabla”.`,
  place: 'Anotación',
  what: 'Qué pasó',
  start: 'Empieza la partida',
  at: (round, event) => (event === null ? `Ronda ${round}, final` : `Ronda ${round}, ${event}`),
}
