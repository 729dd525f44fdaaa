import { liesInOneRow } from '#shared/domino/line'
import { useRef } from 'react'
import { toGo } from '#shared/match/made'
import { roundsNotAgreed } from '#shared/match/rounds-not-agreed'
import { hasLine, lowestWins } from '#shared/games/index'
import { firstOf } from '#shared/games/outcome'
import { Avatar } from '../../components/avatar/avatar'
import { useFit } from '../../hooks/use-fit'
import { FallenChips } from '../../match/end/fallen-chips'
import { playersByPlace, standingsOf, totalTold } from '../../match/model/standing'
import type { MatchView } from '../../match/match-view'
import { Felt } from '../../match/table/felt'
import { LineRow } from '../../match/table/line-row'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { useSetting } from '../../settings/settings'
import { NotAgreed } from './story'
import styles from './won.module.css'

/** The match is over: the winner is the largest thing there is, with everyone's chips and the last line below. */
export function Won({ view }: { readonly view: MatchView }) {
  const { scored, names, record } = view
  const { rules } = scored.state
  const countdown = useSetting('score-display') === 'countdown' && hasLine(rules.game)
  const head = useRef<HTMLHeadingElement>(null)
  useFit(head, view)
  const first = firstOf(scored)
  const most = standingsOf(view)[first[0] ?? 0] ?? 0
  const shared = scored.outcome.kind === 'shared'
  return (
    <div className={styles.board}>
      <Felt>
        <section className={styles.won} aria-label={words.bigScreen.lastPlay} data-over>
          <FallenChips chips={lowestWins(rules) ? 0 : most} />
          <div className={styles.faces}>
            {first.map((seat) => (
              <Avatar key={seat} className={styles.face} name={names[seat] ?? ''} personId={record.players[seat]?.personId} />
            ))}
          </div>
          <h2 ref={head} className={styles.headline}>
            <span className={styles.name}>{scorerWords.listed(first.map((seat) => scorerWords.nameOf(names, seat)))}</span>{' '}
            <span className={styles.with}>
              {(shared ? words.bigScreen.shareWith : first.length > 1 ? words.bigScreen.winWith : words.bigScreen.winsWith)(most, view.words.points)}
            </span>
          </h2>
          <ul className={styles.players} aria-label={words.match.players.label} data-many={names.length > 4 || undefined}>
            {playersByPlace(view).map(({ seat, name: who, personId, total }) => {
              return (
                <li key={seat} className={styles.player} data-seat={seat}>
                  <Avatar className={styles.avatar} name={who} personId={personId} />
                  <span className={styles.who}>{who}</span>
                  {first.includes(seat) && <span className="visually-hidden">{words.match.sheet.winner}</span>}
                  <span className="visually-hidden">{totalTold(view, total, countdown)}</span>
                  <span aria-hidden="true" className={styles.total} data-score>
                    {scorerWords.plain(countdown ? toGo(rules.target, total) : total)}
                  </span>
                </li>
              )
            })}
          </ul>
          {roundsNotAgreed(view.agreements).length > 0 && <NotAgreed view={view} />}
          {hasLine(rules.game) && liesInOneRow(rules.layout) && (
            <div className={styles.garland}>
              <LineRow view={view} />
            </div>
          )}
        </section>
      </Felt>
    </div>
  )
}
