import type { PageWords } from '../page-words'

/** What each tile of the tray would score, at a table that wants to see it. */
export const learningAid: PageWords['learningAid'] = {
  summary: 'Lernhilfe',
  on: 'an',
  off: 'aus',
  what: 'An jedem Stein, der sich anlegen lässt, steht, was er brächte. Ein Ring markiert die besten.',
  switchOn: 'Für diese Partie einschalten',
  switchOff: 'Ausschalten',
  /** After a tile's name, of the places that score the most. */
  best: (pays) => `${pays}, am meisten`,
  /** In the trail. */
  turned: (on) => (on ? 'Lernhilfe: eingeschaltet' : 'Lernhilfe: ausgeschaltet'),
}
