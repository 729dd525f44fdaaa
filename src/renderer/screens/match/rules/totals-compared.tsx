import type { Result } from '#shared/kernel/result'
import type { DecideRefusal } from '#shared/match/decide'
import type { RuleOverrides } from '#shared/match/record'
import type { ScoredMatch } from '#shared/match/state'
import { scorerWords } from '../../../messages/scorer'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import type { MatchView } from '../../../match/match-view'
import { objectionTo } from './rules-change'
import styles from '../match-table.module.css'

interface Props {
  readonly view: MatchView
  readonly under: Result<ScoredMatch, DecideRefusal>
  readonly wanted: RuleOverrides
}

/** What everyone has, and would have had under other rules from the beginning. */
export function TotalsCompared({ view, under, wanted }: Props) {
  const compareWords = words.changeRules.compare
  const { scored, names } = view
  if (!under.ok) {
    return (
      <Notice tone="warning" title={compareWords.impossible}>
        <p>{objectionTo(view, under.error, wanted)}</p>
      </Notice>
    )
  }
  const told = (match: ScoredMatch, seat: number): string =>
    match.winner === seat ? `${scorerWords.plain(match.totals[seat] ?? 0)}, ${compareWords.winner}` : scorerWords.plain(match.totals[seat] ?? 0)
  return (
    <table className={styles.totals}>
      <caption className={styles.caption}>{compareWords.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{compareWords.player}</th>
          <th scope="col">{compareWords.now}</th>
          <th scope="col">{compareWords.under}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((name, seat) => (
          <tr key={seat} data-changed={told(scored, seat) !== told(under.value, seat) || undefined}>
            <th scope="row">{name}</th>
            <td>{told(scored, seat)}</td>
            <td>{told(under.value, seat)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
