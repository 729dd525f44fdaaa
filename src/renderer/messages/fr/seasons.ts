import { counted } from '#shared/words/fr/numbers'
import type { PageWords } from '../page-words'
import { seasonSentenceOf } from '../season-sentences'
import { noAnswerSentence, notSavedSentence } from './commands'
import { dateWords } from './dates'

/** Ranges of days that a family gave a name. */
export const seasons: PageWords['seasons'] = {
  filter: 'Saison',
  allTime: 'Toutes les dates',
  season: 'Saison',
  days: (from, to) => (from === '' ? `Jusqu’au ${dateWords(to)}` : to === '' ? `Depuis le ${dateWords(from)}` : `${dateWords(from)} – ${dateWords(to)}`),
  others: 'Autres saisons',
  add: 'Ajouter une saison',
  edit: (name) => `Modifier ${name}`,
  name: 'Nom',
  nameHint: 'Par exemple « Été en Bretagne ».',
  from: 'Premier jour',
  to: 'Dernier jour',
  noName: 'Saisissez un nom.',
  noDay: 'Choisissez un jour.',
  backwards: 'Le dernier jour est avant le premier.',
  cancel: 'Annuler',
  save: 'Enregistrer la saison',
  saved: (name) => `Saison enregistrée : ${name}.`,
  delete: 'Supprimer la saison',
  deleteHint: 'Une saison supprimée va dans la corbeille, sur la page Fichiers. Ses parties et ses soirées restent.',
  deleted: (name) => `Saison mise à la corbeille : ${name}. Aucune partie n’a été supprimée.`,
  problem: 'Cela n’a pas marché',
}

export const seasonProblemSentence = seasonSentenceOf({
  commands: { noAnswerSentence, notSavedSentence },
  'no-such-season': 'Cette saison n’existe plus. Un autre appareil l’a peut-être supprimée.',
  'ends-before-it-begins': 'Le dernier jour est avant le premier. Changez l’un des deux.',
  'name-taken': ({ name }) => `Une saison s’appelle déjà ${name}. Choisissez un autre nom.`,
  'too-many': ({ limit }) => `Vous avez déjà ${counted(limit, { one: 'saison', other: 'saisons' })}. Supprimez-en une d’abord.`,
})
