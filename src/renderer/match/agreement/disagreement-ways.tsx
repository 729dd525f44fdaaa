import { Button, ButtonLink } from '../../components/button/button'
import { words } from '../../messages/page'

interface DisagreementWaysProps {
  readonly onCorrect: () => void
  readonly onQuestion: () => void
  /** The address of the replay; left out in the replay itself. */
  readonly replay?: string
}

/** What may help with a round that someone disagrees with. */
export function DisagreementWays({ onCorrect, onQuestion, replay }: DisagreementWaysProps) {
  const disagreementWords = words.agreement.disagreement
  return (
    <>
      <Button onClick={onQuestion}>{disagreementWords.question}</Button>
      <Button onClick={onCorrect}>{disagreementWords.correct}</Button>
      {replay !== undefined && <ButtonLink href={replay}>{disagreementWords.replay}</ButtonLink>}
    </>
  )
}
