import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import { counted, figures, listed } from '#shared/words/es/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const FILES: Noun = { one: 'archivo', other: 'archivos' }

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  /** In one line; empty where a backup has everything, whole. */
  summary: ({ leftOut, damaged }) =>
    [
      leftOut > 0 && `${leftOut === 1 ? 'falta' : 'faltan'} ${counted(leftOut, FILES)}`,
      damaged > 0 && `${counted(damaged, FILES)} ${damaged === 1 ? 'dañado' : 'dañados'}`,
    ]
      .filter((each) => each !== false)
      .join(', '),
  title: 'Esta copia está incompleta',
  which: 'Archivos que faltan o están dañados',
  more: (count) => `y ${figures(count)} más`,
  rest: 'Todo lo demás está en la copia. Los archivos dañados también, pero al restaurar se dejan fuera.',
  restoring: 'Esto se deja fuera al restaurar. Todo lo demás se puede restaurar.',
  line: (fault) => `${aboutOf(fault)}: ${WHY[fault.why]}`,
  notice: {
    title: (leftOut) => `A la última copia automática ${leftOut === 1 ? 'le falta' : 'le faltan'} ${counted(leftOut, FILES)}`,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join('; ')
      return `${what}. Todo lo demás está en ella. Caravan lo intenta otra vez cada media hora.`
    },
  },
  unusable: (unusable) =>
    unusable === 1 ? '1 archivo dañado de la copia se ha dejado fuera.' : `${figures(unusable)} archivos dañados de la copia se han dejado fuera.`,
}

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `La carpeta ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Tus fichas'
  if (name.startsWith('settings/')) return 'Ajustes'
  if (name.startsWith('photos/') && match !== null) return `Una foto: ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'Caravan no tiene permiso de lectura',
  'input-output': 'el disco ha dado un error',
  'not-a-file': 'hay otra cosa en su lugar',
  'too-large': 'es demasiado grande',
  changing: 'otro programa estaba cambiando el archivo',
  other: 'no se ha podido leer',
  'not-valid': 'el archivo está dañado',
}
