import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import { counted, figures, inNumber, listed } from '#shared/words/fr/numbers'
import type { Noun } from '#shared/words/grammar'
import type { PageWords } from '../page-words'
import { dayWords } from './dates'

const FILES: Noun = { one: 'fichier', other: 'fichiers' }

/** What a backup leaves out, and what in it is damaged. */
export const backupFaults: PageWords['backupFaults'] = {
  /** In one line; empty where a backup has everything, whole. */
  summary: ({ leftOut, damaged }) =>
    [
      leftOut > 0 && `${counted(leftOut, FILES)} ${inNumber(leftOut, { one: 'absent', other: 'absents' })}`,
      damaged > 0 && `${counted(damaged, FILES)} ${inNumber(damaged, { one: 'endommagé', other: 'endommagés' })}`,
    ]
      .filter((each) => each !== false)
      .join(', '),
  title: 'Cette sauvegarde est incomplète',
  which: 'Fichiers manquants ou endommagés',
  more: (count) => `et ${figures(count)} de plus`,
  rest: 'Tout le reste est dans la sauvegarde. Les fichiers endommagés y sont aussi, mais la restauration les laisse de côté.',
  restoring: 'La restauration laisse ceci de côté. Tout le reste peut être restauré.',
  line: (fault) => `${aboutOf(fault)} : ${WHY[fault.why]}`,
  notice: {
    title: (leftOut) => `Il manque ${counted(leftOut, FILES)} dans la dernière sauvegarde automatique`,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join(' ; ')
      return `${what}. Tout le reste y est. Caravan réessaie toutes les demi-heures.`
    },
  },
  unusable: (unusable) =>
    `${counted(unusable, { one: 'fichier endommagé de la sauvegarde a été laissé de côté', other: 'fichiers endommagés de la sauvegarde ont été laissés de côté' })}.`,
}

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Le dossier ${name}` : `${match} (${name})`
  if (name.startsWith('tiles/')) return 'Vos dominos'
  if (name.startsWith('settings/')) return 'Réglages'
  if (name.startsWith('photos/') && match !== null) return `Une photo : ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'Caravan n’a pas le droit de le lire',
  'input-output': 'le disque a signalé une erreur',
  'not-a-file': 'autre chose se trouve à sa place',
  'too-large': 'trop gros',
  changing: 'un autre programme le modifiait',
  other: 'illisible',
  'not-valid': 'endommagé',
}
