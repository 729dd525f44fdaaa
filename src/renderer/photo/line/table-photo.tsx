import type { Rules } from '#shared/rules/rules'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { photoWords } from '../../messages/page'
import { PrintChoice } from '../print-choice'
import { PhotoSource } from '../source/photo-source'
import { LineFound } from './line-found'
import { useLinePhotograph } from './use-line-photograph'

interface Props {
  readonly rules: Rules
  /** Told of the line as it can be typed. */
  readonly onLine: (text: string) => void
  readonly onClose: () => void
}

/** Photographs the line of play on a table that no match keeps. */
export function TablePhoto({ rules, onLine, onClose }: Props) {
  const words = photoWords.line
  const reading = useLinePhotograph(rules)
  const { photograph, found } = reading
  return (
    <Dialog
      open
      size="wide"
      title={words.photograph}
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {photoWords.play.leave}
          </Button>
          <Button
            variant="primary"
            disabled={found === null || found.unsure > 0}
            onClick={() => {
              if (found !== null) onLine(found.text)
              onClose()
            }}
          >
            {words.use(found?.length ?? 0)}
          </Button>
        </>
      }
    >
      <PhotoSource photograph={photograph} more={<PrintChoice />}>
        <LineFound reading={reading} maxPip={rules.maxPip} />
      </PhotoSource>
    </Dialog>
  )
}
