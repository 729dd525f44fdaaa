import { PRESET_IDS, PRESETS } from '#shared/rules/presets'
import { RULE_IDS, type RuleId } from '#shared/rules/rule-ids'
import { rulesOfTable, settingsOfRule, sourcesOf, standingIn, standingOf } from '#shared/rulebook/facts'
import { scorerWords } from '../../../messages/scorer'
import { Page } from '../../../app/page'
import { paths } from '../../../navigation/paths'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { words } from '../../../messages/page'
import { bookPath, ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
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

/** One rule: its words, what a house can change about it, where it is played, and its examples. */
export function RulePage({ id, table, asked }: Props) {
  const ruleWords = words.ruleBook.rule
  const matchId = table?.match?.id
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map((rule) => rule.id)
  const at = ids.indexOf(id)
  const [before, after] = [at < 0 ? undefined : ids[at - 1], at < 0 ? undefined : ids[at + 1]]
  const sources = sourcesOf(id)
  const optional = table !== null && standingOf(id, table.game, table.settings) !== 'played'
  return (
    <Page title={words.ruleBook.named(id)}>
      <div className={styles.ways}>
        {matchId !== undefined && (
          <ButtonLink variant="primary" href={paths.match(matchId)}>
            <Icon name="back" />
            {words.ruleBook.match.back}
          </ButtonLink>
        )}
        <ButtonLink href={bookPath(asked)}>
          <Icon name="back" />
          {ruleWords.back}
        </ButtonLink>
      </div>
      <RuleText id={id} />
      {optional && <p className={styles.quiet}>{words.ruleBook.optionalHere}</p>}
      {table !== null && (
        <section className={styles.section} aria-labelledby="rule-here">
          <h2 id="rule-here" className={styles.heading}>
            {ruleWords.here}
          </h2>
          <p>
            {table.match === null ? scorerWords.presetNames[table.preset] : words.ruleBook.match.of(table.match.players, scorerWords.presetNames[table.preset])}
          </p>
          <TableValues id={id} table={table} />
        </section>
      )}
      <section className={styles.section} aria-labelledby="rule-examples">
        <h2 id="rule-examples" className={styles.heading}>
          {ruleWords.examples}
        </h2>
        <RuleExamples id={id} />
      </section>
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
                  <span className={styles.quiet}>{ruleWords.source(scorerWords.sourceNames[PRESETS[preset].source])}</span>
                )}
              </li>
            ))}
        </ul>
      </section>
      <nav className={styles.ways} aria-label={ruleWords.more}>
        {before !== undefined && (
          <ButtonLink href={ruleInBook(before, asked)}>
            <Icon name="back" />
            {ruleWords.before(before)}
          </ButtonLink>
        )}
        {after !== undefined && (
          <ButtonLink href={ruleInBook(after, asked)}>
            {ruleWords.after(after)}
            <Icon name="forward" />
          </ButtonLink>
        )}
      </nav>
    </Page>
  )
}
