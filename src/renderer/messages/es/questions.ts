import { listed, nameOf } from '#shared/words/es'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (round, event) => `Cuestionar la ronda ${round}, anotación ${event}`,
  howTitle: (round, event) => `Cómo se contó la ronda ${round}, anotación ${event}`,
  open: 'Cuestionar esta anotación',
  how: '¿Cómo se contó esto?',
  earlierEvent: 'La anotación anterior',
  laterEvent: 'La anotación siguiente',
  cannotExplain: 'Lo que hay antes de esta anotación no está bien, así que no se puede explicar.',

  verdict: 'Qué dice la mesa',
  outcomes: {
    stands: { label: 'Vale', description: 'Se anotó y se contó como fue.' },
    corrected: { label: 'Se anotó mal', description: 'Se corrige en el paso siguiente.' },
    open: { label: 'Dejarlo abierto', description: 'Se puede resolver más tarde.' },
  },
  agreed: '¿Quién está de acuerdo?',
  agreedHint: 'Toca a todas las personas que lo estén.',
  note: 'Nota',
  noteHint: 'Qué se dudaba, y por qué se decidió así.',
  save: {
    stands: 'Anotar que vale',
    corrected: 'Corregirlo…',
    open: 'Dejarlo abierto',
  },
  choose: 'Guardar',
  cancel: 'Cerrar',
  settles: 'Esto resuelve la cuestión que quedó abierta.',

  mark: { stands: 'Cuestionada: vale', corrected: 'Cuestionada: corregida', open: 'Cuestión abierta' },
  undone: 'Cuestionada: corregida, y la corrección deshecha',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `“${note}”`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (de acuerdo: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Se cuestionó antes',
  openHeading: (questions) => (questions === 1 ? 'Hay una cuestión abierta' : `Hay ${questions} cuestiones abiertas`),
  place: (round, event) => `Ronda ${round}, anotación ${event}`,
  settle: 'Resolverla',
  settleNamed: (place) => `Resolverla: ${place}`,
  done: 'Está resuelta',
  doneNamed: (place) => `Está resuelta: ${place}`,
  gone: 'La anotación ya no está en el registro.',
}
