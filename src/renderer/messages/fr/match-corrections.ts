import { counted, inNumber } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** A whole round where it has no event yet. */
const place = (round: number, event: number | null): string => (event === null ? `la manche ${round}` : `la saisie ${event} de la manche ${round}`)

/** Putting right what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (round, event) => `Manche ${round}, saisie ${event}`,
  startTitle: (round) => `Début de la manche ${round}`,
  asEntered: 'Telle que saisie',
  type: 'Ce qui s’est passé',
  tableStays:
    'La table telle qu’elle était au début de l’enregistrement. Retirez-la pour la saisir de nouveau ; ce qui a été joué depuis doit partir avec elle.',
  rulesStay: 'Un changement de règles. Retirez-le pour que les règles précédentes valent encore ; pour d’autres règles, changez-les de nouveau.',
  types: { play: 'Un domino posé', draw: 'Une pioche', pass: 'Un passage' },
  player: 'Qui',
  tile: 'Domino',
  end: 'Où',
  count: 'Dominos piochés',
  remove: 'Retirer cette saisie',
  keep: 'Garder cette saisie',
  insert: 'En insérer une avant',
  insertHint: 'Ce qui a été oublié avant :',
  insertNothing: 'Ne rien insérer',
  removeHint: 'Cette saisie sera retirée, et tout ce qui suit recompté.',
  unchanged: 'Rien n’est encore changé.',
  result: 'Avec cette correction',
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name) => `${name} a alors gagné la partie.`,
  nobodyWins: 'Personne n’a alors gagné la partie ; elle continue.',
  incomplete: 'Il manque encore quelque chose : un domino, ou l’endroit où il est.',
  noSuchEvent: 'Cette saisie n’existe plus.',
  irregular: (events) =>
    `${counted(events, { one: 'saisie', other: 'saisies' })} ${inNumber(events, { one: 'sera signalée comme irrégulière', other: 'seront signalées comme irrégulières' })}.`,
  save: 'Enregistrer la correction',
  cancel: 'Annuler',
  impossible: 'C’est impossible',
  conflict: 'Une saisie suivante ne va plus',
  place: (round, event) => (event === null ? `Manche ${round}` : `Manche ${round}, saisie ${event}`),
  nothingChanged: 'Rien n’est encore changé. À vous de choisir :',
  goBack: 'Laisser comme c’était',
  correctLater: (round, event) => `Corriger aussi ${place(round, event)}`,
  dropLater: (round, event) => `Retirer ${place(round, event)} et tout ce qui suit`,
  dropHint: 'Annuler ramène le tout.',
  dropping: (round, event) =>
    `${event === null ? `La manche ${round}` : `La saisie ${event} de la manche ${round}`} et tout ce qui suit seront retirés. Annuler ramène le tout.`,
  alsoCorrected: 'Corrigé en même temps',
  removed: 'retirée',
  cannotShow: 'Ce qui précède cette saisie n’est pas encore correct ; corrigez-le d’abord.',
}
