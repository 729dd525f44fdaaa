/** What letters do at the table, for the code that listens for them and for the list that shows them. */
export const LETTERS = {
  draw: 'd',
  pass: 'p',
  blocked: 'b',
  photo: 'f',
  question: 'q',
  'next-round': 'n',
  ends: 'e',
  turn: 't',
  scores: 's',
  hand: 'h',
  last: 'l',
} as const

/** What the table says when it is asked. */
export const ALOUD = ['ends', 'turn', 'scores', 'hand', 'last'] as const satisfies readonly (keyof typeof LETTERS)[]
export type Aloud = (typeof ALOUD)[number]

/** Opens the list of keys. */
export const HELP_KEY = '?'

/** At the big screen. */
export const FULL_SCREEN_KEY = 'f'
