import type { Seat } from '#shared/match/events'
import { nameOf } from '../../messages/scorer'
import { Notice } from '../../components/notice/notice'
import { matchWords, photoWords } from '../../messages/page'
import type { MatchView } from '../match-view'
import styles from './play.module.css'

interface Props {
  readonly view: MatchView
  readonly player: Seat
  readonly onPlayer: (player: Seat) => void
}

/** Who laid the tile: whose turn it is, or, as on the table, somebody else. */
export function LaidBy({ view: { names, scored }, player, onPlayer }: Props) {
  const turn = scored.state.round?.turn ?? player
  return (
    <>
      <label className={styles.laidBy}>
        <span>{photoWords.play.laidBy}</span>
        <select className={styles.select} value={player} onChange={({ target }) => onPlayer(Number(target.value))}>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {player !== turn && (
        <Notice tone="warning" role="status">
          {matchWords.entry.forOther(nameOf(names, player), nameOf(names, turn))}
        </Notice>
      )}
    </>
  )
}
