import { capitalised, listed, nameOf } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (entry) => `${capitalised(entry)} anzweifeln`,
  howTitle: (entry) => `So wurde gewertet: ${entry}`,
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
  round: (round) => `Runde ${round}`,
  settle: 'Zweifel klären',
  settleNamed: (entry) => `Zweifel klären: ${entry}`,
  done: 'Zweifel abschließen',
  doneNamed: (entry) => `Zweifel abschließen: ${entry}`,
  gone: 'Dieser Eintrag wurde entfernt.',
}
