import type { Notice } from '#shared/contract/lists'
import type { NotRead } from '#shared/contract/schemas'
import { counted, listed } from '#shared/words/en/numbers'
import { backupFaults } from './backup-faults'
import { notReadDetail, unreadableWords } from './file-faults'
import { versionsNotice } from './versions-notice'

const BACKUP_FAILED: Readonly<Record<Extract<Notice, { kind: 'backup-failed' }>['reason'], string>> = {
  'disk-full': 'The disk is full.',
  'read-only': 'The disk is read-only.',
  'not-permitted': 'Caravan doesn’t have permission to save there.',
  'input-output': 'The disk reported an error.',
  away: 'The folder of your matches isn’t there right now.',
  other: 'The backup couldn’t be saved.',
}

/** What happened to a stored file, and what is safe. */
export function noticeWords(notice: Notice): { readonly title: string; readonly text: string } {
  switch (notice.kind) {
    case 'moved-aside':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `Caravan moved it, unchanged, to ${notice.movedTo}. Everything else is safe. (${unreadableWords(notice)})`,
      }
    case 'left-alone':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `Caravan couldn’t move it either, so it’s still there, unchanged. Everything else is safe. (${unreadableWords(notice)})`,
      }
    case 'read-only':
      return {
        title: 'Your matches are read-only here',
        text: 'Caravan can’t write in your data folder, so you can look at everything but change nothing. Allow it to write there, or start it with another folder.',
      }
    case 'away':
      return {
        title: 'The folder of your matches isn’t there right now',
        text: 'Nothing is lost. Plug the drive in again or put the folder back: Caravan goes on when it is back.',
      }
    case 'evening-away':
      return {
        title: `The file of the game night “${notice.name}” isn’t there right now`,
        text: 'Nothing is lost, and phones stay. Caravan goes on when the file is back.',
      }
    case 'not-flushed':
      return {
        title: 'A power cut could undo the last changes',
        text: 'Everything is saved and can be read. But the disk reported an error when it was to make sure of it. Make a backup on another disk.',
      }
    case 'backup-smaller':
      return {
        title: `The new backup has fewer matches: ${notice.matches}, not ${notice.before}`,
        text: 'Caravan keeps the fuller backup. If matches are missing, restore it on the Files page.',
      }
    case 'not-watching':
      return {
        title: 'Changes from other devices appear late',
        text: 'Caravan can’t watch your data folder right now. Changes from other devices appear within a minute. This message goes away automatically.',
      }
    case 'not-read':
      return {
        title: `Can’t read a file: ${notice.file}`,
        text: `${NOT_READ[notice.why]} Caravan left it unchanged. Everything else works.${notReadDetail(notice)}`,
      }
    case 'backup-failed':
      return {
        title: 'Automatic backup failed',
        text: `${BACKUP_FAILED[notice.reason]} Your matches are safe. Caravan tries again every half hour. (${notice.detail})`,
      }
    case 'backup-incomplete':
      return { title: backupFaults.notice.title(notice.leftOut), text: backupFaults.notice.text(notice.lines) }
    case 'copy-left':
      return {
        title: `Can’t read the second copy of a file: ${notice.file}`,
        text: `Two of your devices changed the same file at the same time, and this is the extra copy. Caravan changed neither file. (${unreadableWords(notice)})`,
      }
    case 'came-apart':
      return {
        title: `${counted(notice.versions, { one: 'version', other: 'versions' })} of one match: ${listed(notice.players)}`,
        text: versionsNotice.text,
      }
    case 'two-names':
      return {
        title: `Two names for ${notice.name}`,
        text: `Two devices renamed this person at the same time. Caravan uses the later name, ${notice.name}. The other was ${notice.other}.`,
      }
  }
}

/** Why a file that is there is not read. */
const NOT_READ: Readonly<Record<NotRead['why'], string>> = {
  folder: 'There’s a folder where a file should be.',
  link: 'It’s a link to another place.',
  pipe: 'It’s a pipe, not a file.',
  socket: 'It’s a socket, not a file.',
  device: 'It’s a device, not a file.',
  'too-large': 'It’s too large for such a file.',
  'not-permitted': 'Caravan doesn’t have permission to read it.',
  'input-output': 'The disk reported an error.',
  short: 'The computer has too little memory or too many open files right now.',
  other: 'The system won’t open it.',
}
