import type { BackupPreview } from '#shared/contract/backup'
import { counted, figures, listed } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'
import { backupSentencesOf } from '../backup-sentences'
import { backupFaults } from './backup-faults'
import { damageWords } from './file-faults'
import { dayWords, momentWords } from './dates'

const NOUNS = {
  matches: { one: 'match', other: 'matches' },
  people: { one: 'person', other: 'people' },
  seasons: { one: 'season', other: 'seasons' },
  evenings: { one: 'game night', other: 'game nights' },
  photographs: { one: 'photo', other: 'photos' },
} satisfies Record<string, Noun>

export const backup = {
  heading: 'Backup',
  waiting: 'Loading backups…',
  failed: 'Can’t load the backups right now. Your matches are safe, and Caravan keeps trying.',
  intro: 'Caravan backs up all matches, people, photos and settings on its own.',
  how: {
    summary: 'How backups work',
    text: 'A backup is one ZIP file with all matches, people, photos and settings. Caravan backs up automatically when it starts, when it closes and every half hour if anything has changed. It keeps the last ten backups, then one a week.',
  },
  move: {
    heading: 'Move to another computer',
    steps: [
      'Make a backup here and copy the file to a USB stick, or send it to yourself.',
      'Open Caravan on the other computer, and go to Files.',
      'Choose the backup file there, under Restore. Everything comes along, settings too.',
    ],
  },
  latest: (when: string) => `Last automatic backup: ${when}.`,
  none: 'No automatic backups yet.',
  automatic: { summary: (count: number) => `Automatic backups on this computer (${count})`, list: 'Automatic backups' },
  own: {
    toFolder: 'Back up to a folder',
    download: 'Download backup',
    downloaded: (name: string) => `Downloading ${name}.`,
    folder: 'Backup folder',
    hint: 'The full path of a folder on this computer, a USB stick or a network drive. Only this computer uses it.',
    remember: 'Save folder',
    remembered: (path: string) => `Backups now go to ${path}.`,
    forgotten: 'Backup folder removed. The backups in it are still there.',
    make: 'Back up now',
    made: (name: string, path: string) => `${name} was saved in ${path} and checked.`,
    summary: (count: number) => `Backups in your folder (${count})`,
    list: 'Backups in your folder',
    empty: 'No backups in this folder yet.',
  },
  restore: {
    heading: 'Restore',
    text: 'Restoring deletes nothing. You see every change first, and Caravan backs up what you have now before it starts.',
    file: 'Choose backup file…',
    of: 'Restore…',
    ofNamed: (when: string) => `Restore… (${when})`,
    title: 'Preview of this restore',
    made: (preview: BackupPreview) => `Saved ${momentWords(preview.made)} on ${preview.device} with Caravan ${preview.appVersion}.`,
    table: {
      caption: 'The backup compared with what you have',
      what: 'Type',
      matches: 'Matches',
      people: 'People',
      seasons: 'Seasons',
      evenings: 'Game nights',
      photos: 'Photos',
    },
    columns: { new: 'New', same: 'The same', older: 'Older than yours', newer: 'Newer than yours', left: 'Can’t be restored' },
    none: '–',
    left: (count: number) =>
      count === 1
        ? '1 match or person can’t be restored: a newer Caravan made it, or its file can’t be changed here.'
        : `${figures(count)} matches or people can’t be restored: a newer Caravan made them, or their files can’t be changed here.`,
    namesakes: (names: readonly string[]) =>
      names.length === 1
        ? `You already have someone called ${listed(names)}. Both will be listed. If they are the same person, merge them on the People page.`
        : `You already have people called ${listed(names)}. All will be listed. If two are the same person, merge them on the People page.`,
    lines: (count: number) => `Matches that differ (${count})`,
    linesFirst: (shown: number, count: number) => `Matches that differ (latest ${shown} of ${count})`,
    named: (count: number) => `Game nights and seasons that differ (${count})`,
    kinds: { evening: 'Game night', season: 'Season' },
    states: { new: 'new', older: 'older in the backup', newer: 'newer in the backup', left: 'can’t be restored' } satisfies Record<
      BackupPreview['lines'][number]['state'],
      string
    >,
    nothing: 'You already have everything in this backup.',
    choice: 'What to restore',
    choices: {
      new: { label: 'Only what’s missing', description: 'Nothing you have now changes.' },
      all: {
        label: 'Also replace what differs',
        description: 'Matches and people that differ go back to the backup’s version. Your current version is in the backup Caravan makes first.',
      },
    },
    settings: {
      legend: 'Settings',
      hint: (device: string) => `The backup has different settings, for ${device} and for all matches.`,
      keep: 'Keep my settings',
      take: 'Use the backup’s settings',
    },
    go: 'Restore',
    cancel: 'Cancel',
    close: 'Close',
    doneTitle: 'Restored',
  },
  size: (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
  notDone: 'That didn’t work',
  uploading: 'Reading the file…',
} as const

export const { workWords, restoredSentences, folderProblemSentence, backupProblemSentence } = backupSentencesOf({
  work: {
    making: 'Backing up',
    checking: 'Checking the backup',
    looking: 'Comparing with what you have',
    restoring: 'Restoring',
  },
  progress: (work, done, total) => `${work} (${done} of ${total})`,
  restored: {
    back: (count, what) => `${counted(count, NOUNS[what])} restored`,
    became: (count, what) => `${counted(count, NOUNS[what])} replaced by the backup’s version`,
    settings: 'Settings restored',
    came: (parts) => `${parts.join('. ')}.`,
    nothing: 'Nothing changed.',
    left: (count) => `${figures(count)} of them changed here in the meantime, so Caravan left ${count === 1 ? 'it as it is' : 'them as they are'}.`,
    overLimit: ({ names, date }) => `${listed(names)}, ${dayWords(date)}: with what changed here, this match would be too large. Caravan left it as it is.`,
    unusable: backupFaults.unusable,
    before: (backup) => `What you had before is in the automatic backup ${backup}.`,
  },
  noAnswer: {
    'connection-lost': 'The connection was lost. It’s safe to try again when it’s back.',
    fault: ({ message }) => `Something went wrong. Your matches are safe. Try again. (${message})`,
  },
  refused: {
    gone: 'This backup is gone or can’t be opened. Nothing changed.',
    changed: 'This backup file changed after you opened the preview. Nothing was restored. Open it again.',
    'no-such-plan': 'This preview is too old. Nothing was restored. Choose the backup again.',
    'not-in-backup': 'This backup has no readable version of this match. Nothing changed.',
    'not-replaced': 'This match changed here in the meantime, or its file can’t be changed. It stays as it is.',
    'no-folder': 'Enter a backup folder first.',
    'nothing-to-back-up': 'There’s nothing to back up yet.',
    'upload-broken': 'The file arrived incomplete. Nothing changed. Choose it again.',
    'upload-too-large': 'This file is too large to be a Caravan backup. Nothing changed.',
    closing: 'Caravan is closing, so this didn’t happen.',
  },
  'bad-backup': {
    'not-a-zip': 'This isn’t a ZIP file, so it isn’t a backup.',
    cut: 'This backup is incomplete. It may not have finished copying.',
    damaged: ({ detail, how }) => `This backup is damaged (${how === 'overlap' ? 'its entries overlap' : detail}).`,
    'unsafe-name': ({ detail }) => `This isn’t a Caravan backup: it contains an unsafe file name (${detail}).`,
    'too-many': ({ limit }) => `This isn’t a Caravan backup: it contains more than ${counted(limit, { one: 'file', other: 'files' })}.`,
    'too-large': ({ entry, limit }) =>
      entry === null
        ? `The contents of this file are larger than the limit of ${backup.size(limit)}.`
        : `${entry} is larger than the limit of ${backup.size(limit)}.`,
    'no-manifest': 'This isn’t a Caravan backup: manifest.json is missing.',
    'wrong-manifest': ({ detail, damage }) =>
      `This isn’t a Caravan backup, or someone changed it: manifest.json is not valid (${damage === undefined ? detail : damageWords(damage)}).`,
    newer: ({ appVersion }) => `A newer Caravan${appVersion === null ? '' : ` (${appVersion})`} made this backup. Update Caravan to restore it.`,
    'unknown-entry': ({ entry }) => `This isn’t a Caravan backup: it contains ${entry}.`,
    twice: ({ entry }) => `This backup contains ${entry} twice.`,
    'bad-entry': ({ entry, detail }) => `Can’t use ${entry} from this backup: ${detail}.`,
    counts: ({ told, what, found }) => `This backup should contain ${counted(told, NOUNS[what])}, but contains ${figures(found)}.`,
  },
  nothingChanged: 'Nothing changed.',
  folder: {
    'not-absolute': 'enter the full path, like /home/ada/Backups or C:\\Backups.',
    missing: 'this folder doesn’t exist. Create it, or connect the USB stick or drive.',
    'not-a-folder': 'this is a file, not a folder.',
    'not-readable': 'Caravan doesn’t have permission to open this folder.',
    'not-writable': 'Caravan can’t save in this folder.',
    'in-data-folder': 'your matches are in this folder. Choose another one, so a backup survives if this folder is lost.',
  },
  colon: ': ',
  'not-saved': {
    'disk-full': 'The disk is full. Free up space and try again.',
    'read-only': 'The disk is read-only.',
    'not-permitted': 'Caravan doesn’t have permission to save there.',
    'input-output': 'The disk reported an error.',
    away: 'The folder of your matches isn’t there right now. Nothing is lost, and Caravan goes on when it is back.',
    other: 'This couldn’t be saved.',
  },
  stopped: (restored) => `Restoring stopped halfway. ${restored} What was restored is complete. Choose the backup again for the rest.`,
  asBefore: (detail) => `Your matches are unchanged. (${detail})`,
})
