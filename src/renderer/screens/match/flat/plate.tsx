import type { Seat } from '#shared/match/events'
import { toGo } from '#shared/match/made'
import { Avatar } from '../../../components/avatar/avatar'
import { Camel } from '../../../components/player-chips/camel'
import { HandBars } from '../../../components/player-chips/hand-bars'
import { useLanding } from '../../../components/points-chip/use-landing'
import type { MatchView } from '../../../match/match-view'
import { shortNames } from '../../../match/model/short-names'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { useSetting } from '../../../settings/settings'
import styles from './lay-flat.module.css'

interface Props {
  readonly view: MatchView
  readonly seat: Seat
  readonly open: boolean
  /** Shows what else can be done; null while no round is played. */
  readonly onTap: (() => void) | null
}

/** Names of more letters are written smaller, so that they are whole. */
const LONG_NAME = 6

/** A player's score as it lies before them: whose turn it is, what they have, and how many tiles they hold. */
export function Plate({ view, seat, open, onTap }: Props) {
  const players = words.match.players
  const { round, totals, rules, winner } = view.scored.state
  const name = scorerWords.nameOf(view.names, seat)
  const short = shortNames(view.names)[seat] || name
  const total = totals[seat] ?? 0
  /* Only the figure waits for its chips; what is read out does not. */
  const landed = useLanding(total)
  const running = round !== null && round.end === null
  const toPlay = running && !view.leaderOpen && round.turn === seat
  const countdown = useSetting('score-display') === 'countdown'
  const hand = running ? (round.hands[seat] ?? 0) : null
  const shown = (
    <>
      <span className={styles.name} data-long={short.length > LONG_NAME || undefined}>
        <Avatar size="small" className={styles.face} name={name} personId={view.record.players[seat]?.personId} />
        <span className={styles.text} title={name}>
          {short}
        </span>
        {!view.leaderOpen && round?.leader === seat && <Camel />}
      </span>
      <span className="visually-hidden">{players.total(total, rules.target, view.words.points, countdown)}</span>
      <span className={styles.total} aria-hidden="true" data-score>
        {scorerWords.plain(countdown ? toGo(rules.target, landed) : landed)}
      </span>
      <span className={styles.about}>
        {winner === seat ? (
          words.match.sheet.winner
        ) : toPlay ? (
          words.flat.yourTurn
        ) : (
          <>
            <span className="visually-hidden">{hand === null ? '' : players.hand(hand)}</span>
            {hand !== null && <HandBars hand={hand} />}
          </>
        )}
      </span>
    </>
  )
  const common = {
    className: styles.plate,
    'data-seat': seat,
    'data-to-play': toPlay || undefined,
    'data-winner': winner === seat || undefined,
    'aria-current': toPlay || undefined,
  }
  if (onTap === null) return <div {...common}>{shown}</div>
  return (
    <button type="button" {...common} aria-expanded={open} onClick={onTap}>
      {shown}
    </button>
  )
}
