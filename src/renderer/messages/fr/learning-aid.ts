import type { PageWords } from '../page-words'

/** What each tile of the tray would score, at a table that wants to see it. */
export const learningAid: PageWords['learningAid'] = {
  summary: 'Aide pour apprendre',
  on: 'activée',
  off: 'désactivée',
  what: 'Chaque domino jouable montre ce qu’il rapporterait. Un anneau marque les meilleurs.',
  switchOn: 'Activer pour cette partie',
  switchOff: 'Désactiver',
  /** After a tile's name, of the places that score the most. */
  best: (pays) => `${pays}, le maximum`,
  /** In the trail. */
  turned: (on) => (on ? 'Aide pour apprendre : activée' : 'Aide pour apprendre : désactivée'),
}
