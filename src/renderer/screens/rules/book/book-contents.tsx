import { Link } from 'wouter'
import type { RuleId } from '#shared/games/rule-ids'
import type { GameId } from '#shared/games/rules'
import { RULE_FACTS, standingOf } from '#shared/rulebook/facts'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import { byTopic } from '../model/topics'
import styles from './book.module.css'

interface Props {
  readonly found: readonly RuleId[]
  /** Games whose first page answers too. */
  readonly lessons: readonly GameId[]
  readonly asked: RulebookQuery
  readonly table: TableRules | null
  /** The rule that is shown. */
  readonly here: RuleId | null
}

/** The contents of the book by what people ask about; without numbers, and with its game where the book is that of several. */
export function BookContents({ found, lessons, asked, table, here }: Props) {
  return (
    <nav aria-label={words.ruleBook.contents} className={styles.contents}>
      {lessons.length > 0 && (
        <section className={styles.learn} aria-labelledby="contents-learn">
          <h2 id="contents-learn" className={styles.topic}>
            {words.howToPlay.link}
          </h2>
          <ul className={styles.titles}>
            {lessons.map((game) => (
              <li key={game}>
                <Link className={styles.title} href={paths.howToPlay(game)} aria-label={words.howToPlay.title(game)}>
                  {scorerWords.gameWords(game).name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {byTopic(found).map(({ topic, rules }) => (
        <section key={topic} aria-labelledby={`contents-${topic}`}>
          <h2 id={`contents-${topic}`} className={styles.topic}>
            {words.ruleBook.topics[topic]}
          </h2>
          <ul className={styles.titles}>
            {rules.map((id) => (
              <li key={id}>
                <Link className={styles.title} href={ruleInBook(id, asked)} aria-current={id === here ? 'page' : undefined}>
                  <span>{words.ruleTexts[id].title}</span>
                  <Mark id={id} table={table} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <Link className={styles.title} href={paths.compareRules}>
        {words.ruleBook.compare.link}
      </Link>
    </nav>
  )
}

/** Whose rule it is where the book is that of several games; where it is one table’s, that it may be left out there. */
function Mark({ id, table }: { readonly id: RuleId; readonly table: TableRules | null }) {
  const [game, ...more] = RULE_FACTS[id].games
  if (table === null) return game === undefined || more.length > 0 ? null : <span className={styles.mark}> {scorerWords.gameWords(game).name}</span>
  if (standingOf(id, table.game, table.settings) !== 'optional') return null
  return <span className={styles.mark}> {table.match === null ? words.ruleBook.optional : words.ruleBook.optionalHere}</span>
}
