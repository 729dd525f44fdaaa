import { Button, ButtonLink } from '../../components/button/button'
import { agreementWords } from '../../messages/page'

interface Props {
  readonly onCorrect: () => void
  readonly onQuestion: () => void
  /** Where the match is looked at move by move; left out where that is what one does. */
  readonly moves?: string
}

/** What may help to settle a round that somebody contests. */
export function SettlingWays({ onCorrect, onQuestion, moves }: Props) {
  const words = agreementWords.contested
  return (
    <>
      <Button onClick={onQuestion}>{words.question}</Button>
      <Button onClick={onCorrect}>{words.correct}</Button>
      {moves !== undefined && <ButtonLink href={moves}>{words.moves}</ButtonLink>}
    </>
  )
}
