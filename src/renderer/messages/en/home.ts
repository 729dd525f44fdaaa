import type { Notice } from '#shared/contract/lists'
import type { HostInfo, NotRead } from '#shared/contract/schemas'
import { counted, listed } from '#shared/words/en/numbers'
import { backupFaults } from './backup-faults'
import { versions } from './versions'

export const home = {
  title: 'Caravan',
  heading: 'At the table',
  waiting: 'Looking for your matches …',
  failed: 'The list of matches cannot be shown just now. What is stored is safe; it is tried again.',
  newMatch: 'New match',
  settle: 'Settle a dispute',
  welcome: {
    title: 'Welcome to the table',
    text: [
      'Play with your own dominoes. Caravan keeps the score, says why every play counts, and rules when a round is blocked.',
      'Everything stays on this computer.',
    ],
  },
  goOn: 'Go on',
  inProgress: 'Match in progress',
  lastPlayed: (when: string) => `Last played ${when}`,
  rounds: (rounds: number) => `Round ${Math.max(rounds, 1)}`,
  standing: (names: readonly string[], margin: number, everybody: boolean) => {
    if (everybody) return 'All level'
    return names.length === 1 ? `${names[0]} is ahead by ${margin}` : `${listed(names)} share the lead`
  },
  unfinished: {
    heading: 'Other unfinished matches',
    goOn: (players: string) => `Go on: ${players}`,
    all: (matches: number | null) => (matches === null ? 'All unfinished matches' : `All ${matches} unfinished matches`),
  },
  finished: {
    heading: 'Finished matches',
    rounds: (rounds: number) => counted(rounds, { one: 'round', other: 'rounds' }),
    open: (players: string) => `Open the score sheet: ${players}`,
  },
  lookAt: (players: string) => `Look at: ${players}`,
  /** The way to the history; null while it is not known yet how many there are. */
  all: (matches: number | null) => (matches === null || matches === 1 ? 'The history' : `All ${matches} matches`),
  notices: {
    heading: 'About your stored data',
    dismiss: 'I have seen this',
    notDismissed: 'This message could not be put away. Try again in a moment.',
  },
  host: {
    heading: 'Where this is kept',
    where: { electron: 'This is the desktop window.', web: 'This page is served by Caravan on this computer.' } satisfies Record<HostInfo['host'], string>,
    folder: 'Caravan prints the folder of your matches when it starts.',
    showFolder: 'Show the folder of my matches',
    browser: 'Open in the browser',
    version: (version: string) => `Version ${version}`,
    about: 'About Caravan',
  },
} as const

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'The disk is full.',
  'read-only': 'The disk can only be read.',
  'not-permitted': 'The system does not let Caravan write there.',
  'input-output': 'The disk reported a fault.',
  other: 'It could not be stored.',
}

/** What happened to a stored file, and what is safe. */
export function noticeWords(notice: Notice): { readonly title: string; readonly text: string } {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `A file could not be read: ${notice.file}`,
        text: `It was moved aside, unchanged, to ${notice.movedTo}, and nothing was written over it. Everything else is as it was. (${notice.why})`,
      }
    case 'left-alone':
      return {
        title: `A file could not be read: ${notice.file}`,
        text: `It could not be moved aside either, so it was left exactly as it is. Everything else is as it was. (${notice.why})`,
      }
    case 'not-watching':
      return {
        title: 'Changes from elsewhere show late',
        text: 'The system does not tell Caravan of changes in your data folder just now. What other devices change shows within a minute; this message goes by itself.',
      }
    case 'not-read':
      return {
        title: `A file is not read: ${notice.file}`,
        text: `${NOT_READ[notice.why]} It was left exactly as it is. Everything else works as ever. (${notice.detail})`,
      }
    case 'backup-failed':
      return {
        title: 'No automatic backup could be made',
        text: `${BACKUP_FAILED[notice.reason]} Your matches are stored as ever; the backup is tried again every half hour. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `A second copy of a file could not be read: ${notice.file}`,
        text: `Your devices changed the same file at once, and this is the copy that was left over. It was left exactly as it is, and so was the file itself. (${notice.why})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} of one match: ${listed(notice.players)}`,
        text: versions.notice.text,
      }
    case 'two-names':
      return {
        title: `Two names for ${notice.name}`,
        text: `Two devices gave this person different names at once. The later one counts: ${notice.name}. The other was ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'There is a folder where a file should be.',
  link: 'It is a link to another place.',
  pipe: 'It is a pipe, not a file.',
  socket: 'It is a socket, not a file.',
  device: 'It is a device, not a file.',
  'too-large': 'It is larger than such a file can be.',
  'not-permitted': 'The system does not let Caravan read it.',
  'input-output': 'The disk reported a fault.',
  short: 'The computer is short of memory or open files just now.',
  other: 'The system does not give it.',
}
