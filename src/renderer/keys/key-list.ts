/** What letters do at the table, for the code that listens for them and for the list that shows them. */
export const LETTERS = { draw: 'd', pass: 'p', blocked: 'b', photo: 'f', question: 'q', 'next-round': 'n' } as const
/** Opens the list of keys. */
export const HELP_KEY = '?'

/** At the big screen. */
export const FULL_SCREEN_KEY = 'f'
