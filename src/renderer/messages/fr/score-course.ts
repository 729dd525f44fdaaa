import { listed } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** The score of a match from event to event. */
export const scoreCourse: PageWords['scoreCourse'] = {
  heading: 'L’évolution du score',
  title: 'Totaux après chaque saisie',
  label: (names) => `Graphique des totaux après chaque saisie : ${listed(names)}. La même chose en tableau : choisissez « Tableau ».`,
  place: 'Saisie',
  what: 'Ce qui s’est passé',
  start: 'La partie commence',
  at: (round, event) => (event === null ? `Manche ${round}, fin` : `Manche ${round}, ${event}`),
}
