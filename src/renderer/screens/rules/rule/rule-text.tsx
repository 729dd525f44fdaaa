import { STATEMENTS, type Statement } from '#shared/rulebook/statements'
import { sourcesOfGames } from '#shared/rulebook/facts'
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
            {text[name]}
            {statement.quote !== undefined && (
              <span className={styles.quote}>
                {' '}
                {words.ruleBook.quoted} <q lang="en">{statement.quote.text}</q>
              </span>
            )}
          </p>
          <StandsOn id={id} statement={statement} />
        </div>
      ))}
      <RulePoints id={id} />
    </div>
  )
}

/** What a statement stands on: its kind, and the sources that say it or leave it open. */
function StandsOn({ id, statement: { kind, sources } }: { readonly id: RuleId; readonly statement: Statement }) {
  const inAll = sources.length > 2 && sources.length === sourcesOfGames(id).length
  return (
    <p className={styles.standsOn}>
      <StatementMark kind={kind} />
      {sources.length > 0 && <span>{inAll ? words.ruleBook.everySource : scorerWords.listed(sources.map((source) => SOURCE_PLACES[source]))}</span>}
    </p>
  )
}
