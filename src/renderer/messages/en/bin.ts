import { counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const MATCHES: Noun = { one: 'match', other: 'matches' }

export const bin = {
  heading: 'Bin',
  waiting: 'Looking into the bin …',
  failed: 'The bin cannot be shown just now. What is stored is safe; it is tried again.',
  empty: 'The bin is empty. A match is put here from its page, and stays until you delete it for good.',
  count: (total: number) => `${counted(total, MATCHES)} in the bin. What lies here counts nowhere and stays until you delete it for good.`,
  shown: (shown: number, total: number) => `The latest ${shown} of ${total} are shown.`,
  more: 'Show more',
  list: 'Matches in the bin',
  put: (when: string) => `put here ${when}`,
  restore: 'Bring back',
  restoreOf: (players: string) => `Bring back the match of ${players}`,
  delete: 'Delete for good',
  deleteOf: (players: string) => `Delete for good: the match of ${players}`,
  ask: {
    title: 'Delete this match for good?',
    text: (players: string, day: string) =>
      `The match of ${players}, ${day}, is deleted from this folder with its photographs, and nothing here brings it back.`,
    keep: 'Keep it',
    delete: 'Delete for good',
  },
} as const
