import { isBesidePlay, type Seat } from '#shared/match/events'
import { isPlayed } from '#shared/match/end-of-play'
import { steady } from '../../app/steady'
import { useSetting } from '../../settings/settings'
import { PlayerChips } from '../../components/player-chips/player-chips'
import { FALL } from '../../components/points-chip/flight'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { shortNames } from '../model/short-names'
import { partnerTold, standingsOf } from '../model/standing'
import { hasShownTiles, ShownTiles } from './shown-tiles'
import styles from './players.module.css'
import { firstOf } from '#shared/games/outcome'

const NO_SEATS: readonly Seat[] = []

/** In the strip a long name has more of the width, and the same in every turn. */
function shareOf(name: string): number {
  return Math.min(13, Math.max(9, name.length))
}

interface PlayersProps {
  readonly view: MatchView
  /** Whom the next entry is for; null while nothing can be entered. */
  readonly entering: Seat | null
  readonly onChoose?: (seat: Seat) => void
  /** Whose device this is, where it is a player's own. */
  readonly own?: Seat | null
}

/** Everyone at the table, clockwise; tapping one enters the next play for them. */
export const Players = steady(function Players({ view, entering, onChoose, own = null }: PlayersProps) {
  const playersWords = words.match.players
  const { scored, names } = view
  const { round, rules } = scored.state
  const first = firstOf(scored)
  const running = isPlayed(round)
  const gone = round?.gone ?? NO_SEATS
  /* Before anyone has acted, a tap says who leads. */
  const opens = running && scored.rounds.at(-1)?.events.every(isBesidePlay) === true
  const short = shortNames(names)
  const countdown = useSetting('score-display') === 'countdown'
  return (
    <div className={styles.frame}>
      <h2 className="visually-hidden">{playersWords.label}</h2>
      <ul
        className={styles.players}
        aria-label={playersWords.label}
        data-count={names.length}
        data-many={names.length > 4 || undefined}
        data-sides={rules.partners || undefined}
        data-own={own !== null || undefined}
      >
        {names.map((name, seat) => {
          const total = standingsOf(view)[seat] ?? 0
          const partner = partnerTold(view, seat)
          const isGone = gone.includes(seat)
          return (
            <li key={seat} className={styles.seat} data-seat={seat} data-entering={entering === seat || undefined} style={{ flexGrow: shareOf(name) }}>
              <PlayerChips
                className={styles.panel}
                name={name}
                shortName={short[seat] ?? name}
                personId={view.record.players[seat]?.personId}
                total={total}
                target={rules.target}
                countdown={countdown}
                toPlay={running && !view.leaderOpen && round.turn === seat}
                leader={!view.leaderOpen && round?.leader === seat}
                winner={first.includes(seat)}
                flight={own === seat ? FALL : undefined}
                {...(running && !isGone ? { hand: round.hands[seat] ?? 0 } : {})}
                labels={{
                  ...(own === seat ? { you: words.join.phone.you } : {}),
                  ...(partner === null ? {} : { partner }),
                  toPlay: words.live.toPlay,
                  winner: words.match.sheet.winner,
                  leader: playersWords.leader(view.words.leader),
                  hand: playersWords.hand(round?.hands[seat] ?? 0),
                  total: playersWords.total(total, rules.target, view.words.points, countdown),
                }}
              >
                {isGone && <span>{words.match.leave.gone}</span>}
                {hasShownTiles(view) && <ShownTiles view={view} seat={seat} />}
              </PlayerChips>
              {entering !== null && !isGone && (
                <button type="button" className={styles.choose} aria-pressed={entering === seat} onClick={() => onChoose?.(seat)}>
                  <span className="visually-hidden">{opens ? words.moments.again.leads(name) : playersWords.enterFor(name)}</span>
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
})
