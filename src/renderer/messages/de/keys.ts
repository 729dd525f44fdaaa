import type { PageWords } from '../page-words'

/** The way to the list of keys, and what is printed on them. */
export const keys: PageWords['keys'] = {
  button: 'Alle Tastenkürzel',
  title: 'Tastenkürzel',
  /** What is printed on keys. */
  names: { Enter: 'Eingabe', Esc: 'Esc', Backspace: 'Rücktaste', Shift: 'Umschalt', Ctrl: 'Strg', Home: 'Pos1', End: 'Ende' },
}
