import { counted } from '#shared/words/en/numbers'
import { seasonSentenceOf } from '../season-sentences'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

/** Ranges of days that a family gave a name. */
export const seasons = {
  filter: 'Season',
  allTime: 'All time',
  season: 'Season',
  days: (from: string, to: string) =>
    from === '' ? `Until ${dateWords(to)}` : to === '' ? `Since ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`,
  others: 'More seasons',
  add: 'Add season',
  edit: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'For example “Summer in Brittany”.',
  from: 'First day',
  to: 'Last day',
  noName: 'Enter a name.',
  noDay: 'Choose a day.',
  backwards: 'The last day is before the first.',
  cancel: 'Cancel',
  save: 'Save season',
  saved: (name: string) => `${name} is saved.`,
  delete: 'Delete season',
  deleteHint: 'A deleted season goes to the bin on the Files page. Its matches and game nights stay.',
  deleted: (name: string) => `${name} is in the bin. No match was deleted.`,
  problem: 'That didn’t work',
} as const

export const seasonProblemSentence = seasonSentenceOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-season': 'This season no longer exists. Another device may have deleted it.',
  'ends-before-it-begins': 'The last day is before the first. Change one of them.',
  'name-taken': ({ name }) => `There is already a season called ${name}. Choose another name.`,
  'too-many': ({ limit }) => `You already have ${counted(limit, { one: 'season', other: 'seasons' })}. Delete one first.`,
})
