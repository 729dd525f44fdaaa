import { useState, type CSSProperties } from 'react'
import { makeTile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { classes } from '../../../components/classes'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import type { MatchView } from '../../../match/match-view'
import { words } from '../../../messages/page'
import { usePersistedChoice } from '../../../settings/use-persisted-choice'
import { handEnteredBefore } from './private-hand'
import type { OwnHand } from './use-own-hand'
import styles from '../dock.module.css'

/** Open tiles that lie in one row; more begin another. */
const MOST_IN_A_ROW = 7
/** Tiles that are drawn one by one. */
const MOST_BACKS = 14

interface HandTrayProps {
  readonly view: MatchView
  readonly seat: Seat
  readonly hand: OwnHand
  readonly onEnter: () => void
}

/** The own hand while someone else plays: face down, for others may look too, until its owner turns it over. */
export function HandTray({ view, seat, hand: { held }, onEnter }: HandTrayProps) {
  const { ownHand } = words.join
  const [open, setOpen] = useState(false)
  const count = view.scored.state.round?.hands[seat] ?? 0
  const shown = held !== null && open
  const known = usePersistedChoice(handEnteredBefore) === 'yes'
  return (
    <div className={styles.tray}>
      {shown ? (
        <ul
          className={classes(styles.backs, styles.hand)}
          aria-label={ownHand.title}
          style={{ '--held': Math.min(held.length, MOST_IN_A_ROW) } as CSSProperties}
        >
          {held.map((tile, place) => (
            <li key={place}>
              <DominoTile tile={tile} label={makeTile(tile)} />
            </li>
          ))}
        </ul>
      ) : (
        <div className={styles.backs} role="img" aria-label={words.match.players.hand(count)}>
          {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, place) => (
            <span key={place} className={styles.back} />
          ))}
        </div>
      )}
      <button type="button" className={styles.say} data-new={!known || undefined} onClick={() => (held === null ? onEnter() : setOpen(!open))}>
        <strong>{held === null ? ownHand.enter : open ? ownHand.hide : ownHand.look}</strong> <span>{ownHand.only}</span>
      </button>
    </div>
  )
}
