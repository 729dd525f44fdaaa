import type { MatchId } from '#shared/kernel/ids'
import type { Explanation } from '#shared/match/explain/explanation'
import { diceTile, signed } from '../../messages/scorer'
import { explanationWords } from '../../messages/page'
import { RuleLink } from '../../rulebook/rule-links'
import styles from './explanation.module.css'

interface Props {
  readonly matchId: MatchId
  readonly explained: Explanation
}

/** Everything that was looked at to count a play, one row each: what was found, by which rule, and what it counted. */
export function LooksTable({ matchId, explained: { counting, after, rules, dice } }: Props) {
  const words = explanationWords
  if (counting === null) return null
  const thrown = dice === null ? null : { flower: diceTile(dice.flower), scorpion: diceTile(dice.scorpion) }
  return (
    <div className={styles.frame} tabIndex={0} role="region" aria-label={words.looks}>
      <table className={styles.looks}>
        <thead>
          <tr>
            <th scope="col">{words.columns.what}</th>
            <th scope="col">{words.columns.found}</th>
            <th scope="col">{words.columns.rule}</th>
            <th scope="col" className={styles.points}>
              {words.columns.points}
            </th>
          </tr>
        </thead>
        <tbody>
          {counting.looks.map((look, at) => (
            <tr key={at} data-counts={look.code !== null || undefined}>
              <th scope="row">{words.look(look, after, rules.layout, thrown)}</th>
              <td>{words.found(look)}</td>
              <td>
                <RuleLink id={look.rule} matchId={matchId} />
              </td>
              <td className={styles.points} data-sign={Math.sign(look.points)}>
                {signed(look.points)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
