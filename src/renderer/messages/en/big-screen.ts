/** The scoreboard that is read from across the room. */
export const bigScreen = {
  title: (names: string) => `Big screen: ${names}`,
  heading: 'Big screen',
  open: 'Big screen',
  openHint: 'Score, turn and line in a separate window you can read from across the room.',
  controls: 'Big screen',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  back: 'Back to table',
  lastPlay: 'Last entry',
  agreed: 'Agreed',
  contested: 'Disagrees',
  toAnswer: 'No answer yet',
  rulingBy: (rule: string) => `Rule: ${rule}`,
} as const
