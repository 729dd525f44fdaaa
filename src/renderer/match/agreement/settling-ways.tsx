import { Button, ButtonLink } from '../../components/button/button'
import { words } from '../../messages/page'

interface Props {
  readonly onCorrect: () => void
  readonly onQuestion: () => void
  /** Where the match is looked at move by move; left out where that is what one does. */
  readonly moves?: string
}

/** What may help to settle a round that somebody contests. */
export function SettlingWays({ onCorrect, onQuestion, moves }: Props) {
  const contestedWords = words.agreement.contested
  return (
    <>
      <Button onClick={onQuestion}>{contestedWords.question}</Button>
      <Button onClick={onCorrect}>{contestedWords.correct}</Button>
      {moves !== undefined && <ButtonLink href={moves}>{contestedWords.moves}</ButtonLink>}
    </>
  )
}
