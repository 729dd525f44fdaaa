import { useState } from 'react'
import type { Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { Button } from '../../../components/button/button'
import { Dialog } from '../../../components/dialog/dialog'
import { HandEditor } from '../../../match/block/hand-editor'
import { handTable, noHands, withHand } from '../../../match/model/blocked-hands'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import type { OwnHand } from './use-own-hand'
import styles from '../join.module.css'

interface Props {
  readonly view: MatchView
  readonly seat: Seat
  readonly hand: OwnHand
  readonly onClose: () => void
}

const NOTHING_SAID: ReadonlySet<Tile> = new Set()

/** A player enters their own hand for themselves: tapped, typed or photographed, and kept on this device. */
export function OwnHandDialog({ view, seat, hand, onClose }: Props) {
  const { ownHand } = words.join
  const [hands, setHands] = useState(() => withHand(noHands(view.names.length), seat, hand.held ?? []))
  const tiles = hands[seat] ?? []
  /* Nobody asks here whether the round is blocked. */
  const table = { ...handTable(view.scored.state), playable: NOTHING_SAID }
  return (
    <Dialog
      open
      size="wide"
      title={ownHand.title}
      onClose={onClose}
      actions={
        <>
          {hand.held !== null && (
            <Button
              onClick={() => {
                hand.forget()
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
        <HandEditor table={table} names={view.names} hands={hands} seat={seat} onChange={setHands} />
      </div>
    </Dialog>
  )
}
