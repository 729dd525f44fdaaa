import { rulesOfEnd } from '#shared/rulebook/cited'
import { counted, endSentence, nameOf, signed } from '#shared/words/en'
import type { RoundEnd } from '#shared/match/events'
import { Button } from '../../../components/button/button'
import { RuleLinks } from '../../../rule-book/rule-links'
import { matchWords } from '../../../messages/en/match'
import type { MatchView } from '../model/match-view'
import { RulingView } from './ruling-view'
import styles from './round-end-panel.module.css'

interface Props {
  readonly view: MatchView
  readonly end: RoundEnd
  /** Null once the match is over: there is no next round. */
  readonly onNext: (() => void) | null
}

/** How the round ended, what it paid, and for a blocked one the ruling. */
export function RoundEndPanel({ view, end, onNext }: Props) {
  const words = matchWords.round
  const { scored, names } = view
  const shown = scored.rounds[scored.rounds.length - 1]?.events.at(-1)
  return (
    <section className={styles.panel} aria-label={words.over(scored.rounds.length)}>
      <div className={styles.banner}>
        <div>
          <h2 className={styles.heading}>{words.over(scored.rounds.length)}</h2>
          <p className={styles.told}>{endSentence(end, names, scored.rules.game)}{end.kind !== 'blocked' && <RuleLinks ids={rulesOfEnd(end, scored.rules.game)} matchId={view.matchId} />}</p>
        </div>
        {onNext !== null && <Button variant="primary" size="large" onClick={onNext}>{words.next}</Button>}
      </div>
      <ul className={styles.points} aria-label={words.points}>
        {end.deltas.map((delta, seat) => (
          <li key={seat} className={styles.player} data-winner={end.winner === seat || undefined}>
            <span className={styles.name}>{nameOf(names, seat)}</span>
            <span className={styles.delta} data-sign={Math.sign(delta)}>{signed(delta)}</span>
            <span className={styles.total}>{counted(end.totals[seat] ?? 0, view.words.points)}</span>
          </li>
        ))}
      </ul>
      {end.kind === 'blocked' && shown?.type === 'block' && (
        <RulingView ruling={end.ruling} hands={shown.hands} names={names} blockedRule={scored.rules.blockedRule} matchId={view.matchId} />
      )}
    </section>
  )
}
