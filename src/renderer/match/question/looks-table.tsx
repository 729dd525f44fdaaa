import type { MatchId } from '#shared/kernel/ids'
import type { Explanation } from '#shared/match/explain/explanation'
import { signedWorth, signOfWorth } from '#shared/words/numbers'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import { WholeCodes } from '../../components/whole-codes/whole-codes'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
}

/** Everything that was looked at to count a play, one row each: what was found, by which rule, and what it counted. */
export function LooksTable({ matchId, explained: { counting, after, rules, dice } }: Props) {
  if (counting === null) return null
  const rolled = dice === null ? null : { flower: scorerWords.diceTile(dice.flower), scorpion: scorerWords.diceTile(dice.scorpion) }
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={words.explanation.looks}>
      <table className={styles.looks}>
        <thead>
          <tr>
            <th scope="col">{words.explanation.columns.what}</th>
            <th scope="col">{words.explanation.columns.found}</th>
            <th scope="col">{words.explanation.columns.rule}</th>
            <th scope="col" className={styles.points}>
              {words.explanation.columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {counting.looks.map((look, at) => (
            <tr key={at} data-counts={look.code !== null || undefined}>
              <th scope="row">
                <WholeCodes>{words.explanation.look(look, after, rules.layout, rolled)}</WholeCodes>
              </th>
              <td>
                <WholeCodes>{words.explanation.found(look)}</WholeCodes>
              </td>
              <td>
                <RuleLink id={look.rule} matchId={matchId} />
              </td>
              <td className={styles.points} data-sign={signOfWorth(look.points)}>
                {signedWorth(look.points)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
