/** The scoreboard that is read from across the room. */
export const bigScreen = {
  title: (names: string) => `Big screen: ${names}`,
  heading: 'Big screen',
  open: 'Big screen',
  openHint: 'Chips, turn and line of play in a window of their own, to be read from across the room.',
  controls: 'Big screen',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  back: 'Back to the table',
  lastPlay: 'What happened last',
  agreed: 'Agreed',
  contested: 'Contests the round',
  toAnswer: 'Has not answered yet',
  rulingBy: (rule: string) => `Ruled by ${rule}`,
} as const
