import type { BackupPreview, BackupRefusal, Backups, BackupWork, BadBackup, FolderProblem, Restored } from '#shared/contract/backup'
import { counted, listed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { backupFaultWords } from './backup-faults'
import { dayWords, momentWords } from './dates'
import type { BackupProblem } from '../sentence-inputs'

const MATCHES: Noun = { one: 'match', other: 'matches' }
const PEOPLE: Noun = { one: 'person', other: 'people' }
const PHOTOGRAPHS: Noun = { one: 'photograph', other: 'photographs' }

export const backupWords = {
  heading: 'Backup',
  waiting: 'Looking for backups …',
  failed: 'The backups cannot be shown just now. Your matches are stored as ever; it is tried again.',
  intro:
    'A backup is one ZIP file with every match, person and photograph, and the settings. Caravan makes one by itself at the start, at the end and every half hour, where something has changed, and keeps the last ten and then one a week.',
  latest: (when: string) => `The latest automatic backup is from ${when}.`,
  none: 'No automatic backup has been made yet.',
  place: 'Automatic backups are kept on this computer.',
  automatic: { summary: (count: number) => `Automatic backups on this computer (${count})`, list: 'Automatic backups' },
  own: {
    heading: 'A backup of your own',
    download: 'Download a backup',
    downloaded: (name: string) => `The backup ${name} is being downloaded.`,
    folder: 'Folder for backups',
    hint: 'A folder of this computer, a stick or a network drive, written in full. It is remembered on this computer.',
    remember: 'Remember this folder',
    remembered: (path: string) => `Backups go to ${path} from now on.`,
    forgotten: 'No folder is remembered any more. The backups in it stay.',
    make: 'Back up into this folder',
    made: (name: string, path: string) => `${name} was put into ${path} and read back.`,
    summary: (count: number) => `Backups in that folder (${count})`,
    list: 'Backups in that folder',
    empty: 'There is no backup in that folder yet.',
  },
  restore: {
    heading: 'Restore',
    text: 'Restoring takes nothing away. You see what would change first, and what is here now is backed up before anything changes.',
    file: 'Choose a backup file …',
    of: 'Restore …',
    ofNamed: (when: string) => `Restore the backup of ${when}`,
    title: 'What this backup would change',
    made: (preview: BackupPreview) => `Made ${momentWords(preview.made)} on ${preview.device} with Caravan ${preview.appVersion}.`,
    table: { caption: 'What is in the backup, beside what is here', what: 'In the backup', matches: 'Matches', people: 'People', photographs: 'Photographs' },
    columns: { new: 'Not here', same: 'The same', older: 'Older than here', newer: 'Newer than here', left: 'Cannot be taken' },
    none: '–',
    left: (count: number) => `${counted(count, MATCHES)} or people were made by a newer Caravan, or cannot be written here, and stay as they are.`,
    namesakes: (names: readonly string[]) =>
      `${listed(names)}: somebody of that name is here already. Both will be listed; on the page of people two can be made one.`,
    lines: (count: number) => `Matches that are not the same (${count})`,
    linesFirst: (shown: number, count: number) => `Matches that are not the same (the latest ${shown} of ${count})`,
    states: { new: 'not here', older: 'older in the backup', newer: 'newer in the backup', left: 'stays as it is' } satisfies Record<
      BackupPreview['lines'][number]['state'],
      string
    >,
    nothing: 'Everything in this backup is here already.',
    choice: 'What to restore',
    choices: {
      new: { label: 'Only what is not here', description: 'What is here stays exactly as it is.' },
      all: {
        label: 'Also what differs',
        description: 'Matches and people that differ become what they were in the backup. What they are now is in the backup made just before.',
      },
    },
    settings: {
      legend: 'Settings',
      hint: (device: string) => `The settings in the backup, those of ${device} and those for all matches, are not the ones here.`,
      keep: 'Leave as they are here',
      take: 'Take those of the backup',
    },
    go: 'Restore',
    cancel: 'Change nothing',
    close: 'Close',
    doneTitle: 'Restored',
  },
  size: (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
  notDone: 'Not done',
  uploading: 'Reading the file',
} as const

/** What is being done, for whoever looks on. */
export function workWords({ kind, done, total }: NonNullable<Backups['work']>): string {
  return `${WORK[kind]} (${done} of ${total})`
}

const WORK: Readonly<Record<BackupWork, string>> = {
  making: 'A backup is being made',
  checking: 'The backup is being read back',
  looking: 'The backup is being compared with what is here',
  restoring: 'Restoring',
}

/** What restoring did. */
export function restoredSentences({ matches, people, photographs, settings, left, unusable, overLimit, before }: Restored): readonly string[] {
  const came = [
    matches.added > 0 && `${counted(matches.added, MATCHES)} came back`,
    matches.replaced > 0 && `${counted(matches.replaced, MATCHES)} became what they were in the backup`,
    people.added > 0 && `${counted(people.added, PEOPLE)} came back`,
    people.replaced > 0 && `${counted(people.replaced, PEOPLE)} became what they were in the backup`,
    photographs > 0 && `${counted(photographs, PHOTOGRAPHS)} came back`,
    settings > 0 && 'the settings became those of the backup',
  ].filter((each) => each !== false)
  return [
    came.length === 0 ? 'Nothing was changed.' : `${came.join('; ')}.`,
    ...(left > 0 ? [`${left} of them had been changed here meanwhile and stayed as they are.`] : []),
    ...overLimit.map(
      ({ names, date }) =>
        `${listed(names)}, ${dayWords(date)}: with what was changed of it here this match would be larger than one may be. It stays as it is.`,
    ),
    ...(unusable > 0 ? [backupFaultWords.unusable(unusable)] : []),
    ...(before === null ? [] : [`What was here before is in the automatic backup ${before}.`]),
  ]
}

/** Why what was asked was not done, and what holds now. */
export function backupProblemSentence(problem: BackupProblem): string {
  switch (problem.kind) {
    case 'refused':
      return refusalSentence(problem.refusal)
    case 'connection-lost':
      return 'The connection was lost before an answer came. Nothing is lost by asking again once it is back.'
    case 'fault':
      return `Something went wrong and no answer came (${problem.message}). Your matches are stored as ever.`
  }
}

function refusalSentence(refusal: BackupRefusal): string {
  switch (refusal.kind) {
    case 'bad-backup':
      return `${badBackupSentence(refusal.bad)} Nothing was changed.`
    case 'gone':
      return 'The file of this backup is no longer there, or cannot be opened. Nothing was changed.'
    case 'changed':
      return 'The file of this backup has changed since it was looked at. Nothing was changed; look at it again.'
    case 'no-such-plan':
      return 'This backup was looked at too long ago. Nothing was changed; choose it again.'
    case 'not-in-backup':
      return 'This backup holds no such match that can be read. Nothing was changed.'
    case 'not-replaced':
      return 'The match here was changed meanwhile, or cannot be written. It stays as it is.'
    case 'folder':
      return `${refusal.path}: ${folderProblemSentence(refusal.why)}`
    case 'no-folder':
      return 'No folder for backups is remembered. Write one first.'
    case 'nothing-to-back-up':
      return 'There is nothing to back up yet.'
    case 'upload-broken':
      return 'The file did not come in whole. Nothing was changed; choose it again.'
    case 'upload-too-large':
      return 'The file is larger than any backup Caravan reads. Nothing was changed.'
    case 'closing':
      return 'Caravan is being closed, so this was not done.'
    case 'stopped':
      return `${NOT_SAVED[refusal.why.reason]} Restoring stopped on the way. ${restoredSentences(refusal.restored).join(' ')} What came back is whole; choose the backup again for the rest.`
    case 'not-saved':
      return `${NOT_SAVED[refusal.reason]} Your matches are as they were. (${refusal.detail})`
  }
}

const NOT_SAVED: Readonly<Record<Extract<BackupRefusal, { kind: 'not-saved' }>['reason'], string>> = {
  'disk-full': 'The disk is full. Make some room and try again.',
  'read-only': 'The disk can only be read.',
  'not-permitted': 'The system does not let Caravan write there.',
  'input-output': 'The disk reported a fault.',
  other: 'This could not be stored.',
}

export function folderProblemSentence(why: FolderProblem): string {
  switch (why) {
    case 'not-absolute':
      return 'this is not a whole path. Write it from the beginning, as in /home/ada/Backups or C:\\Backups.'
    case 'missing':
      return 'there is no such folder. Make it first, or connect the stick or drive it lies on.'
    case 'not-a-folder':
      return 'this is a file, not a folder.'
    case 'not-readable':
      return 'the system does not let Caravan look into this folder.'
    case 'not-writable':
      return 'nothing can be written into this folder.'
    case 'in-data-folder':
      return 'this is where the matches themselves are. A backup is for the day on which that folder is lost, so choose another one.'
  }
}

const COUNTED: Readonly<Record<Extract<BadBackup, { kind: 'counts' }>['what'], Noun>> = { matches: MATCHES, people: PEOPLE, photographs: PHOTOGRAPHS }

/** What is wrong with a backup, and where. */
function badBackupSentence(bad: BadBackup): string {
  switch (bad.kind) {
    case 'not-a-zip':
      return 'This file is no ZIP file, so it is no backup.'
    case 'cut':
      return 'The end of this backup is missing: it was cut off, perhaps while it was copied.'
    case 'damaged':
      return `This backup is damaged (${bad.detail}).`
    case 'unsafe-name':
      return `This file holds a name that leads out of it, which no backup of Caravan does (${bad.detail}).`
    case 'too-many':
      return `This file holds more than ${bad.limit} entries, more than any backup.`
    case 'too-large':
      return `${bad.entry === null ? 'All that this file holds together' : bad.entry} is larger than the ${backupWords.size(bad.limit)} it may have.`
    case 'no-manifest':
      return 'This ZIP file is no backup of Caravan: it has no manifest.json.'
    case 'wrong-manifest':
      return `This ZIP file is no backup of Caravan, or it was altered: its manifest.json is not right (${bad.detail}).`
    case 'newer':
      return `This backup was made by a newer Caravan${bad.appVersion === null ? '' : ` (${bad.appVersion})`}, in a way this one does not know.`
    case 'unknown-entry':
      return `This file holds ${bad.entry}, which no backup of Caravan does.`
    case 'twice':
      return `This file holds ${bad.entry} twice.`
    case 'bad-entry':
      return `${bad.entry} in this backup cannot be used: ${bad.detail}.`
    case 'counts':
      return `This backup says that it holds ${counted(bad.told, COUNTED[bad.what])}, and it holds ${bad.found}.`
  }
}
