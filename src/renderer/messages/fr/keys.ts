import type { PageWords } from '../page-words'

/** The way to the list of keys, and what is printed on them. */
export const keys: PageWords['keys'] = {
  button: 'Tous les raccourcis',
  title: 'Raccourcis clavier',
  /** What is printed on keys. */
  names: { Enter: 'Entrée', Esc: 'Échap', Backspace: 'Retour arrière', Shift: 'Maj', Ctrl: 'Ctrl', Home: 'Début', End: 'Fin' },
}
