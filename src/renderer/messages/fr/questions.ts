import { listed, nameOf } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (round, event) => `Mettre en doute : manche ${round}, saisie ${event}`,
  howTitle: (round, event) => `Comment a compté la saisie ${event} de la manche ${round}`,
  open: 'Mettre cette saisie en doute',
  how: 'Comment cela a-t-il été compté ?',
  earlierEvent: 'La saisie précédente',
  laterEvent: 'La saisie suivante',
  cannotExplain: 'Ce qui précède cette saisie n’est pas correct ; elle ne peut donc pas être expliquée.',

  verdict: 'Ce que dit la table',
  outcomes: {
    stands: { label: 'C’est juste', description: 'La saisie et son compte étaient bons.' },
    corrected: { label: 'La saisie était fausse', description: 'Corrigez-la à l’étape suivante.' },
    open: { label: 'Laisser en suspens', description: 'Cela peut se régler plus tard.' },
  },
  agreed: 'Qui est d’accord ?',
  agreedHint: 'Touchez toutes les personnes d’accord.',
  note: 'Note',
  noteHint: 'Ce qui était mis en doute, et pourquoi on en a décidé ainsi.',
  save: {
    stands: 'Noter que c’est juste',
    corrected: 'Corriger…',
    open: 'Laisser en suspens',
  },
  choose: 'Enregistrer',
  cancel: 'Fermer',
  settles: 'Cela règle le doute laissé en suspens.',

  mark: { stands: 'Mis en doute : c’est juste', corrected: 'Mis en doute : corrigé', open: 'Doute en suspens' },
  undone: 'Mis en doute : corrigé, et la correction annulée',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `« ${note} »`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (d’accord : ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Doutes précédents',
  openHeading: (questions) => (questions === 1 ? 'Un doute en suspens' : `${questions} doutes en suspens`),
  place: (round, event) => `Manche ${round}, saisie ${event}`,
  settle: 'Régler',
  settleNamed: (place) => `Régler : ${place}`,
  done: 'C’est réglé',
  doneNamed: (place) => `C’est réglé : ${place}`,
  gone: 'La saisie n’est plus dans l’enregistrement.',
}
