import { useRef, useState } from 'react'
import { heldOverrides, scoredUnder } from '#shared/match/change-rules'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { CommandNotice } from '../../../match/command-notice'
import { HandsEntry } from '../../../match/counted/hands-entry'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { enteredOf, type HandsCounting, leftEvent, type LeftRecordEvent } from '../../../match/model/counted-hands'
import type { EventPlace } from '../../../match/model/revision-draft'
import { roundsCounted } from '../../../match/model/counted-standing'
import { resultHeadline } from '../../../match/model/standing'
import { words } from '../../../messages/page'

interface RoundDialogProps {
  readonly view: MatchView
  readonly counting: HandsCounting
  readonly commands: MatchCommands
  /** The event that says what was left, and where it is. */
  readonly event: LeftRecordEvent
  readonly place: EventPlace
  readonly onClose: () => void
}

/** Changes what was left in the hands as a round ended. */
export function RoundDialog({ view: latest, counting, commands, event, place, onClose }: RoundDialogProps) {
  /* The hands are changed on the match as it was shown; a newer one refuses them as stale. */
  const [view] = useState(latest)
  const countedWords = words.match.counted
  const busy = useBusy(commands)
  const [hands, setHands] = useState(() => enteredOf(event))
  const [seat, setSeat] = useState(counting.out === 0 ? 1 : 0)
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const changed = leftEvent(hands, counting.out)
  const save = async (): Promise<void> => {
    if (changed === null) return
    if (await commands.revise({ corrections: [{ ...place, replacement: changed }], starts: [] }, view.revision)) onClose()
  }
  return (
    <Dialog
      width="workspace"
      open
      title={countedWords.change(place.round + 1)}
      onClose={onClose}
      firstFocus={() => fields.current[seat]}
      actions={
        <Button variant="primary" pending={busy} disabled={changed === null} onClick={() => void save()}>
          {countedWords.save}
        </Button>
      }
    >
      <HandsEntry
        view={view}
        counting={counting}
        round={place.round}
        hands={hands}
        seat={seat}
        onSeat={setSeat}
        onChange={setHands}
        onDone={() => void save()}
        fields={fields}
      />
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}

interface FinishDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** Ends a match that would go on for as long as the table likes: the rounds that were counted are all it has. */
export function FinishDialog({ view: latest, commands, onClose }: FinishDialogProps) {
  const [view] = useState(latest)
  const countedWords = words.match.counted
  const busy = useBusy(commands)
  const wanted = { ...heldOverrides(view.record), rounds: roundsCounted(view) }
  const under = scoredUnder(view.record, wanted)
  const headline = under.ok ? resultHeadline({ scored: under.value, names: view.names }) : null
  const finish = async (): Promise<void> => {
    if (await commands.changeRules(wanted, 'beginning', view.revision)) onClose()
  }
  return (
    <Dialog
      width="message"
      open
      title={countedWords.finishTitle}
      onClose={onClose}
      actions={
        <Button variant="primary" pending={busy} onClick={() => void finish()}>
          {countedWords.finish}
        </Button>
      }
    >
      <p>{headline === null ? countedWords.finishOpen : `${headline}.`}</p>
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
