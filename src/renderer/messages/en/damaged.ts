import { shapeSentence } from '#shared/words/en/malformed'
import { counted, figures, listed } from '#shared/words/en/numbers'
import type { Noun } from '#shared/words/grammar'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'
import { noFileWords } from './file-faults'

const ROUNDS: Noun = { one: 'round', other: 'rounds' }
const ENTRIES: Noun = { one: 'entry', other: 'entries' }

/** A match that is there and cannot be opened. */
export const damaged = {
  /** The match, as far as it is known. */
  match: (players: readonly string[], date: string | null, matchId: string) => {
    if (players.length === 0) return date === null ? `The match in the file ${matchId}.json` : `A match from ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'Can’t open this match',
  heading: 'Matches that can’t be opened',
  all: (matches: number) => `Show all ${figures(matches)}`,
  kept: 'Caravan leaves its file as it is. Your other matches aren’t affected.',
  passing: 'Caravan keeps trying. The match is back as soon as its file can be read.',
  elsewhere: 'To see what you can do, open this match on the computer that runs Caravan.',
  home: 'Go to home page',
  /** What can be done about it. */
  do: 'What you can do',
  looking: 'Checking the file…',
  here: 'The match is back.',
  takeBack: {
    title: (entries: number) =>
      entries === 0 ? 'Remove what doesn’t belong' : entries === 1 ? 'Delete the last entry' : `Delete the last ${figures(entries)} entries`,
    which: (taken: readonly string[], more: number) =>
      `This will be deleted, the latest first: ${taken.join(', ')}${more === 0 ? '' : `, and ${figures(more)} more`}.`,
    stays: (rounds: number, entries: number) => `The match then works again, with ${counted(rounds, ROUNDS)} and ${counted(entries, ENTRIES)}.`,
    trail: (entries: number) => `${counted(entries, { one: 'note', other: 'notes' })} about earlier changes will be missing.`,
    fields: (names: readonly string[]) => `What another program added to the file will be missing: ${names.join(', ')}.`,
    history: 'You won’t be able to undo earlier entries. You can still correct them.',
    kept: 'Caravan saves the file as it is now under another name.',
    go: (entries: number) => (entries === 0 ? 'Remove it' : entries === 1 ? 'Delete entry' : 'Delete entries'),
    none: 'Deleting the last entries doesn’t help here.',
  },
  taken: takenIn({
    by: (player) => ` by ${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'a tile'}${by}`,
    'enter-draw': ({ by }) => `a draw${by}`,
    'enter-pass': ({ by }) => `a pass${by}`,
    'enter-block': ({ round }) => `the block in round ${round}`,
    'enter-table': ({ round }) => `the starting table in round ${round}`,
    'change-rules': 'a change of rules',
    'start-round': ({ round }) => `the start of round ${round}`,
    revise: 'a correction',
    unknown: ({ round }) => `an entry in round ${round}`,
  }),
  backups: {
    title: 'Restore from a backup',
    looking: 'Checking backups…',
    version: (when: string) => `Backup from ${when}`,
    holds: (rounds: number, entries: number) => `${counted(rounds, ROUNDS)}, ${counted(entries, ENTRIES)}`,
    restore: 'Restore',
    restoreOf: (when: string) => `Restore: backup from ${when}`,
    none: (searched: number) =>
      searched === 0
        ? 'Caravan has no backups on this computer.'
        : searched === 1
          ? 'The only backup here doesn’t contain this match.'
          : `None of the ${figures(searched)} backups here contains this match.`,
    unreadable: (backups: number) => `Caravan can’t read this match in ${counted(backups, { one: 'backup', other: 'backups' })}.`,
    others: 'Choose another backup',
  },
  save: {
    title: 'Save a copy of the file',
    text: (bytes: number | null) => `Keep it, or show it to someone who can repair it${bytes === null ? '' : ` (${figures(bytes)} bytes)`}.`,
    go: 'Save file',
    failed: 'Couldn’t get the file. Try again.',
    /** Part of the name of the file. */
    name: 'damaged',
  },
  aside: {
    title: 'Remove it from the lists',
    text: 'Caravan will no longer show this match. Its file stays in the data folder under another name.',
    go: 'Remove from lists',
    ask: 'Remove this match from the lists?',
    yes: 'Remove from lists',
    no: 'Cancel',
    done: 'Match removed from the lists. Its file is saved under another name.',
  },
  notDone: 'That didn’t work',
} as const

export const damageSentence = damageSentencesOf({
  shapeSentence,
  noFile: noFileWords,
  'not-json': { empty: 'Its file is empty.', cut: 'The end of its file is missing.', other: 'Its file doesn’t contain a match.' },
  'wrong-shape': (what) => `Something in its file is wrong (${what}).`,
  'other-match': ({ id }) => `Its file contains a different match (${id}).`,
  newer: 'A newer Caravan made this match. Update Caravan to open it.',
  fault: ({ detail }) => `Caravan can’t work with this match (${detail}).`,
  place: (round, entry) => (round === null ? 'Something in its file' : entry === null ? `Round ${round}` : `Round ${round}, entry ${entry}`),
  'over-limit': {
    nesting: ({ place, found, allowed }) =>
      `${place} is nested too deeply: ${counted(found, { one: 'level', other: 'levels' })}, the limit is ${figures(allowed)}.`,
    'event-size': ({ place, found, allowed }) => `${place} is too large: ${figures(found)} bytes, the limit is ${figures(allowed)}.`,
    'match-size': ({ found, allowed }) => `This match is too large: ${figures(found)} bytes, the limit is ${figures(allowed)}.`,
    'file-size': ({ found, allowed }) => `Its file is too large: ${figures(found)} bytes, the limit is ${figures(allowed)}.`,
    events: ({ found, allowed }) => `This match is too long: ${counted(found, ENTRIES)}, the limit is ${figures(allowed)}.`,
    revision: 'Its file contains an impossible number of changes.',
  },
  'not-readable': {
    'not-permitted': 'Caravan doesn’t have permission to read its file',
    'input-output': 'The disk reported an error while reading its file',
    'not-a-file': 'Something else is where its file should be',
    busy: 'Another program may be using its file right now',
    away: 'The folder of your matches isn’t there right now',
    other: 'Caravan can’t read its file right now',
  },
})
