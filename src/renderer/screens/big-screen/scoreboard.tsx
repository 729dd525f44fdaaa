import { useSetting } from '../../settings/settings'
import { words } from '../../messages/page'
import { roundNow, type MatchView } from '../../match/match-view'
import { TableFelt } from '../../match/table/table-view'
import { PlayerRow } from './player-row'
import { Story } from './story'
import styles from './scoreboard.module.css'

/** Everything about the match that is worth reading from across the room: the felt, and beside it everyone's chips. */
export function Scoreboard({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const { round, rules } = scored.state
  const over = round === null || round.end !== null
  const countdown = useSetting('score-display') === 'countdown'
  return (
    <div className={styles.board} data-over={over || undefined} data-seats={roomFor(names.length)}>
      <TableFelt far view={view} className={styles.felt} diceClass={styles.dice} caption={<Story view={view} />} />
      <section className={styles.side}>
        <p className={styles.what}>
          <span className={styles.game}>{view.words.name}</span>{' '}
          <span className={styles.round}>
            {words.match.table.round(roundNow(view))} ·{' '}
            {countdown ? words.match.table.toGiveBack(rules.target, view.words.points) : words.match.table.target(rules.target, view.words.points)}
          </span>
        </p>
        <h2 className="visually-hidden">{words.match.players.label}</h2>
        <ul className={styles.players} aria-label={words.match.players.label}>
          {names.map((name, seat) => (
            <PlayerRow key={seat} view={view} seat={seat} name={name} countdown={countdown} />
          ))}
        </ul>
      </section>
    </div>
  )
}

/** How large each may be shown. */
function roomFor(seats: number): 2 | 3 | 4 | 6 | 8 {
  return ([2, 3, 4, 6] as const).find((most) => seats <= most) ?? 8
}
