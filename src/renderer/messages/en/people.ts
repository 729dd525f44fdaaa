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
  if (lastPlayed === null) return 'not played yet'
  return `${counted(matches, MATCHES)}, the last on ${dateWords(lastPlayed)}`
}

export const people = {
  title: 'People',
  intro:
    'Everybody who plays with you. A new name counts in old matches too. Nobody is ever deleted, since matches name them: whoever does not play any more can be retired.',
  waiting: 'Looking for your people …',
  failed: 'The people cannot be shown just now. What is stored is safe; it is tried again.',
  nobody: 'Nobody has played yet. Whoever you seat at a match is remembered here.',
  list: 'Who plays',
  /** Names given on other devices, and those of people who are the same. */
  otherNames: (names: readonly string[]) => `Also ${listed(names)}`,
  tally,
  search: 'Search for a name',
  found: (found: number, all: number) => `${found} of ${counted(all, PEOPLE)}`,
  nothingFound: 'Nobody has such a name.',
  add: {
    heading: 'Add somebody',
    name: 'Add somebody by name',
    hint: 'Names typed at a new match are added by themselves.',
    button: 'Add',
    missing: 'Type a name first.',
    added: (name: string) => `${name} can now be chosen for matches.`,
    there: (name: string) => `${name} is there already.`,
  },
  edit: {
    name: 'Name',
    initials: 'Initials',
    initialsHint: 'Up to three letters; without them they are made from the name.',
    save: 'Save',
    saveOf: (name: string) => `Save the name and initials of ${name}`,
    noName: 'A person needs a name.',
    renamed: (before: string, after: string) => `${before} is now called ${after}, in old matches too.`,
    saved: (name: string) => `Saved for ${name}.`,
    colour: 'Colour',
    picture: 'Picture',
    choosePicture: 'Choose a picture …',
    otherPicture: 'Another picture …',
    removePicture: 'Take the picture away',
    pictureGone: (name: string) => `${name} is shown with initials again.`,
    retire: 'Retire',
    retireHint: 'Not offered for new matches any more; all old ones stay.',
    retired: (name: string) => `${name} is retired. Old matches stay as they are.`,
    back: 'Bring back',
    backAgain: (name: string) => `${name} is offered for new matches again.`,
    merge: 'The same person as …',
    undo: 'Undo',
  },
  colours: {
    red: 'Red',
    orange: 'Orange',
    yellow: 'Yellow',
    green: 'Green',
    teal: 'Teal',
    blue: 'Blue',
    violet: 'Violet',
    pink: 'Pink',
    brown: 'Brown',
    grey: 'Grey',
  } satisfies Record<PersonColour, string>,
  retired: {
    heading: (count: number) => `Retired (${count})`,
    hint: 'Not offered for new matches. Playing again, or a button here, brings them back.',
  },
  merged: {
    heading: (count: number) => `The same as somebody else (${count})`,
    hint: 'Their matches count for the one who stands for them. This can be taken back at any time.',
    line: (name: string, into: string) => `${name} is the same person as ${into}`,
    split: 'Make two people again',
    splitOf: (name: string, into: string) => `Make ${name} and ${into} two people again`,
    done: (name: string) => `${name} is a person of their own again, with the matches played as ${name}.`,
  },
  merge: {
    title: (name: string) => `Who is the same person as ${name}?`,
    with: 'The same person',
    choose: 'Choose …',
    option: (name: string, counts: Tally, retired: boolean) => `${name} (${tally(counts)}${retired ? ', retired' : ''})`,
    keep: 'Who stands for both?',
    nobodyElse: 'There is nobody else here yet.',
    changes: 'What changes',
    counting: 'Counting …',
    played: (one: string, other: string) => `${one} and ${other} become one person.`,
    after: (name: string, matches: number) =>
      `From then on ${name} stands for both, with ${counted(matches, MATCHES)}: in old matches, in the history and in statistics. The records themselves keep the names they were played under.`,
    back: 'Nothing is lost: this can be taken back further down on this page.',
    together: (matches: number) => `They sat at the same table in ${counted(matches, MATCHES)}, so they may well be two people.`,
    cancel: 'Leave them two',
    confirm: 'Make them one person',
    done: (gone: string, stays: string) => `${gone} and ${stays} are one person now.`,
  },
  picture: {
    title: (name: string) => `A picture of ${name}`,
    file: 'Choose a picture …',
    hint: 'Or drop a picture here, or paste one. A small square of it is kept, on this computer, with your matches.',
    dropHere: 'Drop the picture here',
    opening: 'Opening the picture …',
    onlyOne: (name: string) => `Only one picture fits; ${name} is used.`,
    preview: 'How it will look',
    zoom: 'Nearer',
    across: 'Left or right',
    down: 'Up or down',
    cancel: 'Cancel',
    use: 'Use this picture',
    impossible: 'This browser cannot make a small copy of that picture. Try another one.',
    done: (name: string) => `The picture of ${name} is kept.`,
  },
  problem: { title: 'That was not done', merge: (name: string) => `The same person as ${name} …` },
} as const

export const peopleProblemSentence = peopleSentencesOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-person': (name) => `${name} is not known here any more. Another device may have changed that.`,
  'name-taken': ({ name }) => `Somebody else is called ${name}. If the two are one person, say so; if not, add an initial or a nickname to one of them.`,
  'merged-already': 'One of them has become the same as somebody else meanwhile. Look at the list and choose again.',
  'bad-picture': {
    'not-a-jpeg': 'What came was not a picture in JPEG, so it was not kept. Choose it again, or another one.',
    'too-large': 'The picture is too large to be kept. Choose it again, or another one.',
  },
})
