import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { KeptDraft } from '../../../components/kept-draft/kept-draft'
import { HandEditor } from '../../../match/block/hand-editor'
import { OWN_HAND, useHandsDraft } from '../../../match/block/use-hands-draft'
import { handTable, noHands, withHand, writtenHands } from '../../../match/model/blocked-hands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import type { OwnHand } from './use-own-hand'
import styles from '../join.module.css'

interface OwnHandDialogProps {
  readonly view: MatchView
  readonly seat: Seat
  readonly hand: OwnHand
  readonly onClose: () => void
}

const NOTHING_SAID: ReadonlySet<Tile> = new Set()

/** A player enters their own hand for themselves: tapped, typed or photographed, and kept on this device. */
export function OwnHandDialog({ view, seat, hand, onClose }: OwnHandDialogProps) {
  const { ownHand } = words.join
  const first = withHand(noHands(view.names.length), seat, hand.held ?? [])
  const [hands, setHands, forgetDraft, startOver] = useHandsDraft(`${OWN_HAND}.${seat}.${writtenHands(first).join()}`, view, first)
  const tiles = hands[seat] ?? []
  /* Nobody asks here whether the round is blocked. */
  const table = { ...handTable(view.scored.state), playable: NOTHING_SAID }
  return (
    <Dialog
      width="workspace"
      open
      title={ownHand.title}
      onClose={onClose}
      actions={
        <>
          {hand.held !== null && (
            <Button
              onClick={() => {
                hand.forget()
                forgetDraft()
                onClose()
              }}
            >
              {ownHand.forget}
            </Button>
          )}
          <Button
            variant="primary"
            disabled={tiles.length === 0}
            onClick={() => {
              hand.enter(tiles)
              forgetDraft()
              onClose()
            }}
          >
            {ownHand.keep}
          </Button>
        </>
      }
    >
      <div className={styles.dock}>
        <p className={styles.quiet}>{ownHand.hint}</p>
        <KeptDraft startOver={startOver} />
        <HandEditor table={table} names={view.names} hands={hands} seat={seat} onChange={setHands} />
      </div>
    </Dialog>
  )
}
