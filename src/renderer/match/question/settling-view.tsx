import { scorerWords } from '../../messages/scorer'
import type { MatchId } from '#shared/kernel/ids'
import type { Explanation } from '#shared/match/explain/explanation'
import { GAMES } from '#shared/games/index'
import { words } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
  readonly names: readonly string[]
}

/** From what counted to the totals: the cap near the target, the floor, the round's end. */
export function SettlingView({ matchId, explained, names }: Props) {
  const { counting, event, end, rules, totals } = explained
  const settling = counting?.settling ?? null
  return (
    <ul className={styles.steps}>
      {settling !== null &&
        settling.reasons.map(({ code, points, allowed, capped }) =>
          capped ? (
            <li key={code}>
              {words.explanation.cap(code, points, allowed, settling.short, rules.target)} (<RuleLink id={GAMES[rules.game].cites.cap} matchId={matchId} />
              ).
            </li>
          ) : null,
        )}
      {settling !== null && settling.held > 0 && (
        <li>
          {words.explanation.floor(rules.floor ?? 0, rules.payout)} (
          <RuleLink id={GAMES[rules.game].cites.floor} matchId={matchId} />
          ).
        </li>
      )}
      {settling !== null && <li className={styles.sum}>{words.explanation.sum(scorerWords.nameOf(names, event.player), settling, rules)}</li>}
      {end !== null && (
        <li>
          <WholeCodes>{scorerWords.endSentence(end, names, rules.game)}</WholeCodes>
        </li>
      )}
      <li className={styles.totals}>
        {words.explanation.totals(names, totals.before, totals.after).map((each, seat) => (
          <span key={seat}>{each}</span>
        ))}
      </li>
    </ul>
  )
}
