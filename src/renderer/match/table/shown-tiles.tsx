import { makeTile } from '#shared/domino/tile'
import { isPlayed } from '#shared/match/end-of-play'
import type { Seat } from '#shared/match/events'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import styles from './shown-tiles.module.css'

interface ShownTilesProps {
  readonly view: Pick<MatchView, 'scored'>
  readonly seat: Seat
}

/** More than these have no room beside a hand; a number says how many there are beyond them. */
const MOST_TOLD = 2

/** Whether anyone at the table has such tiles: most of the time nobody has. */
export function hasShownTiles({ scored }: ShownTilesProps['view']): boolean {
  const { round } = scored.state
  return isPlayed(round) && round.shown.length > 0
}

/** Tiles of a hand that everyone has seen, beside it. */
export function ShownTiles({ view, seat }: ShownTilesProps) {
  const { round } = view.scored.state
  const tiles = isPlayed(round) ? round.shown.flatMap(({ player, tile }) => (player === seat ? [makeTile(tile)] : [])) : []
  if (tiles.length === 0) return null
  const more = tiles.length - MOST_TOLD
  return (
    <>
      <span className="visually-hidden">{words.match.players.shown(tiles)}</span>
      <span aria-hidden="true" className={styles.shown} title={words.match.players.shown(tiles)} data-shown>
        {tiles.slice(0, MOST_TOLD).map((tile, nth) => (
          <span key={nth} className={styles.tile}>
            {tile}
          </span>
        ))}
        {more > 0 && `+${more}`}
      </span>
    </>
  )
}
