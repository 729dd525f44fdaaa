import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import { counted, figures, listed } from '#shared/words/de/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const FILES: Noun = { one: 'Datei', other: 'Dateien' }

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  /** In one line; empty where a backup has everything, whole. */
  summary: ({ leftOut, damaged }) =>
    [leftOut > 0 && `${counted(leftOut, FILES)} ${leftOut === 1 ? 'fehlt' : 'fehlen'}`, damaged > 0 && `${counted(damaged, FILES)} beschädigt`]
      .filter((each) => each !== false)
      .join(', '),
  title: 'Diese Sicherung ist unvollständig',
  which: 'Fehlende oder beschädigte Dateien',
  more: (count) => `und ${figures(count)} weitere`,
  rest: 'Alles andere ist in der Sicherung. Auch beschädigte Dateien sind darin, werden aber nicht wiederhergestellt.',
  restoring: 'Diese Dateien werden nicht wiederhergestellt. Alles andere lässt sich wiederherstellen.',
  line: (fault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    title: (leftOut) => `In der letzten automatischen Sicherung ${leftOut === 1 ? 'fehlt' : 'fehlen'} ${counted(leftOut, FILES)}`,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Alles andere ist gesichert. Caravan versucht es jede halbe Stunde wieder.`
    },
  },
  unusable: (unusable) =>
    unusable === 1 ? '1 beschädigte Datei der Sicherung wurde ausgelassen.' : `${figures(unusable)} beschädigte Dateien der Sicherung wurden ausgelassen.`,
}

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Der Ordner ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Eure Steine'
  if (name.startsWith('settings/')) return 'Einstellungen'
  if (name.startsWith('photos/') && match !== null) return `Ein Foto: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'Caravan darf sie nicht lesen',
  'input-output': 'die Festplatte hat einen Fehler gemeldet',
  'not-a-file': 'an ihrem Platz liegt etwas anderes',
  'too-large': 'zu groß',
  changing: 'ein anderes Programm hat sie gerade geändert',
  other: 'nicht zu lesen',
  'not-valid': 'beschädigt',
}
