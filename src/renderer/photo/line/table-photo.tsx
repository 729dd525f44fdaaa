import type { Rules } from '#shared/games/rules'
import { words } from '../../messages/page'
import { HighHalves, PrintChoice } from '../print-choice'
import { PhotoDialog } from '../photo-dialog'
import { PhotoSource } from '../source/photo-source'
import { LineFound } from './line-found'
import { useLinePhoto } from './use-line-photo'

interface TablePhotoProps {
  readonly rules: Rules
  /** Told of the line as it can be typed. */
  readonly onLine: (text: string) => void
  readonly onClose: () => void
}

/** Photos the line of play on a table that no match keeps. */
export function TablePhoto({ rules, onLine, onClose }: TablePhotoProps) {
  const lineWords = words.photo.line
  const reading = useLinePhoto('settle', rules)
  const { photoState, found, open } = reading
  return (
    <PhotoDialog
      title={lineWords.photo}
      leave={words.photo.play.leave}
      confirm={{
        label: lineWords.use(found?.length ?? 0),
        disabled: found === null || open > 0,
        onClick: () => {
          if (found !== null) onLine(found.text)
          photoState.forget()
          onClose()
        },
      }}
      startOver={photoState.startOver}
      onClose={onClose}
    >
      <HighHalves maxPip={rules.maxPip} />
      <PhotoSource photoState={photoState} more={<PrintChoice />} pan={reading.pan}>
        <LineFound reading={reading} maxPip={rules.maxPip} />
      </PhotoSource>
    </PhotoDialog>
  )
}
