import type { Comparison } from '#shared/arbiter/compare'
import { scorerWords } from '../../../messages/scorer'
import { Card } from '../../../components/card/card'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import styles from './answer.module.css'

interface Props {
  readonly compared: Comparison
  readonly names: readonly string[]
}

/** What every other blocked rule and reading would say of the same hands, and whether it matters. */
export function OtherRules({ compared, names }: Props) {
  return (
    <Card className={styles.part} aria-label={words.arbiter.others}>
      <h2 className={styles.heading}>{words.arbiter.others}</h2>
      <p className={styles.strong}>{scorerWords.comparisonSentence(compared, names)}</p>
      <div className={styles.scroll}>
        <RulesTable compared={compared} names={names} />
      </div>
    </Card>
  )
}

export function RulesTable({ compared, names }: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.arbiter.othersHint}</caption>
      <thead>
        <tr>
          <th scope="col">{words.arbiter.columns.rule}</th>
          <th scope="col">{words.arbiter.columns.winner}</th>
          <th scope="col">{words.arbiter.columns.points}</th>
        </tr>
      </thead>
      <tbody>
        {compared.opinions.map(({ choice, ruled, table, playable }) => (
          <tr key={`${choice.blockedRule} ${choice.reading ?? ''}`} data-own={table || undefined} data-aside={!playable || undefined}>
            <th scope="row">
              {table && <Icon name="check" />} {scorerWords.capitalised(scorerWords.rulingChoiceWords(choice))}
              {table && <span className={styles.note}> · {words.arbiter.yourTable}</span>}
              {!playable && <span className={styles.note}> · {words.arbiter.notHere}</span>}
            </th>
            <td className={styles.who}>{ruled.ruling.winner === null ? words.arbiter.nobody : scorerWords.nameOf(names, ruled.ruling.winner)}</td>
            <td>{pays(ruled.deltas, names)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function pays(deltas: readonly number[], names: readonly string[]): string {
  const moved = deltas.flatMap((delta, seat) => (delta === 0 ? [] : [`${scorerWords.nameOf(names, seat)} ${scorerWords.signed(delta)}`]))
  return moved.length === 0 ? words.arbiter.nothing : moved.join(', ')
}
