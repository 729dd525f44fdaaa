import { ChoiceGroup } from '../../../components/choice-group/choice-group'
import { Dialog } from '../../../components/dialog/dialog'
import { matchWords } from '../../../messages/en/match'
import type { ScoreDisplay } from '../hooks/use-score-display'
import type { MatchView } from '../model/match-view'
import { ScoreSheet } from './score-sheet'

interface Props {
  readonly view: MatchView
  readonly display: ScoreDisplay
  readonly onDisplay: (display: ScoreDisplay) => void
  readonly onClose: () => void
}

/** The score sheet so far, and how this device shows scores. */
export function SheetDialog({ view, display, onDisplay, onClose }: Props) {
  const words = matchWords.table
  return (
    <Dialog open size="wide" title={words.sheet} onClose={onClose}>
      <ScoreSheet view={view} />
      <ChoiceGroup
        legend={words.options}
        hint={words.countdownHint}
        layout="segments"
        choices={[
          { value: 'count-up', label: words.countUp },
          { value: 'countdown', label: words.countdown },
        ]}
        value={display}
        onChange={onDisplay}
      />
    </Dialog>
  )
}
