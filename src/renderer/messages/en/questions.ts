import type { QuestionOutcome } from '#shared/match/trail'
import { listed, nameOf } from '#shared/words/en'

/** As much of a question as says what came of it. */
interface Told {
  readonly asked: { readonly outcome: QuestionOutcome }
  readonly undone: boolean
}

/** Questioning a play, or anything else that happened. */
export const questions = {
  title: (round: number, event: number) => `Question round ${round}, event ${event}`,
  howTitle: (round: number, event: number) => `How round ${round}, event ${event} was counted`,
  open: 'Question this entry',
  how: 'How was this counted?',
  earlierEvent: 'The entry before',
  laterEvent: 'The entry after',
  cannotExplain: 'What stands before this event is not sound, so it cannot be explained.',

  verdict: 'What the table says',
  outcomes: {
    stands: { label: 'It stands', description: 'It was entered and counted as it was.' },
    corrected: { label: 'It was entered wrongly', description: 'Put it right in the next step.' },
    open: { label: 'Leave it open', description: 'It can be settled later.' },
  } satisfies Record<QuestionOutcome, { readonly label: string; readonly description: string }>,
  agreed: 'Who agrees?',
  agreedHint: 'Tap everybody who does.',
  note: 'Note',
  noteHint: 'What was doubted, and why it was decided so.',
  save: {
    stands: 'Note that it stands',
    corrected: 'Put it right …',
    open: 'Leave it open',
  } satisfies Record<QuestionOutcome, string>,
  choose: 'Save',
  cancel: 'Close',
  settles: 'This settles the question that was left open.',

  /** At an event in the feed. */
  mark: { stands: 'Questioned: it stands', corrected: 'Questioned: corrected', open: 'Open question' } satisfies Record<QuestionOutcome, string>,
  undone: 'Questioned: corrected, and the correction undone',
  told: ({ asked, undone }: Told): string => (undone ? questions.undone : questions.mark[asked.outcome]),
  noted: (note: string) => `“${note}”`,
  earlier: (question: Told, agreed: readonly number[], names: readonly string[]) =>
    `${questions.told(question)}${agreed.length === 0 ? '' : ` (agreed: ${listed(agreed.map((seat) => nameOf(names, seat)))})`}`,

  before: 'Asked before',
  openHeading: (questions: number) => (questions === 1 ? 'One question is open' : `${questions} questions are open`),
  place: (round: number, event: number) => `Round ${round}, event ${event}`,
  settle: 'Settle it',
  settleNamed: (place: string) => `Settle it: ${place}`,
  done: 'It is settled',
  doneNamed: (place: string) => `It is settled: ${place}`,
  gone: 'The event is no longer in the record.',
} as const
