import { listed } from '#shared/words/en'

/** The score of a match from event to event. */
export const scoreCourse = {
  heading: 'How the score went',
  title: 'Totals after each event',
  label: (names: readonly string[]) => `Chart of the totals of ${listed(names)} after each event. The same as a table: press “As a table”.`,
  place: 'Event',
  what: 'What happened',
  start: 'The match begins',
  at: (round: number, event: number | null) => (event === null ? `Round ${round}, end` : `Round ${round}, ${event}`),
} as const
