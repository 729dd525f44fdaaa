import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { OutActions } from '../../../match/printing/out-actions'
import { ScoreSheet } from '../../../match/end/score-sheet'

interface Props {
  readonly view: MatchView
  readonly onClose: () => void
}

/** The score sheet so far. */
export function SheetDialog({ view, onClose }: Props) {
  return (
    <Dialog open size="wide" title={words.match.table.sheet} onClose={onClose}>
      <ScoreSheet view={view} captionHidden />
      <OutActions view={view} />
    </Dialog>
  )
}
