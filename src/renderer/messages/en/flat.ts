/** The match on a tablet that lies in the middle of the table. */
export const flat = {
  open: 'Play flat on the table',
  leave: 'Leave flat view',
  turn: 'Turn seats',
  yourTurn: 'your turn',
  play: 'Play',
  close: 'Close',
  more: (name: string) => `${name}: more`,
} as const
