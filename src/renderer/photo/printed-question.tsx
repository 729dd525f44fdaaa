import type { TileDetection } from '#shared/recognition/detection'
import { Button } from '../components/button/button'
import { Notice } from '../components/notice/notice'
import { words } from '../messages/page'

/** What a person said of the tiles of a photo that may be printed: they are, those beside them are, or none is. */
const PRINTED_ANSWERS = ['leaveOut', 'others', 'real'] as const
export type PrintedAnswer = (typeof PRINTED_ANSWERS)[number]

/** The detections of a photo as they count after that answer, each at its place; what is left out is surely no tile. */
export function afterPrinted(tiles: readonly TileDetection[], answer: PrintedAnswer | null): readonly TileDetection[] {
  if (answer === null) return tiles
  return tiles.map(({ printed, ...tile }) => {
    if (answer !== 'real' && (printed === undefined) === (answer === 'others')) return { ...tile, found: 0 }
    return { ...tile, found: printed ?? tile.found }
  })
}

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
