export const matchLine = {
  won: 'won',
  unfinished: 'unfinished',
  readOnly: 'View only: a newer Caravan made this match, or its file can’t be changed.',
} as const
