import { makeTile, type Tile } from '#shared/domino/tile'
import type { Seat } from '#shared/match/events'
import { DominoTile } from '../../../components/domino-tile/domino-tile'
import { PointsChip } from '../../../components/points-chip/points-chip'
import type { Entry } from '../../../match/entry/use-entry'
import type { MatchView } from '../../../match/match-view'
import { useDisabled } from '../../../hooks/use-disabled'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paysOf } from './private-hand'
import type { OwnHand } from './use-own-hand'
import styles from '../dock.module.css'

/** More of them are drawn smaller. */
const MOST_LARGE = 5

interface Props {
  readonly view: MatchView
  readonly entry: Entry
  readonly seat: Seat
  readonly hand: OwnHand
  /** Enters a tile that was drawn. */
  readonly onAdd: () => void
}

/** The player's own hand in their turn: each tile with what it would pay, and an empty place for each that was drawn and not entered. */
export function OwnTray({ view, entry, seat, hand: { held, missing }, onAdd }: Props) {
  const { ownHand } = words.join
  const tiles = held ?? []
  return (
    <div className={`${styles.tray} ${styles.own}`} data-tray>
      <ul className={styles.held} aria-label={ownHand.title} data-many={tiles.length + missing > MOST_LARGE || undefined}>
        {tiles.map((tile, place) => (
          <li key={`${tile} ${place}`}>
            <Held tile={tile} pays={paysOf(view.scored.state, tile, seat)} entry={entry} />
          </li>
        ))}
        {Array.from({ length: missing }, (_, place) => (
          <li key={`missing ${place}`}>
            <button type="button" className={styles.missing} aria-label={ownHand.addDrawn} title={ownHand.addDrawn} onClick={onAdd}>
              +
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Held({ tile, pays, entry }: { readonly tile: Tile; readonly pays: readonly number[]; readonly entry: Entry }) {
  const { ownHand } = words.join
  const name = makeTile(tile)
  const fits = pays.length > 0
  const withFocus = useDisabled<HTMLButtonElement>({ disabled: !fits })
  const chosen = entry.chosen?.tile === tile
  return (
    <button
      type="button"
      className={styles.tile}
      {...withFocus}
      aria-pressed={chosen}
      aria-label={fits ? ownHand.scores(name, pays.map(scorerWords.signed)) : ownHand.doesNotFit(name)}
      onClick={() => fits && entry.tap(tile)}
    >
      <DominoTile tile={tile} chosen={chosen} />
      {fits && (
        <span className={styles.pays}>
          {pays.map((points) => (
            <PointsChip key={points} points={points} text={scorerWords.signed(points)} />
          ))}
        </span>
      )}
    </button>
  )
}
