import type { BackupPreview } from '#shared/contract/backup'
import { counted, listed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'match', other: 'matches' },
  people: { one: 'person', other: 'people' },
  photographs: { one: 'photograph', other: 'photographs' },
} satisfies Record<string, Noun>

export const backup = {
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
    left: (count: number) => `${counted(count, NOUNS.matches)} or people were made by a newer Caravan, or cannot be written here, and stay as they are.`,
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

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'A backup is being made',
    checking: 'The backup is being read back',
    looking: 'The backup is being compared with what is here',
    restoring: 'Restoring',
  },
  progress: (work, done, total) => `${work} (${done} of ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} came back`,
    became: (count, what) => `${counted(count, NOUNS[what])} became what they were in the backup`,
    settings: 'the settings became those of the backup',
    came: (parts) => `${parts.join('; ')}.`,
    nothing: 'Nothing was changed.',
    left: (count) => `${count} of them had been changed here meanwhile and stayed as they are.`,
    overLimit: ({ names, date }) =>
      `${listed(names)}, ${dayWords(date)}: with what was changed of it here this match would be larger than one may be. It stays as it is.`,
    unusable: backupFaults.unusable,
    before: (backup) => `What was here before is in the automatic backup ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'The connection was lost before an answer came. Nothing is lost by asking again once it is back.',
    fault: ({ message }) => `Something went wrong and no answer came (${message}). Your matches are stored as ever.`,
  },
  refused: {
    gone: 'The file of this backup is no longer there, or cannot be opened. Nothing was changed.',
    changed: 'The file of this backup has changed since it was looked at. Nothing was changed; look at it again.',
    'no-such-plan': 'This backup was looked at too long ago. Nothing was changed; choose it again.',
    'not-in-backup': 'This backup holds no such match that can be read. Nothing was changed.',
    'not-replaced': 'The match here was changed meanwhile, or cannot be written. It stays as it is.',
    'no-folder': 'No folder for backups is remembered. Write one first.',
    'nothing-to-back-up': 'There is nothing to back up yet.',
    'upload-broken': 'The file did not come in whole. Nothing was changed; choose it again.',
    'upload-too-large': 'The file is larger than any backup Caravan reads. Nothing was changed.',
    closing: 'Caravan is being closed, so this was not done.',
  },
  'bad-backup': {
    'not-a-zip': 'This file is no ZIP file, so it is no backup.',
    cut: 'The end of this backup is missing: it was cut off, perhaps while it was copied.',
    damaged: ({ detail }) => `This backup is damaged (${detail}).`,
    'unsafe-name': ({ detail }) => `This file holds a name that leads out of it, which no backup of Caravan does (${detail}).`,
    'too-many': ({ limit }) => `This file holds more than ${limit} entries, more than any backup.`,
    'too-large': ({ entry, limit }) => `${entry === null ? 'All that this file holds together' : entry} is larger than the ${backup.size(limit)} it may have.`,
    'no-manifest': 'This ZIP file is no backup of Caravan: it has no manifest.json.',
    'wrong-manifest': ({ detail }) => `This ZIP file is no backup of Caravan, or it was altered: its manifest.json is not right (${detail}).`,
    newer: ({ appVersion }) => `This backup was made by a newer Caravan${appVersion === null ? '' : ` (${appVersion})`}, in a way this one does not know.`,
    'unknown-entry': ({ entry }) => `This file holds ${entry}, which no backup of Caravan does.`,
    twice: ({ entry }) => `This file holds ${entry} twice.`,
    'bad-entry': ({ entry, detail }) => `${entry} in this backup cannot be used: ${detail}.`,
    counts: ({ told, what, found }) => `This backup says that it holds ${counted(told, NOUNS[what])}, and it holds ${found}.`,
  },
  nothingChanged: 'Nothing was changed.',
  folder: {
    'not-absolute': 'this is not a whole path. Write it from the beginning, as in /home/ada/Backups or C:\\Backups.',
    missing: 'there is no such folder. Make it first, or connect the stick or drive it lies on.',
    'not-a-folder': 'this is a file, not a folder.',
    'not-readable': 'the system does not let Caravan look into this folder.',
    'not-writable': 'nothing can be written into this folder.',
    'in-data-folder': 'this is where the matches themselves are. A backup is for the day on which that folder is lost, so choose another one.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'The disk is full. Make some room and try again.',
    'read-only': 'The disk can only be read.',
    'not-permitted': 'The system does not let Caravan write there.',
    'input-output': 'The disk reported a fault.',
    other: 'This could not be stored.',
  },
  stopped: (restored) => `Restoring stopped on the way. ${restored} What came back is whole; choose the backup again for the rest.`,
  asBefore: (detail) => `Your matches are as they were. (${detail})`,
})
