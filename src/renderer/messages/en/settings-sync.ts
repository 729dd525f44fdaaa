import type { CommandProblem } from '../sentence-inputs'

const WHY = {
  'disk-full': 'the disk is full',
  'read-only': 'the disk is read-only',
  'not-permitted': 'Caravan doesn’t have permission',
  'input-output': 'the disk reported an error',
  away: 'its folder isn’t there right now',
  other: 'the disk didn’t accept it',
} as const

/** Said wherever a setting is changed, on the first page too. */
export const settingsSync = {
  notKept: (problem: CommandProblem): string => {
    if (problem.kind === 'refused' && problem.refusal.kind === 'not-saved')
      return `This works in this browser for now, but couldn’t be saved: ${WHY[problem.refusal.reason]}.`

    return 'This works in this browser for now, but couldn’t be saved.'
  },
} as const
