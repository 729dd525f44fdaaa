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
      damaged > 0 && `${counted(damaged, FILES)} ${inNumber(damaged, { one: 'abîmé', other: 'abîmés' })}`,
    ]
      .filter((each) => each !== false)
      .join(', '),
  title: 'Cette sauvegarde n’est pas complète',
  which: 'Ce qui manque ou est abîmé',
  more: (count) => `et ${figures(count)} de plus`,
  rest: 'Tout le reste y est. Un fichier abîmé y est tel quel ; la restauration le laisse de côté.',
  restoring: 'La restauration laisse ceci de côté ; tout le reste peut être restauré.',
  line: (fault) => `${aboutOf(fault)} : ${WHY[fault.why]}`,
  notice: {
    title: (leftOut) => `Il manque ${counted(leftOut, FILES)} dans la dernière sauvegarde automatique`,
    text: (lines) => {
      const what = lines
        .slice(0, 3)
        .map((fault) => `${aboutOf(fault)} (${WHY[fault.why]})`)
        .join(' ; ')
      return `${what}. Tout le reste y est. Un nouvel essai a lieu toutes les demi-heures.`
    },
  },
  unusable: (unusable) =>
    `${counted(unusable, { one: 'fichier de la sauvegarde est abîmé et a été laissé de côté', other: 'fichiers de la sauvegarde sont abîmés et ont été laissés de côté' })}.`,
}

/** The match or person a file belongs to, where that is known; the file itself otherwise. */
function aboutOf({ name, players, date }: BackupFault): string {
  const match = players.length === 0 ? null : date === null ? listed(players) : `${listed(players)}, ${dayWords(date)}`
  if (name.endsWith('/')) return match === null ? `Le dossier ${name}` : `${match} (${name})`
  if (name.startsWith('settings/')) return 'Réglages'
  if (name.startsWith('photos/') && match !== null) return `Une photo : ${match}`
  return match === null ? name : match
}

const WHY: Readonly<Record<BackupFaultReason, string>> = {
  'not-permitted': 'le système empêche Caravan de le lire',
  'input-output': 'le disque signale une erreur',
  'not-a-file': 'autre chose se trouve à sa place',
  'too-large': 'trop gros',
  changing: 'un autre programme l’écrivait',
  other: 'illisible',
  'not-valid': 'abîmé',
}
