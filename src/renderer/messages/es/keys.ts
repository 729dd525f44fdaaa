import type { PageWords } from '../page-words'

/** The way to the list of keys, and what is printed on them. */
export const keys: PageWords['keys'] = {
  button: 'Todos los atajos',
  title: 'Atajos de teclado',
  /** What is printed on keys. */
  names: { Enter: 'Intro', Esc: 'Esc', Backspace: 'Retroceso', Shift: 'Mayús', Ctrl: 'Ctrl', Home: 'Inicio', End: 'Fin' },
}
