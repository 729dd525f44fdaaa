import type { PageWords } from '../page-words'

const WHY = {
  'disk-full': 'el disco está lleno',
  'read-only': 'el disco es de solo lectura',
  'not-permitted': 'Caravan no tiene permiso',
  'input-output': 'el disco ha dado un error',
  away: 'su carpeta no está disponible ahora mismo',
  other: 'el disco no lo ha admitido',
} as const

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Por ahora se aplica en este navegador, pero no se ha podido guardar: ${WHY[problem.refusal.reason]}.`

    return 'Por ahora se aplica en este navegador, pero no se ha podido guardar.'
  },
}
