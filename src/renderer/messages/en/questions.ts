import type { QuestionOutcome } from '#shared/match/trail'
import { listed, nameOf } from '#shared/words/en'

/** As much of a question as says what came of it. */
interface Told {
  readonly asked: { readonly outcome: QuestionOutcome }
  readonly undone: boolean
}

/** Questioning a play, or anything else that happened. */
export const questions = {
  title: (entry: string) => `Question ${entry}`,
  howTitle: (entry: string) => `How ${entry} was scored`,
  open: 'Question entry',
  how: 'How was this scored?',
  earlierEvent: 'Previous entry',
  laterEvent: 'Next entry',
  cannotExplain: 'An earlier entry has a problem. Correct it first to see how this one was scored.',

  verdict: 'Your decision',
  outcomes: {
    stands: { label: 'It stands', description: 'The entry and its score are right.' },
    corrected: { label: 'It’s wrong', description: 'Correct the entry in the next step.' },
    open: { label: 'Decide later', description: 'The question stays open.' },
  } satisfies Record<QuestionOutcome, { readonly label: string; readonly description: string }>,
  agreed: 'Who agrees?',
  agreedHint: 'Tap everyone who agrees.',
  note: 'Note',
  noteHint: 'What was unclear, and why you decided this way.',
  save: {
    stands: 'Save: it stands',
    corrected: 'Correct…',
    open: 'Decide later',
  } satisfies Record<QuestionOutcome, string>,
  choose: 'Save',
  cancel: 'Close',
  settles: 'This closes the open question.',

  /** At an event in the feed. */
  mark: { stands: 'Questioned: it stands', corrected: 'Questioned: corrected', open: 'Open question' } satisfies Record<QuestionOutcome, string>,
  undone: 'Questioned: corrected, then undone',
  told: ({ asked, undone }: Told): string => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note: string) => `“${note}”`,
  earlier: (question: Told, agreed: readonly number[], names: readonly string[]) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (agreed: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Earlier questions',
  openHeading: (questions: number) => (questions === 1 ? '1 open question' : `${questions} open questions`),
  round: (round: number) => `Round ${round}`,
  settle: 'Answer question',
  settleNamed: (entry: string) => `Answer question: ${entry}`,
  done: 'Close question',
  doneNamed: (entry: string) => `Close question: ${entry}`,
  gone: 'This entry was deleted.',
} as const
