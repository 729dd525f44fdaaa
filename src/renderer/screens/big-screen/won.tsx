import { liesInOneRow } from '#shared/domino/line'
import { useRef } from 'react'
import { toGo } from '#shared/match/made'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import type { Seat } from '#shared/match/events'
import { Avatar } from '../../components/avatar/avatar'
import { useFit } from '../../hooks/use-fit'
import { FallenChips } from '../../match/end/fallen-chips'
import { playersByPlace } from '../../match/model/standing'
import type { MatchView } from '../../match/match-view'
import { Felt } from '../../match/table/felt'
import { LineRow } from '../../match/table/line-row'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useSetting } from '../../settings/settings'
import { NotAgreed } from './story'
import styles from './won.module.css'

/** The match is over: the winner is the largest thing there is, with everyone's chips and the last line below. */
export function Won({ view, winner }: { readonly view: MatchView; readonly winner: Seat }) {
  const { scored, names, record } = view
  const { totals, rules } = scored.state
  const countdown = useSetting('score-display') === 'countdown'
  const head = useRef<HTMLHeadingElement>(null)
  useFit(head, view)
  const name = scorerWords.nameOf(names, winner)
  return (
    <div className={styles.board}>
      <Felt>
        <section className={styles.won} aria-label={words.bigScreen.lastPlay} data-over>
          <FallenChips chips={totals[winner] ?? 0} />
          <Avatar className={styles.face} name={name} personId={record.players[winner]?.personId} />
          <h2 ref={head} className={styles.headline}>
            <span className={styles.name}>{name}</span>{' '}
            <span className={styles.with}>{words.bigScreen.winsWith(scorerWords.counted(totals[winner] ?? 0, view.words.points))}</span>
          </h2>
          <ul className={styles.players} aria-label={words.match.players.label} data-many={names.length > 4 || undefined}>
            {playersByPlace(view).map(({ seat, name: who, personId, total }) => {
              return (
                <li key={seat} className={styles.player} data-seat={seat}>
                  <Avatar className={styles.avatar} name={who} personId={personId} />
                  <span className={styles.who}>{who}</span>
                  {seat === winner && <span className="visually-hidden">{words.match.sheet.winner}</span>}
                  <span className="visually-hidden">{words.match.players.total(total, rules.target, view.words.points, countdown)}</span>
                  <span aria-hidden="true" className={styles.total} data-score>
                    {scorerWords.plain(countdown ? toGo(rules.target, total) : total)}
                  </span>
                </li>
              )
            })}
          </ul>
          {roundsNotAgreed(view.agreements).length > 0 && <NotAgreed view={view} />}
          {liesInOneRow(rules.layout) && (
            <div className={styles.garland}>
              <LineRow view={view} />
            </div>
          )}
        </section>
      </Felt>
    </div>
  )
}
