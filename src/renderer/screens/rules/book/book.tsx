import { RULE_IDS, type RuleId } from '#shared/rules/rule-ids'
import { GAME_IDS, type GameId } from '#shared/rules/rules'
import { RULE_FACTS, rulesOfTable, standingOf } from '#shared/rulebook/facts'
import { scorerWords } from '../../../messages/scorer'
import { Page } from '../../../app/page'
import { paths } from '../../../navigation/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { EmptyState } from '../../../components/empty-state/empty-state'
import { TextField } from '../../../components/field/text-field'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { askedIn, bookPath, ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import { PresetSelect, SearchForm } from '../../../search/search-form'
import { useAddressQuery } from '../../../search/use-address-query'
import { findLessons, findRules } from '../model/find-rules'
import type { TableRules } from '../model/table-rules'
import { Link } from 'wouter'
import { EXAMPLES } from '#shared/rulebook/examples/index'
import { RuleText } from '../rule/rule-text'
import { TableValues } from '../rule/table-values'
import { BookContents, type ChapterOfBook } from './book-contents'
import styles from './book.module.css'

interface Props {
  /** Null for the rules of every game, as they are written. */
  readonly table: TableRules | null
  /** A match was asked for that is not there. */
  readonly gone: boolean
}

/** Rules in plain words, in the order of the book, found by what they say. */
export function Book({ table, gone }: Props) {
  const [asked, ask] = useAddressQuery(askedIn, bookPath)
  const match = table?.match ?? null
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map(({ id }) => id)
  const found = findRules(ids, asked.text)
  const lessons = findLessons(table === null ? GAME_IDS : [table.game], asked.text)
  const chapters = chaptersOf(found)
  return (
    <Page title={words.ruleBook.title}>
      {gone && (
        <Notice tone="warning" role="status">
          {words.ruleBook.match.gone}
        </Notice>
      )}
      {table !== null && match !== null ? <TableNotice table={table} match={match} /> : <p className={styles.intro}>{words.ruleBook.intro}</p>}
      <p className={styles.intro}>{words.ruleBook.kindsMean}</p>
      <SearchForm label={words.ruleBook.search.label} className={styles.search}>
        <TextField
          label={words.ruleBook.search.text}
          hint={words.ruleBook.search.hint}
          type="search"
          maxLength={100}
          value={asked.text}
          onChange={(event) => ask({ text: event.target.value })}
        />
        {match === null && (
          <PresetSelect
            label={words.ruleBook.search.preset}
            hint={asked.preset === null ? undefined : words.presets[asked.preset].line}
            any={words.ruleBook.search.every}
            preset={asked.preset}
            onChange={(preset) => ask({ preset, matchId: null })}
          />
        )}
      </SearchForm>
      <div className={styles.ways}>
        <p role="status" className={styles.count}>
          {found.length + lessons.length === 0 ? words.ruleBook.search.nothing(asked.text.trim()) : words.ruleBook.search.found(found.length)}
        </p>
        <ButtonLink variant="quiet" href={paths.compareRules}>
          {words.ruleBook.compare.link}
        </ButtonLink>
      </div>
      {found.length + lessons.length === 0 && (
        <EmptyState action={<Button onClick={() => ask({ text: '' })}>{words.ruleBook.search.showAll}</Button>}>
          <p>{words.ruleBook.search.nothing(asked.text.trim())}</p>
        </EmptyState>
      )}
      {lessons.length > 0 && (
        <ul className={styles.learn}>
          {lessons.map((game) => (
            <li key={game}>
              <Link className={styles.examples} href={paths.howToPlay(game)}>
                {words.howToPlay.title(game)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found.length > 1 && <BookContents chapters={chapters} asked={asked} />}
      {chapters.map(({ of, name, rules }) => (
        <section key={of} className={styles.chapter} aria-labelledby={`chapter-${of}`}>
          <h2 id={`chapter-${of}`} className={styles.heading}>
            {name}
          </h2>
          {rules.map((id) => (
            <BookRule key={id} id={id} table={table} asked={asked} />
          ))}
        </section>
      ))}
    </Page>
  )
}

/** Rules that belong to every game, then each game’s own. */
function chaptersOf(ids: readonly RuleId[]): readonly ChapterOfBook[] {
  const chapterOf = (id: RuleId): GameId | 'common' => {
    const [game, ...more] = RULE_FACTS[id].games
    return game === undefined || more.length > 0 ? 'common' : game
  }
  return (['common', ...GAME_IDS] as const)
    .map((of) => ({
      of,
      name: of === 'common' ? words.ruleBook.chapters.common : words.ruleBook.chapters.of(of),
      rules: ids.filter((id) => chapterOf(id) === of),
    }))
    .filter(({ rules }) => rules.length > 0)
}

interface TableNoticeProps {
  readonly table: TableRules
  readonly match: NonNullable<TableRules['match']>
}

/** Whose table the rules are of, and the ways on. */
function TableNotice({ table, match }: TableNoticeProps) {
  const matchWords = words.ruleBook.match
  return (
    <Notice
      title={matchWords.of(match.players, scorerWords.presetNames[table.preset])}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.match(match.id)}>
            {matchWords.back}
          </ButtonLink>
          <ButtonLink href={paths.rules}>{matchWords.book}</ButtonLink>
        </>
      }
    >
      <p>{table.changed.length === 0 ? matchWords.asWritten : matchWords.houseRules(table.changed.length)}</p>
    </Notice>
  )
}

interface BookRuleProps {
  readonly id: RuleId
  readonly table: TableRules | null
  readonly asked: RulebookQuery
}

/** One rule in the book: its words, what this table has there, and the way to its examples. */
function BookRule({ id, table, asked }: BookRuleProps) {
  const optional = table !== null && standingOf(id, table.game, table.settings) === 'optional'
  return (
    <article className={styles.rule} aria-labelledby={`rule-${id}`} data-optional={optional || undefined}>
      <h3 id={`rule-${id}`} className={styles.title}>
        <Link className={styles.name} href={ruleInBook(id, asked)}>
          {words.ruleBook.named(id)}
        </Link>
        {optional && <span className={styles.mark}>{asked.matchId === null ? words.ruleBook.optional : words.ruleBook.optionalHere}</span>}
      </h3>
      <RuleText id={id} />
      {table !== null && <TableValues id={id} table={table} />}
      <p>
        <Link
          className={styles.examples}
          href={ruleInBook(id, asked)}
          aria-label={`${words.ruleBook.rule.exampleCount(Object.keys(EXAMPLES[id]).length)}${words.colon}${words.ruleBook.named(id)}`}
        >
          {words.ruleBook.rule.exampleCount(Object.keys(EXAMPLES[id]).length)}
        </Link>
      </p>
    </article>
  )
}
