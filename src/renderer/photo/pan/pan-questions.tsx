import { Button } from '../../components/button/button'
import { Notice } from '../../components/notice/notice'
import { words } from '../../messages/page'

/** What a pan leaves open beside its tiles. */
export const PAN_QUESTIONS = ['ends', 'near', 'unjoined'] as const
export type PanQuestion = (typeof PAN_QUESTIONS)[number]

/** What is asked, with the tiles it is about, as written. */
export type PanQuestions = Readonly<Partial<Record<PanQuestion, readonly string[]>>>

interface PanQuestionsProps {
  readonly questions: PanQuestions
  readonly onSettle: (question: PanQuestion) => void
}

/** Asks of what the camera did not see, or saw and could not join: each is answered by one tap, or by moving the camera there. */
export function PanQuestionList({ questions, onSettle }: PanQuestionsProps) {
  const panWords = words.photo.pan
  return PAN_QUESTIONS.map((question) => {
    const tiles = questions[question]
    if (tiles === undefined) return null
    const { asks, answer } = panWords.questions[question]
    return (
      <Notice key={question} role="group" aria-label={asks(tiles)} tone="warning" actions={<Button onClick={() => onSettle(question)}>{answer}</Button>}>
        <p>{asks(tiles)}</p>
      </Notice>
    )
  })
}
