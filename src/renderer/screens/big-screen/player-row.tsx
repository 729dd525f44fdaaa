import { useRef } from 'react'
import type { Seat } from '#shared/match/events'
import { scorerWords } from '../../messages/scorer'
import { Avatar } from '../../components/avatar/avatar'
import { Icon } from '../../components/icon/icon'
import { Camel } from '../../components/player-chips/camel'
import { useFit } from '../../hooks/use-fit'
import { words } from '../../messages/page'
import type { LastMove } from '../../match/model/last-move'
import type { MatchView } from '../../match/match-view'
import styles from './player-row.module.css'

/** Everything; without the tiles in hand; with the camel alone for who leads; with names broken wherever they must be. */
const BRIEFEST = 3

/** Players who have room for words beside their names. */
const MOST_ROOMY = 4

interface Props {
  readonly view: MatchView
  readonly seat: Seat
  readonly name: string
  readonly countdown: boolean
  readonly move: LastMove | null
}

/** One player across the room: whose turn it is by an arrow and a filled row, the name as large as it goes, and the chips. */
export function PlayerRow({ view, seat, name, countdown, move }: Props) {
  const players = words.match.players
  const { round, totals, winner, rules } = view.scored.state
  const total = totals[seat] ?? 0
  const roomy = view.names.length <= MOST_ROOMY
  const running = round !== null && round.end === null
  const toPlay = running && round.turn === seat
  const points = move?.deltas[seat] ?? 0
  const shown = countdown ? Math.max(0, rules.target - total) : total
  const who = useRef<HTMLDivElement>(null)
  useFit(who, view, BRIEFEST)
  return (
    <li
      className={styles.row}
      data-seat={seat}
      data-roomy={roomy || undefined}
      data-to-play={toPlay || undefined}
      data-winner={winner === seat || undefined}
      aria-current={toPlay || undefined}
    >
      <svg viewBox="0 0 10 10" aria-hidden="true" data-directed className={styles.arrow}>
        <path d="M1 0L10 5L1 10Z" />
      </svg>
      <span className={styles.face}>
        <Avatar className={styles.avatar} name={name} personId={view.record.players[seat]?.personId} />
      </span>
      <div ref={who} className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={roomy ? styles.about : 'visually-hidden'}>
          {toPlay && <strong className={styles.turn}>{players.turn}</strong>}
          {winner === seat && <strong className={styles.turn}>{words.match.sheet.winner}</strong>}
          {round?.leader === seat && (
            <span className={styles.leader}>
              <Camel />
              <span className={styles.leaderWord}>{players.leader(view.words.leader)}</span>
            </span>
          )}
          {running && <span className={styles.hand}>{players.hand(round.hands[seat] ?? 0)}</span>}
        </p>
      </div>
      <div className={styles.marks}>
        <p className={styles.moved}>
          {move !== null && points !== 0 && (
            <span key={`${move.key} ${seat}`} className={styles.delta} data-way={points > 0 ? 'gain' : 'loss'}>
              {scorerWords.signed(points)}
            </span>
          )}
        </p>
        <p className={styles.signs}>
          {round?.leader === seat && (
            <span className={styles.camel}>
              <Camel />
            </span>
          )}
          {winner === seat && <Icon name="trophy" />}
          <Said view={view} seat={seat} />
        </p>
      </div>
      <p className={styles.score}>
        <span className="visually-hidden">{players.total(total, rules.target, view.words.points, countdown)}</span>
        <span key={shown} aria-hidden="true" className={styles.number} data-score>
          {shown < 0 ? `−${-shown}` : shown}
        </span>
      </p>
    </li>
  )
}

/** What a player said of the round that is over; nothing while it runs, or where nobody is asked. */
function Said({ view, seat }: Pick<Props, 'view' | 'seat'>) {
  const agreement = view.agreements[view.scored.rounds.length - 1]
  if (agreement === undefined || agreement.kind === 'not-asked') return null
  const kind = agreement.seats[seat]?.kind ?? 'silent'
  const text = kind === 'confirmed' ? words.bigScreen.agreed : kind === 'contested' ? words.bigScreen.contested : words.bigScreen.toAnswer
  return (
    <span className={styles.said} data-said={kind}>
      <Icon name={kind === 'confirmed' ? 'check' : kind === 'contested' ? 'warning' : 'question'} />
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
