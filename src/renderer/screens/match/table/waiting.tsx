import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { RoundsNotAgreed } from '../../../match/agreement/rounds-not-agreed'
import type { MatchCommands } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import type { Place } from '../../../match/model/revision-draft'
import { OpenQuestions } from '../../../match/question/open-questions'
import { settlingGone } from '../../../match/question/settling-gone'

/** A round that is over has its own way to be agreed to, where its end is shown. */
function endedRound({ scored }: MatchView): number | null {
  return (scored.state.round?.end ?? null) === null ? null : scored.rounds.length - 1
}

/** Whether a question or a round waits for someone. */
export function isWaiting(view: MatchView): boolean {
  return view.questions.some((question) => question.open) || roundsNotAgreed(view.agreements).some(({ round }) => round !== endedRound(view))
}

interface Props {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onQuestion: (place: Place) => void
  readonly onAgreement: (round: number) => void
}

/** The questions and rounds that wait, each with the way to it. */
export function Waiting({ view, commands, onQuestion, onAgreement }: Props) {
  return (
    <>
      <OpenQuestions view={view} onSettle={onQuestion} onGone={(gone) => void commands.question(settlingGone(gone), view.revision)} />
      <RoundsNotAgreed view={view} except={endedRound(view)} onOpen={onAgreement} />
    </>
  )
}
