import type { Seat } from '#shared/match/events'
import { makeTile } from '#shared/domino/tile'
import { roundsWon } from '#shared/match/made'
import { payoutOfPlay } from '#shared/rules/payout'
import { Avatar } from '../../components/avatar/avatar'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { playersByPlace } from '../model/standing'
import { PictureButton } from '../picture/picture-button'
import { TableLine } from '../table/table-line'
import { FallenChips } from './fallen-chips'
import styles from './winner-felt.module.css'

interface WinnerFeltProps {
  readonly view: MatchView
  readonly winner: Seat
}

/** The felt once a match is over: who won, by name, what everyone has, and the last line of play laid out as a garland. */
export function WinnerFelt({ view, winner }: WinnerFeltProps) {
  const endWords = words.moments.end
  const { scored, names, record } = view
  const won = roundsWon(scored)
  const places = playersByPlace(view).map(({ seat }) => seat)
  return (
    <div className={styles.felt}>
      <FallenChips chips={scored.totals[winner] ?? 0} />
      <div className={styles.picture}>
        <PictureButton view={view} />
      </div>
      <div className={styles.told}>
        <Avatar className={styles.avatar} size="large" name={names[winner] ?? ''} personId={record.players[winner]?.personId} />
        <h2 className={styles.headline}>{endWords.wins(scorerWords.nameOf(names, winner))}</h2>
        <p className={styles.why}>
          <WholeCodes>{whyOf(view, winner)}</WholeCodes>
        </p>
        {/* In the order of the seats, as at the table; seen in the order of their places. */}
        <ul className={styles.scores} aria-label={words.match.players.label}>
          {names.map((_, seat) => (
            <li key={seat} className={styles.score} data-winner={seat === winner || undefined} style={{ order: places.indexOf(seat) }}>
              <span className={styles.name} title={scorerWords.nameOf(names, seat)}>
                {scorerWords.nameOf(names, seat)}
              </span>
              <span className="visually-hidden">{words.match.players.total(scored.totals[seat] ?? 0, scored.rules.target, view.words.points, false)}</span>
              <span className={styles.total} aria-hidden="true">
                {scorerWords.plain(scored.totals[seat] ?? 0)}
              </span>
              <span className={styles.rounds}>{endWords.wonRounds(won[seat] ?? 0)}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.garland}>
        <TableLine view={view} choices={null} ground={false} over />
      </div>
    </div>
  )
}

/** What the winner has, and what brought the last of it. */
function whyOf({ scored, names, words: { points } }: MatchView, winner: Seat): string {
  const round = scored.rounds.at(-1)
  const last = round?.events.at(-1)
  const after = words.moments.end.after(scored.totals[winner] ?? 0, points, scored.rounds.length)
  if (last?.type === 'play' && last.player === winner && last.reasons.length > 0) {
    return `${after}. ${makeTile(last.tile)}${words.colon}${words.match.way.counted(payoutOfPlay(scored.rules, last))}.`
  }
  const end = round?.end ?? null
  return end === null ? `${after}.` : `${after}. ${scorerWords.endSentence(end, names, scored.rules.game)}`
}
