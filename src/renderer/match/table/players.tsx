import type { Seat } from '#shared/match/events'
import { useSetting } from '../../settings/settings'
import { PlayerChips } from '../../components/player-chips/player-chips'
import { words } from '../../messages/page'
import { lastMove } from '../model/last-move'
import type { MatchView } from '../match-view'
import styles from './players.module.css'

interface Props {
  readonly view: MatchView
  /** Whom the next entry is for; null while nothing can be entered. */
  readonly entering: Seat | null
  readonly onChoose?: (seat: Seat) => void
}

/** Everyone at the table, clockwise; tapping one enters the next play for them. */
export function Players({ view, entering, onChoose }: Props) {
  const playersWords = words.match.players
  const { scored, names } = view
  const { round, totals, winner, rules } = scored.state
  const running = round !== null && round.end === null
  const move = lastMove(scored)
  const countdown = useSetting('score-display') === 'countdown'
  return (
    <>
      <h2 className="visually-hidden">{playersWords.label}</h2>
      <ul className={styles.players} aria-label={playersWords.label} data-many={names.length > 4 || undefined}>
        {names.map((name, seat) => {
          const total = totals[seat] ?? 0
          const points = move?.deltas[seat] ?? 0
          return (
            <li key={seat} className={styles.seat} data-seat={seat} data-entering={entering === seat || undefined}>
              <PlayerChips
                className={styles.panel}
                name={name}
                personId={view.record.players[seat]?.personId}
                total={total}
                target={rules.target}
                countdown={countdown}
                toPlay={running && round.turn === seat}
                leader={round?.leader === seat}
                winner={winner === seat}
                delta={move === null || points === 0 ? null : { key: `${move.key} ${seat}`, points }}
                {...(running ? { hand: round.hands[seat] ?? 0 } : {})}
                labels={{
                  unit: countdown ? playersWords.toGiveBack : view.words.points.other,
                  toPlay: playersWords.turn,
                  winner: words.match.sheet.winner,
                  leader: playersWords.leader(view.words.leader),
                  leaderInShort: playersWords.leaderInShort(view.words.leader),
                  hand: playersWords.hand(round?.hands[seat] ?? 0),
                  total: playersWords.total(total, rules.target, view.words.points, countdown),
                }}
              />
              {entering !== null && (
                <button type="button" className={styles.choose} aria-pressed={entering === seat} onClick={() => onChoose?.(seat)}>
                  <span className="visually-hidden">{playersWords.enterFor(name)}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}
