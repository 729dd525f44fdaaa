import { counted, figures, listed } from '#shared/words/en/numbers'
import type { Noun } from '#shared/words/grammar'
import { damageSentencesOf, takenIn } from '../damage-sentences'
import { dateWords } from './dates'

const ROUNDS: Noun = { one: 'round', other: 'rounds' }
const ENTRIES: Noun = { one: 'entry', other: 'entries' }

/** A match that is there and cannot be opened. */
export const damaged = {
  /** The match, as far as it is known. */
  match: (players: readonly string[], date: string | null, matchId: string) => {
    if (players.length === 0) return date === null ? `The match in the file ${matchId}.json` : `A match of ${dateWords(date)}`
    return date === null ? listed(players) : `${listed(players)}, ${dateWords(date)}`
  },
  title: 'This match cannot be opened',
  heading: 'Matches that cannot be opened',
  all: (matches: number) => `All ${figures(matches)} that cannot be opened`,
  kept: 'Its file is in its place, and nothing is written to it. Every other match is as it was.',
  passing: 'It is looked at again by itself, and is here again as soon as it can be read.',
  elsewhere: 'On the computer that Caravan runs on, the page of this match says what can be done.',
  home: 'To the home page',
  /** What can be done about it. */
  do: 'What can be done',
  looking: 'Looking at its file …',
  here: 'The match is here again.',
  takeBack: {
    title: (entries: number) =>
      entries === 0 ? 'Leave out what does not belong to it' : entries === 1 ? 'Take back the last entry' : `Take back the last ${figures(entries)} entries`,
    which: (taken: readonly string[], more: number) => `This goes, the last first: ${taken.join(', ')}${more === 0 ? '' : `, and ${figures(more)} more`}.`,
    stays: (rounds: number, entries: number) => `The match is then sound again, with ${counted(rounds, ROUNDS)} and ${counted(entries, ENTRIES)}.`,
    trail: (entries: number) => `${counted(entries, { one: 'note', other: 'notes' })} about what was done beside playing will be missing.`,
    fields: (names: readonly string[]) => `What another program wrote into the file will be missing: ${names.join(', ')}.`,
    history: 'What was entered before cannot be undone step by step any more; it can be corrected.',
    kept: 'The file as it is now is kept beside it, under another name.',
    go: (entries: number) => (entries === 0 ? 'Leave it out' : 'Take back'),
    none: 'Taking back the last entries does not help here.',
  },
  taken: takenIn({
    by: (player) => ` by ${player}`,
    'enter-play': ({ tile, by }) => `${tile ?? 'a tile'}${by}`,
    'enter-draw': ({ by }) => `a draw${by}`,
    'enter-pass': ({ by }) => `a pass${by}`,
    'enter-block': ({ round }) => `the block of round ${round}`,
    'enter-table': ({ round }) => `the table as it lay in round ${round}`,
    'change-rules': 'a change of rules',
    'start-round': ({ round }) => `the start of round ${round}`,
    revise: 'a correction',
    unknown: ({ round }) => `an entry of round ${round}`,
  }),
  backups: {
    title: 'Restore it from a backup',
    looking: 'Looking through the backups …',
    version: (when: string) => `Backup of ${when}`,
    holds: (rounds: number, entries: number) => `${counted(rounds, ROUNDS)}, ${counted(entries, ENTRIES)}`,
    restore: 'Restore',
    restoreOf: (when: string) => `Restore the backup of ${when}`,
    none: (searched: number) =>
      searched === 0
        ? 'Caravan knows of no backup here.'
        : `None of the ${counted(searched, { one: 'backup', other: 'backups' })} that Caravan knows of here holds this match.`,
    unreadable: (backups: number) => `In ${counted(backups, { one: 'backup', other: 'backups' })} no version of it can be read.`,
    others: 'Choose another backup',
  },
  save: {
    title: 'Save the file as it is',
    text: (bytes: number | null) => `To keep it, or to show it to somebody who knows about such files${bytes === null ? '' : ` (${figures(bytes)} bytes)`}.`,
    go: 'Save the file',
    failed: 'The file could not be fetched. Try again in a moment.',
    /** Part of the name of the file. */
    name: 'damaged',
  },
  aside: {
    title: 'Take it out of the lists',
    text: 'Caravan then names this match no more. Its file stays in the data folder, under another name.',
    go: 'Take it out',
    ask: 'Take this match out of the lists?',
    yes: 'Take it out',
    no: 'Leave it',
    done: 'The match is out of the lists. Its file is kept under another name.',
  },
  notDone: 'Not done',
} as const

export const damageSentence = damageSentencesOf({
  'not-json': { empty: 'Its file is empty.', cut: 'Its file ends in the middle; the rest is missing.', other: 'What is in its file is no match.' },
  'wrong-shape': ({ detail }) => `Something in its file is not as it has to be (${detail}).`,
  'other-match': ({ id }) => `Its file holds another match (${id}).`,
  newer: 'A newer version of Caravan made it. With that version it can be opened.',
  fault: ({ detail }) => `Caravan read it and could not work with it (${detail}).`,
  place: (round, entry) => (round === null ? 'Something in its file' : entry === null ? `Round ${round}` : `Round ${round}, entry ${entry},`),
  'over-limit': {
    nesting: ({ place, found, allowed }) => `${place} is nested ${figures(found)} deep; at most ${figures(allowed)} are allowed.`,
    'event-size': ({ place, found, allowed }) => `${place} has ${figures(found)} bytes; at most ${figures(allowed)} are allowed.`,
    'match-size': ({ found, allowed }) => `The match has ${figures(found)} bytes; at most ${figures(allowed)} are allowed.`,
    'file-size': ({ found, allowed }) => `Its file has ${figures(found)} bytes; at most ${figures(allowed)} are opened.`,
    events: ({ found, allowed }) => `The match has ${counted(found, { one: 'entry', other: 'entries' })}; at most ${figures(allowed)} are allowed.`,
    revision: 'Its number of changes is higher than it can be.',
  },
  'not-readable': {
    'not-permitted': 'The system does not let Caravan read its file',
    'input-output': 'The disk reported a fault while its file was read',
    'not-a-file': 'Something else lies in the place of its file',
    busy: 'The system does not hand out its file just now',
    other: 'Its file cannot be read just now',
  },
})
