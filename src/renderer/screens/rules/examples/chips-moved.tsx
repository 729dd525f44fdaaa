import { matchWords, ruleBookWords } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { totalsMoved } from './example-model'
import styles from './example.module.css'

interface Props {
  readonly view: MatchView
  /** Also what is left to give back (B-8). */
  readonly countdown: boolean
}

/** What everybody had before the last move, and has now. */
export function ChipsMoved({ view, countdown }: Props) {
  const words = ruleBookWords.example
  const { scored, names } = view
  const { round, rules } = scored.state
  const unit = view.words.points.other
  const left = (total: number): number => Math.max(0, rules.target - total)
  return (
    <ul className={styles.chips} aria-label={words.chips}>
      {totalsMoved(scored).map(({ before, after }, seat) => (
        <li key={seat} className={styles.player} data-moved={before === after ? undefined : true}>
          <strong>{names[seat]}</strong>
          <span aria-hidden="true" className={styles.total}>
            {words.moved(before, after, unit)}
          </span>
          <span className="visually-hidden">{words.movedInFull(before, after, unit)}</span>
          {countdown && (
            <>
              <span aria-hidden="true">{words.moved(left(before), left(after), words.toGiveBack)}</span>
              <span className="visually-hidden">{words.movedInFull(left(before), left(after), words.toGiveBack)}</span>
            </>
          )}
          {round !== null && round.end === null && <span className={styles.hand}>{matchWords.players.hand(round.hands[seat] ?? 0)}</span>}
        </li>
      ))}
    </ul>
  )
}
