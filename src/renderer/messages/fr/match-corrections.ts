import { capitalised, counted, inNumber } from '#shared/words/fr'
import { ofName } from '#shared/words/fr/names'
import { sentencesByKind } from '#shared/words/phrases'
import type { PageWords } from '../page-words'
import type { NamedEntry } from '../sentence-inputs'

export const entryName = sentencesByKind<NamedEntry>({
  play: ({ name, tile }) => `le ${tile} ${ofName(name)}`,
  draw: ({ name }) => `ce qu’a pioché ${name}`,
  pass: ({ name }) => `le tour passé ${ofName(name)}`,
  block: 'la manche bloquée',
  rules: 'le changement de règles',
  table: 'les dominos de la table',
})
export const roundName = (round: number): string => `la manche ${round}`
export const entryTitle = (entry: string): string => capitalised(entry)

/** Correcting what was entered earlier. */
export const corrections: PageWords['corrections'] = {
  title: (entry) => `Changer ${entry}`,
  startTitle: (round) => `Début de la manche ${round}`,
  asEntered: 'Saisie enregistrée',
  type: 'Type de saisie',
  tableStays: 'Les dominos déjà sur la table au début de la saisie. Pour les changer, supprimez cette saisie et tout ce qui suit.',
  rulesStay: 'Un changement de règles. Supprimez-le pour revenir aux règles précédentes, ou changez de nouveau les règles.',
  types: { play: 'Domino posé', draw: 'Dominos piochés', pass: 'Tour passé' },
  player: 'Qui',
  tile: 'Domino',
  end: 'Où',
  count: 'Dominos piochés',
  remove: 'Supprimer cette saisie',
  keep: 'Garder cette saisie',
  insert: 'En insérer une avant',
  insertHint: 'Qu’est-ce qui a été oublié avant cette saisie ?',
  insertNothing: 'Ne pas insérer',
  removeHint: 'Cette saisie sera supprimée, et tout ce qui suit recompté.',
  unchanged: 'Aucun changement pour l’instant.',
  result: 'Après cette correction',
  totals: (name, before, after) => (before === after ? `${name} ${after}` : `${name} ${before} → ${after}`),
  wins: (name) => `${name} gagne alors la partie.`,
  nobodyWins: 'Personne ne gagne encore. La partie continue.',
  incomplete: 'Choisissez le domino et l’endroit où il a été posé.',
  noSuchEvent: 'Cette saisie n’existe plus.',
  irregular: (events) =>
    `${counted(events, { one: 'saisie', other: 'saisies' })} ${inNumber(events, { one: 'sera signalée comme inhabituelle', other: 'seront signalées comme inhabituelles' })}.`,
  save: 'Enregistrer la correction',
  cancel: 'Annuler',
  impossible: 'C’est impossible',
  conflict: 'Une saisie suivante n’est plus possible',
  nothingChanged: 'Rien n’est encore changé. Choisissez :',
  goBack: 'Laisser ainsi',
  correctLater: (entry) => `Changer aussi ${entry}`,
  dropLater: (what) => `Supprimer ${what} et tout ce qui suit`,
  dropHint: 'Vous pourrez annuler cette correction.',
  dropping: (what) => `${capitalised(what)} et tout ce qui suit seront supprimés. Vous pourrez annuler cette correction.`,
  alsoCorrected: 'Corrigé en même temps',
  removed: 'supprimée',
  cannotShow: 'Une saisie précédente est incorrecte. Corrigez-la d’abord.',
}
