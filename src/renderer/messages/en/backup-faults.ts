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
  title: 'This backup is not complete',
  which: 'What is missing or damaged',
  more: (count: number) => `and ${figures(count)} more`,
  rest: 'Everything else is in it. A damaged file is in it as it is; restoring leaves it out.',
  restoring: 'Restoring leaves these out; everything else can be restored.',
  line: (fault: BackupFault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    title: (leftOut: number) => `The latest automatic backup leaves out ${counted(leftOut, FILES)}`,
    text: (lines: readonly BackupFault[]) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Everything else is in it. It is tried again every half hour.`
    },
  },
  unusable: (unusable: number) =>
    unusable === 1 ? '1 thing in the backup is damaged and was left out.' : `${unusable} things in the backup are damaged and were left out.`,
} as const

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `The folder ${name}` : `${match} (${name})`
  if (name.startsWith('settings/')) return 'Settings'
  if (name.startsWith('photos/') && match !== null) return `A photograph: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'the system does not let Caravan read it',
  'input-output': 'the disk reports a fault',
  'not-a-file': 'something else lies in its place',
  'too-large': 'it is too large',
  changing: 'another program was writing it',
  other: 'it could not be read',
  'not-valid': 'it is damaged',
}
