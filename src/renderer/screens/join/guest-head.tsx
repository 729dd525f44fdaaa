import type { SelfAtMatch } from '#shared/contract/joining'
import { Avatar } from '../../components/avatar/avatar'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { roundNow, type MatchView } from '../../match/match-view'
import { GuestMenu } from './guest-menu'
import styles from './guest-head.module.css'

interface GuestHeadProps {
  readonly view: MatchView
  readonly self: SelfAtMatch
  /** Of the player at this phone; null for someone who watches. */
  readonly seat: number | null
  /** Undefined where somebody else enters for the table. */
  readonly onForAll: (() => void) | undefined
}

/** What matters now, in one line: whose turn it is, or how the round or the match ended. It is said aloud elsewhere (`useAnnounced`). Everything else is behind the three dots. */
export function GuestHead({ view, self, seat, onForAll }: GuestHeadProps) {
  const phone = words.join.phone
  const { scored, names, record } = view
  const { round, winner } = scored.state
  const running = round !== null && round.end === null
  const shown = winner ?? (running ? round.turn : seat)
  const heading =
    winner !== null
      ? words.moments.celebration.wins(scorerWords.nameOf(names, winner))
      : !running
        ? scored.rounds.length === 0
          ? words.match.tray.nobodyLeads
          : words.match.round.over(scored.rounds.length)
        : round.turn === seat
          ? phone.yourTurn(scorerWords.nameOf(names, seat))
          : phone.turnOf(scorerWords.nameOf(names, round.turn))
  return (
    <header className={styles.head}>
      {shown !== null && <Avatar className={styles.face} name={names[shown] ?? ''} personId={record.players[shown]?.personId} />}
      <div className={styles.said}>
        <p className={styles.heading} title={heading}>
          {heading}
        </p>
        <p className={styles.more}>{moreOf(view, seat, onForAll !== undefined)}</p>
      </div>
      <GuestMenu view={view} self={self} onForAll={onForAll} />
    </header>
  )
}

/** What this player does now, or when. */
function moreOf(view: MatchView, seat: number | null, forAll: boolean): string {
  const phone = words.join.phone
  const { scored, words: gameWords } = view
  const { round, winner, rules } = scored.state
  const place = `${words.match.table.round(roundNow(view))} · ${words.match.table.target(rules.target, gameWords.points)}`
  if (winner !== null || round === null || seat === null) return place
  if (round.end !== null) return forAll ? place : phone.waitRound
  if (round.turn === seat) return phone.tapTile
  return (round.turn + 1) % rules.players === seat ? phone.nextUp : place
}
