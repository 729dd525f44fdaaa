/** What each tile of the tray would score, at a table that wants to see it. */
export const learningAid = {
  summary: 'Score hints',
  on: 'on',
  off: 'off',
  what: 'Each tile that fits shows what it would score. A ring marks the best.',
  switchOn: 'Turn on for this match',
  switchOff: 'Turn off',
  /** After a tile's name, of the places that score the most. */
  best: (scores: string) => `${scores}, the best`,
  /** In the trail. */
  turned: (on: boolean) => (on ? 'Score hints: turned on' : 'Score hints: turned off'),
} as const
