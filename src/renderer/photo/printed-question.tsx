import { PRINTED_ANSWERS, type PrintedAnswer } from '#shared/recognition/printed-answer'
import { Button } from '../components/button/button'
import { Notice } from '../components/notice/notice'
import { words } from '../messages/page'

/** Which tiles of the photo may be printed, and what was said of them. */
export interface PrintedTiles {
  readonly count: number
  readonly answer: PrintedAnswer | null
  readonly say: (answer: PrintedAnswer) => void
}

/** Asks of all that may be printed at once; nothing where nothing may be. */
export function PrintedQuestion({ printed: { count, answer, say } }: { readonly printed: PrintedTiles }) {
  const printedWords = words.photo.printed
  if (count === 0) return null
  return (
    <Notice
      role="group"
      aria-label={printedWords.asks(count)}
      tone={answer === null ? 'warning' : 'info'}
      actions={PRINTED_ANSWERS.map((each, at) => (
        <Button
          key={each}
          variant={answer === each || (answer === null && at === 0) ? 'primary' : 'secondary'}
          aria-pressed={answer === each}
          onClick={() => say(each)}
        >
          {printedWords[each]}
        </Button>
      ))}
    >
      <p>{printedWords.asks(count)}</p>
    </Notice>
  )
}
