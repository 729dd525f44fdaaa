import { counted } from '#shared/words/en'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals = {
  title: (files: number) => (files === 1 ? 'Import this file?' : 'Import these files?'),
  after: 'Import result',
  safe: 'Nothing is imported until you confirm. Matches you already have aren’t added twice.',
  looking: 'Checking the file…',
  match: (rounds: number) => (rounds === 0 ? 'no rounds yet' : counted(rounds, { one: 'round', other: 'rounds' })),
  won: (name: string) => `${name} won`,
  open: 'unfinished',
  many: (count: number, all: boolean) =>
    all ? counted(count, { one: 'match', other: 'matches' }) : `more than ${counted(count, { one: 'match', other: 'matches' })}`,
  refused: 'Can’t import this match:',
  gone: 'Can’t read this file. It may have been moved or deleted.',
  nothing: 'There’s nothing to import in this file.',
  importMatches: 'Import',
  leave: 'Don’t import',
  close: 'Close',
  openMatch: 'Open match',
  running: (file: string) => `Importing “${file}”…`,
} as const
