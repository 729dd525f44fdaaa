import { listed, nameOf } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (entry) => `Poner en duda ${entry}`,
  howTitle: (entry) => `Cómo puntuó ${entry}`,
  open: 'Poner en duda',
  how: '¿Cómo puntuó esto?',
  earlierEvent: 'Anotación anterior',
  laterEvent: 'Anotación siguiente',
  cannotExplain: 'Una anotación anterior tiene un error. Corrígela primero para ver cómo puntuó esta.',

  verdict: 'Tu decisión',
  outcomes: {
    stands: { label: 'Está bien', description: 'La anotación y su puntuación son correctas.' },
    corrected: { label: 'Está mal', description: 'Corrige la anotación en el paso siguiente.' },
    open: { label: 'Decidir más tarde', description: 'La duda queda pendiente.' },
  },
  agreed: '¿Quién está de acuerdo?',
  agreedHint: 'Toca los nombres de quienes estén de acuerdo.',
  note: 'Nota',
  noteHint: 'Qué no estaba claro y por qué se decidió así.',
  save: {
    stands: 'Guardar: está bien',
    corrected: 'Corregir…',
    open: 'Decidir más tarde',
  },
  choose: 'Guardar',
  cancel: 'Cerrar',
  settles: 'Esto resuelve la duda pendiente.',

  mark: { stands: 'Revisada: está bien', corrected: 'Revisada: corregida', open: 'Duda pendiente' },
  undone: 'Revisada: corregida y luego deshecha',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `“${note}”`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (de acuerdo: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Dudas anteriores',
  openHeading: (questions) => (questions === 1 ? '1 duda pendiente' : `${questions} dudas pendientes`),
  round: (round) => `Ronda ${round}`,
  settle: 'Resolver duda',
  settleNamed: (entry) => `Resolver duda: ${entry}`,
  done: 'Cerrar duda',
  doneNamed: (entry) => `Cerrar duda: ${entry}`,
  gone: 'Esta anotación se quitó.',
}
