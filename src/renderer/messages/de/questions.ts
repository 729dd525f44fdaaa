import { listed, nameOf } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (round, event) => `Eintrag ${event} in Runde ${round} anzweifeln`,
  howTitle: (round, event) => `So wurde Eintrag ${event} in Runde ${round} gewertet`,
  open: 'Eintrag anzweifeln',
  how: 'Wie wurde das gewertet?',
  earlierEvent: 'Voriger Eintrag',
  laterEvent: 'Nächster Eintrag',
  cannotExplain: 'Ein früherer Eintrag stimmt nicht. Korrigiere ihn zuerst, dann siehst du, wie dieser gewertet wird.',

  verdict: 'Entscheidung',
  outcomes: {
    stands: { label: 'Es bleibt dabei', description: 'Es ist richtig eingetragen und gewertet.' },
    corrected: { label: 'Es ist falsch', description: 'Im nächsten Schritt korrigierst du den Eintrag.' },
    open: { label: 'Später entscheiden', description: 'Der Zweifel bleibt offen.' },
  },
  agreed: 'Wer ist einverstanden?',
  agreedHint: 'Tippe alle Namen an, die zustimmen.',
  note: 'Notiz',
  noteHint: 'Was war unklar, und warum wurde so entschieden?',
  save: {
    stands: 'Speichern: Es bleibt dabei',
    corrected: 'Korrigieren …',
    open: 'Später entscheiden',
  },
  choose: 'Speichern',
  cancel: 'Schließen',
  settles: 'Das klärt den offenen Zweifel.',

  mark: { stands: 'Angezweifelt: Es bleibt dabei', corrected: 'Angezweifelt: korrigiert', open: 'Offener Zweifel' },
  undone: 'Angezweifelt: korrigiert, dann rückgängig gemacht',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `„${note}“`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (einverstanden: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Frühere Zweifel',
  openHeading: (questions) => (questions === 1 ? '1 offener Zweifel' : `${questions} offene Zweifel`),
  place: (round, event) => `Runde ${round}, Eintrag ${event}`,
  settle: 'Zweifel klären',
  settleNamed: (place) => `Zweifel klären: ${place}`,
  done: 'Zweifel abschließen',
  doneNamed: (place) => `Zweifel abschließen: ${place}`,
  gone: 'Dieser Eintrag wurde entfernt.',
}
