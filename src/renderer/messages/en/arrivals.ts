import { counted } from '#shared/words/en'

/** Files of records that came to the window: opened with the app, or dropped on it. */
export const arrivals = {
  title: (files: number) => (files === 1 ? 'Bring this record in?' : 'Bring these records in?'),
  after: 'What came of it',
  safe: 'Nothing is brought in before you say so. A match that is here already is not taken twice.',
  looking: 'Looking at it …',
  match: (rounds: number) => (rounds === 0 ? 'no round yet' : counted(rounds, { one: 'round', other: 'rounds' })),
  won: (name: string) => `${name} won`,
  open: 'not finished',
  many: (count: number, all: boolean) =>
    all ? counted(count, { one: 'record', other: 'records' }) : `more than ${counted(count, { one: 'record', other: 'records' })}`,
  refused: 'Caravan would refuse this record:',
  gone: 'This file could not be read. It may have been moved or taken away.',
  nothing: 'There is nothing in it to bring in.',
  bringIn: 'Bring in',
  leave: 'Leave it',
  close: 'Close',
  openMatch: 'Open the match',
  running: (file: string) => `Reading “${file}”`,
} as const
