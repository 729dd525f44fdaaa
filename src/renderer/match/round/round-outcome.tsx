import type { RoundEnd } from '#shared/match/events'
import { rulesAtEnd } from '#shared/match/rules-at'
import { rulesOfEnd } from '#shared/rulebook/cited'
import { scorerWords } from '../../messages/scorer'
import { RuleLinks } from '../../rulebook/rule-links'
import { words } from '../../messages/page'
import { RoundProven } from '../hindsight/round-proven'
import type { MatchView } from '../match-view'
import { RoundChange } from './round-change'
import { RulingView } from './ruling-view'
import styles from './round-end-panel.module.css'

interface Props {
  readonly view: MatchView
  /** Counted from 0. */
  readonly round: number
  readonly end: RoundEnd
}

/** How a round ended, what it paid, for a blocked one the ruling, and what its tiles prove. */
export function RoundOutcome({ view, round, end }: Props) {
  return (
    <>
      <RoundTold view={view} end={end} />
      <RoundPoints view={view} end={end} />
      <RoundRuling view={view} round={round} end={end} />
      <RoundProven view={view} round={round} />
    </>
  )
}

/** How a round ended, with the way to its rule; a ruling has ways of its own. */
export function RoundTold({ view, end }: Omit<Props, 'round'>) {
  const { game } = view.scored.rules
  return (
    <p className={styles.told}>
      {scorerWords.endSentence(end, view.names, game)}
      {end.kind !== 'blocked' && <RuleLinks ids={rulesOfEnd(end, game)} matchId={view.matchId} />}
    </p>
  )
}

/** What everyone got when the round ended, and what they have. */
export function RoundPoints({ view, end }: Omit<Props, 'round'>) {
  return (
    <ul className={styles.points} aria-label={words.match.round.points}>
      {end.deltas.map((delta, seat) => (
        <li key={seat} className={styles.player} data-winner={end.winner === seat || undefined}>
          <span className={styles.name}>{scorerWords.nameOf(view.names, seat)}</span>
          <span className={styles.delta} data-sign={Math.sign(delta)}>
            {scorerWords.signed(delta)}
          </span>
          <span className={styles.total}>{scorerWords.counted(end.totals[seat] ?? 0, view.words.points)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The ruling, and what would change it. Nothing where the round was not blocked. */
export function RoundRuling({ view, round, end }: Props) {
  const { scored, names } = view
  const played = scored.rounds[round]
  const shown = played?.events.at(-1)
  if (end.kind !== 'blocked' || played === undefined || shown?.type !== 'block') return null
  return (
    <>
      <RulingView
        ruling={end.ruling}
        hands={shown.hands}
        names={names}
        blockedRule={rulesAtEnd(played).blockedRule}
        source={view.preset.source}
        matchId={view.matchId}
      />
      <RoundChange view={view} round={round} />
    </>
  )
}
