import type { PageWords } from '../page-words'

const WHY = {
  'disk-full': 'Die Festplatte ist voll',
  'read-only': 'Die Festplatte ist schreibgeschützt',
  'not-permitted': 'Caravan darf dort nicht speichern',
  'input-output': 'Die Festplatte hat einen Fehler gemeldet',
  away: 'Der Ordner dafür ist gerade nicht da',
  other: 'Die Festplatte hat es nicht angenommen',
} as const

export const settingsSync: PageWords['settingsSync'] = {
  notKept: (problem) => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `Das gilt vorerst in diesem Browser, ließ sich aber nicht speichern: ${WHY[problem.refusal.reason]}.`

    return 'Das gilt vorerst in diesem Browser, ließ sich aber nicht speichern.'
  },
}
