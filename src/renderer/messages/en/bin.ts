import { counted } from '#shared/words/en'
import type { Noun } from '#shared/words/grammar'

const MATCHES: Noun = { one: 'match', other: 'matches' }

export const bin = {
  heading: 'Bin',
  waiting: 'Loading the bin…',
  failed: 'Can’t load the bin right now. Your matches are safe, and Caravan keeps trying.',
  empty: 'The bin is empty. You can move a match here from its own page. It stays until you delete it permanently.',
  count: (total: number) =>
    `${counted(total, MATCHES)} in the bin. ${total === 1 ? 'It doesn’t count in statistics, and stays here until you delete it permanently.' : 'They don’t count in statistics, and stay here until you delete them permanently.'}`,
  shown: (shown: number, total: number) => `Showing ${shown === 1 ? 'the latest' : `the latest ${shown}`} of ${total}.`,
  more: 'Show more',
  list: 'Matches in the bin',
  put: (when: string) => `in the bin since ${when}`,
  restore: 'Restore',
  restoreOf: (players: string) => `Restore: ${players}`,
  delete: 'Delete permanently',
  deleteOf: (players: string) => `Delete permanently: ${players}`,
  others: {
    list: 'Seasons and game nights in the bin',
    what: { season: 'Season', evening: 'Game night' },
    restored: (name: string) => `${name} is out of the bin.`,
    deleted: (name: string) => `${name} is deleted permanently.`,
    title: (name: string) => `Delete ${name} permanently?`,
    texts: {
      season: 'This deletes the season: its days and its rules. Matches and game nights stay. You can’t undo this.',
      evening: 'This deletes the game night with its tables and results. Its matches stay. You can’t undo this.',
    },
    keep: 'Keep it',
  },
  ask: {
    title: 'Delete this match permanently?',
    text: (players: string, day: string) => `This deletes the match with ${players} (${day}) and its photos. You can’t undo this.`,
    keep: 'Keep match',
    delete: 'Delete permanently',
  },
} as const
