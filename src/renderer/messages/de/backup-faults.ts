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
  title: 'Diese Sicherung ist nicht vollständig',
  which: 'Was fehlt oder beschädigt ist',
  more: (count) => `und ${figures(count)} weitere`,
  rest: 'Alles andere ist darin. Eine beschädigte Datei ist darin, wie sie ist; beim Wiederherstellen bleibt sie weg.',
  restoring: 'Das bleibt beim Wiederherstellen weg; alles andere lässt sich wiederherstellen.',
  line: (fault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    title: (leftOut) => `In der letzten automatischen Sicherung ${leftOut === 1 ? 'fehlt' : 'fehlen'} ${counted(leftOut, FILES)}`,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Alles andere ist darin. Jede halbe Stunde wird es noch einmal versucht.`
    },
  },
  unusable: (unusable) =>
    `${unusable === 1 ? 'Eine Datei der Sicherung ist beschädigt und blieb weg.' : `${unusable} Dateien der Sicherung sind beschädigt und blieben weg.`}`,
}

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Der Ordner ${name}` : `${match} (${name})`
  if (name.startsWith('settings/')) return 'Einstellungen'
  if (name.startsWith('photos/') && match !== null) return `Ein Foto: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'das System lässt Caravan sie nicht lesen',
  'input-output': 'die Festplatte meldet einen Fehler',
  'not-a-file': 'an ihrem Platz liegt etwas anderes',
  'too-large': 'zu groß',
  changing: 'ein anderes Programm war am Schreiben',
  other: 'nicht zu lesen',
  'not-valid': 'beschädigt',
}
