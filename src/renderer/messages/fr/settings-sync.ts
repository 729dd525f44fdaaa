import type { PageWords } from '../page-words'

const WHY = {
  'disk-full': 'le disque est plein',
  'read-only': 'le disque est en lecture seule',
  'not-permitted': 'Caravan n’en a pas le droit',
  'input-output': 'le disque a signalé une erreur',
  away: 'son dossier n’est pas là pour l’instant',
  other: 'le disque l’a refusé',
} as const

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Ce choix s’applique pour l’instant dans ce navigateur, mais n’a pas pu être enregistré : ${WHY[problem.refusal.reason]}.`

    return 'Ce choix s’applique pour l’instant dans ce navigateur, mais n’a pas pu être enregistré.'
  },
}
