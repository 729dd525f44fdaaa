import { PRESET_IDS, PRESETS } from '#shared/rules/presets'
import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { rulesOfTable, settingsOfRule, sourcesOf, standingIn, standingOf } from '#shared/rulebook/facts'
import { scorerWords } from '../../../messages/scorer'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { BookLayout } from '../book/book-layout'
import { ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import { byTopic } from '../model/topics'
import { RuleExamples } from '../examples/rule-examples'
import { RuleSettingsList } from './rule-settings'
import { RuleText } from './rule-text'
import { TableValues } from './table-values'
import styles from './rule.module.css'

interface Props {
  readonly id: RuleId
  readonly table: TableRules | null
  /** What was asked of the book, for the way back. */
  readonly asked: RulebookQuery
}

/** One rule: its words, its examples on the felt, what a house can change about it, and where it is played. */
export function RulePage({ id, table, asked }: Props) {
  const ruleWords = words.ruleBook.rule
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map((rule) => rule.id)
  const order = byTopic(ids).flatMap(({ rules }) => rules)
  const at = order.indexOf(id)
  const [before, after] = [at < 0 ? undefined : order[at - 1], at < 0 ? undefined : order[at + 1]]
  const sources = sourcesOf(id)
  const optional = table !== null && standingOf(id, table.game, table.settings) !== 'played'
  return (
    <BookLayout
      title={words.ruleTexts[id].title}
      beside={
        <span className={styles.quiet}>
          <WholeCodes>{id}</WholeCodes>
        </span>
      }
      id={id}
      table={table}
      gone={false}
    >
      <article className={styles.page} aria-label={words.ruleBook.named(id)}>
        <div className={styles.read}>
          <RuleText id={id} />
          {optional && <p className={styles.quiet}>{words.ruleBook.optionalHere}</p>}
          {table !== null && <TableValues id={id} table={table} />}
        </div>
        <section className={styles.shown} aria-labelledby="rule-examples">
          <h2 id="rule-examples" className={styles.heading}>
            {ruleWords.examples}
          </h2>
          <RuleExamples id={id} />
        </section>
        <div className={styles.more}>
          {settingsOfRule(id).length > 0 && (
            <section className={styles.section} aria-labelledby="rule-settings">
              <h2 id="rule-settings" className={styles.heading}>
                {ruleWords.settings}
              </h2>
              <RuleSettingsList id={id} />
            </section>
          )}
          <section className={styles.section} aria-labelledby="rule-where">
            <h2 id="rule-where" className={styles.heading}>
              {ruleWords.where}
            </h2>
            {sources.length > 0 && <p>{ruleWords.sources(sources.map((source) => scorerWords.sourceNames[source]))}</p>}
            <ul className={styles.presets}>
              {PRESET_IDS.map((preset) => ({ preset, standing: standingIn(id, preset) }))
                .filter(({ standing }) => standing !== 'none')
                .map(({ preset, standing }) => (
                  <li key={preset} className={styles.preset} data-standing={standing}>
                    <strong>{scorerWords.presetNames[preset]}</strong>
                    <span>{standing === 'played' ? ruleWords.played : ruleWords.chosen}</span>
                    {sources.includes(PRESETS[preset].source) && (
                      <span className={styles.quiet}>
                        <WholeCodes>{ruleWords.source(scorerWords.sourceNames[PRESETS[preset].source])}</WholeCodes>
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </section>
          <nav className={styles.ways} aria-label={ruleWords.more}>
            {before !== undefined && (
              <ButtonLink href={ruleInBook(before, asked)}>
                <Icon name="back" />
                <WholeCodes>{ruleWords.before(before)}</WholeCodes>
              </ButtonLink>
            )}
            {after !== undefined && (
              <ButtonLink href={ruleInBook(after, asked)}>
                <WholeCodes>{ruleWords.after(after)}</WholeCodes>
                <Icon name="forward" />
              </ButtonLink>
            )}
          </nav>
        </div>
      </article>
    </BookLayout>
  )
}
