/** What each tile of the tray would score, at a table that wants to see it. */
export const learningAid = {
  summary: 'Learning aid',
  on: 'on',
  off: 'off',
  what: 'Each tile that fits shows what it would score. A ring marks the best.',
  switchOn: 'Turn on for this match',
  switchOff: 'Turn off',
  /** After a tile's name, of the places that score the most. */
  best: (pays: string) => `${pays}, the best`,
  /** In the trail. */
  turned: (on: boolean) => (on ? 'Learning aid: turned on' : 'Learning aid: turned off'),
} as const
