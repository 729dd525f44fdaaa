import type { PersonColour } from '#shared/contract/colours'
import { counted, listed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { peopleSentencesOf } from '../people-sentences'
import type { Tally } from '../sentence-inputs'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const PEOPLE: Noun = { one: 'person', other: 'people' }

function tally({ matches, lastPlayed }: Tally): string {
  if (lastPlayed === null) return 'no matches yet'

  return `${counted(matches, MATCHES)}, last on ${dateWords(lastPlayed)}`
}

export const people = {
  title: 'People',
  intro:
    'Everyone you’ve played with. If you rename someone, their old matches show the new name too. You can’t delete people, because their matches need them. But you can hide anyone who no longer plays.',
  waiting: 'Loading people…',
  failed: 'Can’t load people right now. Your data is safe, and Caravan keeps trying.',
  nobody: 'Nobody here yet. Caravan adds everyone you play with.',
  list: 'Everyone who plays',
  form: (places: readonly number[]) => `Recent places: ${places.join(', ')}.`,
  /** Names given on other devices, and those of people who are the same. */
  otherNames: (names: readonly string[]) => `Also called ${listed(names)}`,
  tally,
  search: 'Search names',
  found: (found: number, all: number) => `${found} of ${counted(all, PEOPLE)}`,
  nothingFound: 'No names found.',
  add: {
    heading: 'Add a person',
    name: 'New person’s name',
    hint: 'Caravan also adds the names you type in a new match.',
    button: 'Add person',
    missing: 'Enter a name.',
    added: (name: string) => `${name} added.`,
    there: (name: string) => `${name} is already in the list.`,
  },
  edit: {
    name: 'Name',
    initials: 'Initials',
    initialsHint: 'Up to 3 letters. Leave empty to use the name’s initials.',
    save: 'Save',
    saveOf: (name: string) => `Save ${name}’s name and initials`,
    noName: 'Enter a name.',
    renamed: (before: string, after: string) => `${before} is now called ${after}, also in old matches.`,
    saved: (name: string) => `${name} saved.`,
    colour: 'Colour',
    picture: 'Picture',
    choosePicture: 'Choose picture…',
    otherPicture: 'Change picture…',
    removePicture: 'Remove picture',
    pictureGone: (name: string) => `Picture removed. ${name} shows initials again.`,
    hide: 'Hide',
    hideHint: 'Not suggested for new matches. Old matches stay.',
    hidden: (name: string) => `${name} is hidden. Old matches stay the same.`,
    showAgain: 'Show again',
    shownAgain: (name: string) => `Caravan suggests ${name} for new matches again.`,
    merge: 'Merge with…',
    undo: 'Undo',
  },
  colours: {
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
    grey: 'Grey',
  } satisfies Record<PersonColour, string>,
  hidden: {
    heading: (count: number) => `Hidden (${count})`,
    hint: 'Not suggested for new matches. They’re suggested again once they play, or when you tap “Show again”.',
  },
  merged: {
    heading: (count: number) => `Merged (${count})`,
    hint: 'Their matches count for the person they’re merged with. You can separate them at any time.',
    line: (name: string, into: string) => `${name} is merged with ${into}`,
    split: 'Separate',
    splitOf: (name: string, into: string) => `Separate ${name} and ${into}`,
    done: (name: string) => `${name} is separate again and keeps the matches played as ${name}.`,
  },
  merge: {
    title: (name: string) => `Merge ${name} with someone`,
    with: 'Merge with',
    choose: 'Choose…',
    option: (name: string, counts: Tally, retired: boolean) => `${name} (${tally(counts)}${retired ? ', hidden' : ''})`,
    keep: 'Which name stays?',
    nobodyElse: 'Nobody else is here yet.',
    changes: 'What changes',
    counting: 'Counting…',
    played: (one: string, other: string) => `${one} and ${other} become one person.`,
    after: (name: string, matches: number) =>
      `Both will be shown as ${name}, with ${counted(matches, MATCHES)}, everywhere in Caravan. The saved matches keep the names they were played under.`,
    back: 'Nothing is lost. You can separate them again, further down this page.',
    together: (matches: number) => `They played against each other in ${counted(matches, MATCHES)}, so they may be two people.`,
    cancel: 'Don’t merge',
    confirm: 'Merge',
    done: (gone: string, stays: string) => `${gone} is now merged with ${stays}.`,
  },
  picture: {
    title: (name: string) => `${name}’s picture`,
    file: 'Choose picture…',
    hint: 'Or drop or paste a picture here. Caravan saves a small square of it on this computer, with your matches.',
    dropHere: 'Drop picture here',
    opening: 'Loading the picture…',
    onlyOne: (name: string) => `You can use only one picture. Using ${name}.`,
    preview: 'Preview',
    zoom: 'Zoom',
    across: 'Move left or right',
    down: 'Move up or down',
    cancel: 'Cancel',
    use: 'Use picture',
    impossible: 'This browser can’t resize that picture. Try another one.',
    done: (name: string) => `${name}’s picture is saved.`,
  },
  problem: { title: 'That didn’t work', merge: (name: string) => `Merge with ${name}…` },
} as const

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} is no longer in the list. Another device may have changed this.`,
  'name-taken': ({ name }) => `Someone else is called ${name}. If they are the same person, merge them. If not, add an initial or a nickname.`,
  'merged-already': 'One of them is already merged with someone else. Check the list and choose again.',
  'bad-picture': {
    'not-a-jpeg': 'The picture couldn’t be saved. Choose it again, or use another one.',
    'too-large': 'The picture is too large. Choose it again, or use another one.',
  },
})
