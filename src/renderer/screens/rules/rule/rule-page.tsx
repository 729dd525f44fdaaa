import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { rulesOfTable, settingsOfRule, sourcesOf, standingIn, standingOf } from '#shared/rulebook/facts'
import { kindOfValue } from '#shared/rulebook/setting-kinds'
import type { StatementKind } from '#shared/rulebook/statement'
import type { Setting } from '#shared/rules/house-rules'
import { PRESET_IDS, type PresetId, PRESETS } from '#shared/rules/presets'
import { ButtonLink } from '../../../components/button/button'
import { Icon } from '../../../components/icon/icon'
import { WholeCodes } from '../../../components/whole-codes/whole-codes'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { StatementMark } from '../../../rulebook/statement-mark'
import { BookLayout } from '../book/book-layout'
import { RuleExamples } from '../examples/rule-examples'
import { type RulebookQuery, ruleInBook } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import { byTopic } from '../model/topics'
import { RuleText } from './rule-text'
import { TableValues } from './table-values'
import styles from './rule.module.css'

/** The house rules and readings that bear on a rule: what each does, what the rule sets have, and why. */
function RuleSettingsList({ id }: { readonly id: RuleId }) {
  return (
    <ul className={styles.settings}>
      {settingsOfRule(id).map((setting) => (
        <li key={setting.name} className={styles.setting}>
          <p>
            <strong>{words.ruleSettings[setting.name].name}</strong>
            {setting.group === 'reading' && ` (${words.ruleBook.rule.reading})`}. <WholeCodes>{words.ruleSettings[setting.name].does}</WholeCodes>
          </p>
          {valuesOf(id, setting).map(({ value, why, kind, presets }) => (
            <p key={`${value} ${why} ${kind}`} className={styles.quiet}>
              <StatementMark kind={kind} />{' '}
              {presets.length === PRESET_IDS.length
                ? words.ruleBook.rule.everywhere
                : scorerWords.listed(presets.map((preset) => scorerWords.presetNames[preset]))}
              {words.colon}
              <strong>{value}</strong>. <WholeCodes>{why}</WholeCodes>
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface Value {
  readonly value: string
  readonly why: string
  readonly kind: StatementKind
  readonly presets: readonly PresetId[]
}

/** What the rule sets have, those that agree together. */
function valuesOf(id: RuleId, { name, rules }: Setting): readonly Value[] {
  const found = new Map<string, Value>()
  for (const preset of PRESET_IDS) {
    const { game, settings } = PRESETS[preset]
    if (rules[game] !== id) continue
    const value = words.settingValueWords(name, settings[name])
    const why = words.whySentence(name, preset)
    const kind = kindOfValue(name, preset)
    const key = `${value} ${why} ${kind}`
    found.set(key, { value, why, kind, presets: [...(found.get(key)?.presets ?? []), preset] })
  }
  return [...found.values()]
}

interface RulePageProps {
  readonly id: RuleId
  readonly table: TableRules | null
  /** What was asked of the book, for the way back. */
  readonly asked: RulebookQuery
}

/** One rule: its words, its examples on the felt, what a house can change about it, and where it is played. */
export function RulePage({ id, table, asked }: RulePageProps) {
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
                .map(({ preset, standing }) => ({ preset, standing, source: PRESETS[preset].source }))
                .map(({ preset, standing, source }) => (
                  <li key={preset} className={styles.preset} data-standing={standing}>
                    <strong>{scorerWords.presetNames[preset]}</strong>
                    <span>{standing === 'played' ? ruleWords.played : ruleWords.chosen}</span>
                    {source !== null && sources.includes(source) && (
                      <span className={styles.quiet}>
                        <WholeCodes>{ruleWords.source(scorerWords.sourceNames[source])}</WholeCodes>
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
