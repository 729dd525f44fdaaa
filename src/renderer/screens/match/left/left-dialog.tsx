import { useRef, useState } from 'react'
import { whoIsOut } from '#shared/match/end-of-play'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { CommandNotice } from '../../../match/command-notice'
import { seatsByPhone, ShownOtherwise, useRoundEntering } from '../../../match/counted/entered-round'
import { HandsEntry } from '../../../match/counted/hands-entry'
import { type MatchCommands, useBusy } from '../../../match/hooks/use-match-commands'
import type { MatchView } from '../../../match/match-view'
import { handTable } from '../../../match/model/blocked-hands'
import { countingOut, leftEvent, stillToEnter } from '../../../match/model/counted-hands'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'

interface LeftDialogProps {
  readonly view: MatchView
  readonly commands: MatchCommands
  readonly onClose: () => void
}

/** Asks what is left in the hands of the others once somebody is out, and ends the round with it: tiles or a number for each. */
export function LeftDialog({ view: latest, commands, onClose }: LeftDialogProps) {
  /* The hands are checked against the table they were left at; a newer one refuses them as stale. */
  const [view] = useState(latest)
  const leftWords = words.match.counted
  const busy = useBusy(commands)
  const { scored, names } = view
  const { round } = scored.state
  const out = round === null ? null : whoIsOut(round)
  const counting = countingOut(scored.state.rules, out ?? 0, handTable(scored.state), round?.gone)
  const at = scored.rounds.length - 1
  const { matchId } = view
  const entering = useRoundEntering({ draft: `left.${matchId}.${at}`, matchId, round: at, players: names.length, out: counting.out, gone: counting.gone })
  const { hands } = entering.entered
  const [seat, setSeat] = useState(() => stillToEnter(hands)[0] ?? (counting.out === 0 ? 1 : 0))
  const fields = useRef<(HTMLInputElement | null)[]>([])
  const event = leftEvent(hands, counting.out)
  const end = async (): Promise<void> => {
    /* The hands stay: they are there again where the end is undone. */
    if (event !== null && !busy && (await commands.enter(event, view.revision))) onClose()
  }
  return (
    <Dialog
      width="workspace"
      open
      title={leftWords.othersLeft}
      onClose={onClose}
      firstFocus={() => fields.current[seat]}
      actions={
        <Button variant="primary" pending={busy} disabled={event === null} onClick={() => void end()}>
          {leftWords.endRound}
        </Button>
      }
    >
      <KeptDraft startOver={entering.startOver} />
      <ShownOtherwise view={view} counting={counting} entering={entering} />
      <p>{leftWords.wentOut(scorerWords.nameOf(names, counting.out ?? 0))}</p>
      <HandsEntry
        view={view}
        counting={counting}
        round={at}
        hands={hands}
        seat={seat}
        onSeat={setSeat}
        onChange={entering.setHands}
        onDone={() => void end()}
        fields={fields}
        byPhone={seatsByPhone(entering.entered)}
      />
      <CommandNotice view={view} commands={commands} />
    </Dialog>
  )
}
