export const matchLine = {
  won: 'won',
  unfinished: 'not finished',
  readOnly: 'Made by a newer Caravan, or its file cannot be written: it can be looked at, not played on.',
} as const
