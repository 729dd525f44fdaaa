import { Dialog } from '../../../components/dialog/dialog'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { ScoreSheet } from '../../../match/end/score-sheet'
import { ShareButton } from '../../../match/sharing/share-button'

interface Props {
  readonly view: MatchView
  readonly onClose: () => void
}

/** The score sheet so far. */
export function SheetDialog({ view, onClose }: Props) {
  return (
    <Dialog width="workspace" open title={words.match.table.sheet} onClose={onClose} actions={<ShareButton view={view} />}>
      <ScoreSheet view={view} captionHidden />
    </Dialog>
  )
}
