import { listed, nameOf } from '#shared/words/de'
import type { PageWords } from '../page-words'

/** Questioning a play, or anything else that happened. */
export const questions: PageWords['questions'] = {
  title: (round, event) => `Runde ${round}, Eintrag ${event} anzweifeln`,
  howTitle: (round, event) => `Wie Runde ${round}, Eintrag ${event} gezählt wurde`,
  open: 'Diesen Eintrag anzweifeln',
  how: 'Wie wurde das gezählt?',
  earlierEvent: 'Der Eintrag davor',
  laterEvent: 'Der Eintrag danach',
  cannotExplain: 'Was vor diesem Eintrag steht, stimmt nicht; deshalb lässt er sich nicht erklären.',

  verdict: 'Was der Tisch sagt',
  outcomes: {
    stands: { label: 'Es bleibt dabei', description: 'Es wurde eingegeben und gezählt, wie es war.' },
    corrected: { label: 'Es wurde falsch eingegeben', description: 'Im nächsten Schritt berichtigst du es.' },
    open: { label: 'Offenlassen', description: 'Es kann später geklärt werden.' },
  },
  agreed: 'Wer ist einverstanden?',
  agreedHint: 'Tipp alle an, die es sind.',
  note: 'Notiz',
  noteHint: 'Was bezweifelt wurde, und warum so entschieden wurde.',
  save: {
    stands: 'Vermerken, dass es dabei bleibt',
    corrected: 'Berichtigen …',
    open: 'Offenlassen',
  },
  choose: 'Speichern',
  cancel: 'Schließen',
  settles: 'Das klärt die Frage, die offen war.',

  mark: { stands: 'Angezweifelt: bleibt dabei', corrected: 'Angezweifelt: berichtigt', open: 'Offene Frage' },
  undone: 'Angezweifelt: berichtigt, und die Berichtigung zurückgenommen',
  told: ({ asked, undone }) => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note) => `„${note}“`,
  earlier: (question, agreed, names) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (einverstanden: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Schon gefragt',
  openHeading: (questions) => (questions === 1 ? 'Eine Frage ist offen' : `${questions} Fragen sind offen`),
  place: (round, event) => `Runde ${round}, Eintrag ${event}`,
  settle: 'Klären',
  settleNamed: (place) => `Klären: ${place}`,
  done: 'Das ist geklärt',
  doneNamed: (place) => `Das ist geklärt: ${place}`,
  gone: 'Den Eintrag gibt es in der Aufzeichnung nicht mehr.',
}
