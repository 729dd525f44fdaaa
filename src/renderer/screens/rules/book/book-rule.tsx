import { Link } from 'wouter'
import type { RuleId } from '#shared/rules/rule-ids'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { standingOf } from '#shared/rulebook/facts'
import { colon, ruleBookWords as words } from '../../../messages/page'
import { RuleText } from '../rule/rule-text'
import { TableValues } from '../rule/table-values'
import { ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import styles from './book.module.css'

interface Props {
  readonly id: RuleId
  readonly table: TableRules | null
  readonly asked: RulebookQuery
}

/** One rule in the book: its words, what this table has there, and the way to its examples. */
export function BookRule({ id, table, asked }: Props) {
  const optional = table !== null && standingOf(id, table.game, table.settings) === 'optional'
  return (
    <article className={styles.rule} aria-labelledby={`rule-${id}`} data-optional={optional || undefined}>
      <h3 id={`rule-${id}`} className={styles.title}>
        <Link className={styles.name} href={ruleInBook(id, asked)}>
          {words.named(id)}
        </Link>
        {optional && <span className={styles.mark}>{asked.matchId === null ? words.optional : words.optionalHere}</span>}
      </h3>
      <RuleText id={id} />
      {table !== null && <TableValues id={id} table={table} />}
      <p>
        <Link
          className={styles.examples}
          href={ruleInBook(id, asked)}
          aria-label={`${words.rule.exampleCount(Object.keys(EXAMPLES[id]).length)}${colon}${words.named(id)}`}
        >
          {words.rule.exampleCount(Object.keys(EXAMPLES[id]).length)}
        </Link>
      </p>
    </article>
  )
}
