import { useState } from 'react'
import type { TableOutcome, TableRefusal } from '#shared/contract/table'
import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import type { Client } from '../../client/client'
import { Button } from '../../components/button/button'
import { Dialog } from '../../components/dialog/dialog'
import { KeptDraft } from '../../components/kept-draft/kept-draft'
import { ProblemNotice } from '../../components/notice/notice'
import { useCommand } from '../../hooks/use-command'
import { words } from '../../messages/page'
import { HandEditor } from '../../match/block/hand-editor'
import { useHandsDraft } from '../../match/block/use-hands-draft'
import { problemSentence } from '../../match/invite/use-table-live'
import { handTable, noHands, withHand, writtenHands } from '../../match/model/blocked-hands'
import type { MatchView } from '../../match/match-view'
import styles from './join.module.css'

type HandCall = (client: Client) => Promise<TableOutcome>
const performHandCall = (client: Client, call: HandCall): Promise<TableOutcome> => call(client)

interface ShowHandDialogProps {
  readonly view: MatchView
  readonly seat: Seat
  /** What the player entered for themselves: it need not be tapped again, and is shown to nobody before they say so. */
  readonly own: readonly Tile[] | null
  readonly onClose: () => void
}

/** One player lays the own hand open at a block. */
export function ShowHandDialog({ view: latest, seat, own, onClose }: ShowHandDialogProps) {
  const [view] = useState(latest)
  const first = withHand(noHands(view.names.length), seat, own ?? [])
  const [hands, setHands, , startOver] = useHandsDraft(`shown.${seat}.${writtenHands(first).join()}`, view, first)
  const [shown, setShown] = useState(false)
  const { run, pending, problem } = useCommand<HandCall, null, TableRefusal>(performHandCall)
  const send = async (hand: readonly string[] | null): Promise<void> => {
    const round = view.scored.rounds.length - 1
    await run(async (client) => {
      const outcome = await client.table.showHand({ matchId: view.matchId, round, seat, hand })
      if (outcome.ok) setShown(hand !== null)
      return outcome
    })
  }
  const hand = writtenHands(hands)[seat] ?? []
  return (
    <Dialog
      width="workspace"
      open
      title={words.join.hand.title}
      onClose={onClose}
      actions={
        shown ? (
          <Button pending={pending} onClick={() => void send(null)}>
            {words.join.hand.takeBack}
          </Button>
        ) : (
          <Button variant="primary" disabled={hand.length === 0} pending={pending} onClick={() => void send(hand)}>
            {words.join.hand.show}
          </Button>
        )
      }
    >
      <div className={styles.dock}>
        <p className={styles.quiet}>{words.join.hand.hint}</p>
        {shown && <p role="status">{words.join.hand.shown}</p>}
        <KeptDraft startOver={startOver} />
        <HandEditor
          table={handTable(view.scored.state)}
          names={view.names}
          hands={hands}
          seat={seat}
          onChange={(changed) => {
            setHands(changed)
            setShown(false)
          }}
        />
        <ProblemNotice text={problem === null ? null : problemSentence(problem)} />
      </div>
    </Dialog>
  )
}
