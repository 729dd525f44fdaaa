import type { MatchSummary } from '#shared/contract/lists'
import { classes } from '../../components/classes'
import { PlayerChips, type PlayerChipsProps } from '../../components/player-chips/player-chips'
import table from '../../match/table/players.module.css'
import { startScorerWords } from '../../messages/start-scorer'
import styles from './current-match.module.css'

/** What is known of a seat once the match has been scored. */
export type SeatFacts = Pick<PlayerChipsProps, 'total' | 'target' | 'countdown' | 'hand' | 'toPlay' | 'leader' | 'labels'>

interface ScoreboardProps {
  readonly match: MatchSummary
  /** Null until the match has been scored; the names and totals are those of the list until then. */
  readonly seats: readonly SeatFacts[] | null
}

/** Everyone at the table as the live page has them, from the list of matches first; nothing moves when more is known. */
export function Scoreboard({ match: { players }, seats }: ScoreboardProps) {
  return (
    <div className={table.frame}>
      <ul className={table.players} data-count={players.length} data-many={players.length > 4 || undefined}>
        {players.map(({ name, personId, total }, seat) => {
          return (
            <li key={seat} className={classes(table.seat, styles.seat)}>
              <PlayerChips
                className={table.panel}
                name={name}
                personId={personId}
                {...(seats?.[seat] ?? { total, labels: { toPlay: '', leader: '', hand: '', total: startScorerWords.plain(total) } })}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
