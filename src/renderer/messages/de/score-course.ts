import { listed } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'Wie sich der Stand entwickelt hat',
  title: 'Stand nach jedem Eintrag',
  label: (names) => `Diagramm mit dem Stand von ${listed(names)} nach jedem Eintrag. Dasselbe als Tabelle: „Als Tabelle“ drücken.`,
  place: 'Eintrag',
  what: 'Was geschah',
  start: 'Die Partie beginnt',
  at: (round, event) => (event === null ? `Runde ${round}, Ende` : `Runde ${round}, ${event}`),
}
