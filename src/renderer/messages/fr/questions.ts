import { counted, listed, nameOf } from '#shared/words/fr'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (entry) => `Remettre en question ${entry}`,
  howTitle: (entry) => `Comment Caravan compte ${entry}`,
  open: 'Remettre en question',
  how: 'Comment cela a-t-il été compté ?',
  earlierEvent: 'Saisie précédente',
  laterEvent: 'Saisie suivante',
  cannotExplain: 'Une saisie précédente est incorrecte. Corrigez-la d’abord pour voir comment celle-ci a compté.',

  verdict: 'Votre décision',
  outcomes: {
    stands: { label: 'C’est juste', description: 'La saisie et son score sont justes.' },
    corrected: { label: 'C’est faux', description: 'Corrigez la saisie à l’étape suivante.' },
    open: { label: 'Décider plus tard', description: 'La question reste en suspens.' },
  },
  agreed: 'Qui est d’accord ?',
  agreedHint: 'Touchez le nom de chaque personne d’accord.',
  note: 'Note',
  noteHint: 'Ce qui n’était pas clair, et pourquoi vous avez décidé ainsi.',
  save: {
    stands: 'Enregistrer : c’est juste',
    corrected: 'Corriger…',
    open: 'Décider plus tard',
  },
  choose: 'Enregistrer',
  cancel: 'Fermer',
  settles: 'Cela règle la question en suspens.',

  mark: { stands: 'Remise en question : c’est juste', corrected: 'Remise en question : corrigée', open: 'Question en suspens' },
  undone: 'Remise en question : corrigée, puis correction annulée',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `« ${note} »`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (d’accord : ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Questions précédentes',
  openHeading: (questions) => counted(questions, { one: 'question en suspens', other: 'questions en suspens' }),
  round: (round) => `Manche ${round}`,
  settle: 'Répondre',
  settleNamed: (entry) => `Répondre : ${entry}`,
  done: 'Clore la question',
  doneNamed: (entry) => `Clore la question : ${entry}`,
  gone: 'Cette saisie a été supprimée.',
}
