import type { BackupFault, BackupFaultReason, BackupFaults } from '#shared/contract/backup-faults'
import { counted, figures, listed } from '#shared/words/en/numbers'
import type { Noun } from '#shared/words/grammar'
import { dayWords } from './dates'

const FILES: Noun = { one: 'file', other: 'files' }

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults = {
  /** In one line; empty where a backup has everything, whole. */
  summary: ({ leftOut, damaged }: BackupFaults) =>
    [leftOut > 0 && `${counted(leftOut, FILES)} left out`, damaged > 0 && `${counted(damaged, FILES)} damaged`].filter((each) => each !== false).join(', '),
  title: 'This backup is incomplete',
  which: 'Missing or damaged files',
  more: (count: number) => `and ${figures(count)} more`,
  rest: 'Everything else is in the backup. Damaged files are in it too, but restoring leaves them out.',
  restoring: 'Restoring leaves these out. Everything else can be restored.',
  line: (fault: BackupFault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    title: (leftOut: number) => `The last automatic backup left out ${counted(leftOut, FILES)}`,
    text: (lines: readonly BackupFault[]) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Everything else is in it. Caravan tries again every half hour.`
    },
  },
  unusable: (unusable: number) =>
    unusable === 1 ? '1 damaged file in the backup was left out.' : `${figures(unusable)} damaged files in the backup were left out.`,
} as const

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `The folder ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Your tiles'
  if (name.startsWith('settings/')) return 'Settings'
  if (name.startsWith('photos/') && match !== null) return `A photo: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'Caravan doesn’t have permission to read it',
  'input-output': 'the disk reported an error',
  'not-a-file': 'something else is in its place',
  'too-large': 'it’s too large',
  changing: 'another program was changing it',
  other: 'it couldn’t be read',
  'not-valid': 'it’s damaged',
}
