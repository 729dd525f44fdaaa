import { STATEMENTS, type Statement } from '#shared/rulebook/statements'
import { SOURCE_PLACES } from '#shared/rulebook/sources'
import type { RuleId } from '#shared/rules/rule-ids'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { StatementMark } from '../../../rulebook/statement-mark'
import { RulePoints } from './rule-points'
import styles from './rule.module.css'

/** A rule in plain words: each statement with what it stands on, and what the rule pays. */
export function RuleText({ id }: { readonly id: RuleId }) {
  const { text } = words.ruleTexts[id]
  return (
    <div className={styles.text}>
      {Object.entries<Statement>(STATEMENTS[id]).map(([name, statement]) => (
        <div key={name} className={styles.statement}>
          <p>
            {text[name]} {statement.quote !== undefined && <q lang="en">{statement.quote.text}</q>}
          </p>
          <StandsOn statement={statement} />
        </div>
      ))}
      <RulePoints id={id} />
    </div>
  )
}

/** What a statement stands on: its kind, and the sources that say it or leave it open. */
function StandsOn({ statement: { kind, sources } }: { readonly statement: Statement }) {
  return (
    <p className={styles.standsOn}>
      <StatementMark kind={kind} />
      {sources.length > 0 && <span>{scorerWords.listed(sources.map((source) => SOURCE_PLACES[source]))}</span>}
    </p>
  )
}
