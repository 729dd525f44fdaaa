import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { LESSON_IDS, type LessonId } from '#shared/rulebook/how-to-play/index'
import { RULE_FACTS, rulesOfTable, standingOf } from '#shared/rulebook/facts'
import { Page } from '../../../app/page'
import { Button, ButtonLink } from '../../../components/button/button'
import { EmptyState } from '../../../components/empty-state/empty-state'
import { TextField } from '../../../components/field/text-field'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import { scorerWords } from '../../../messages/scorer'
import { paths } from '../../../navigation/paths'
import { lessonName, lessonTitle } from '../../../rulebook/lesson-names'
import { PresetSelect, SearchForm } from '../../../search/search-form'
import { useAddressQuery } from '../../../search/use-address-query'
import { findLessons, findRules } from '../model/find-rules'
import { askedIn, bookPath, type RulebookQuery, ruleInBook } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import { byTopic } from '../model/topics'
import styles from './book.module.css'

interface BookContentsProps {
  readonly found: readonly RuleId[]
  /** Games whose first page answers too. */
  readonly lessons: readonly LessonId[]
  readonly asked: RulebookQuery
  readonly table: TableRules | null
  readonly here: RuleId | null
}

/** The contents of the book by what people ask about; without numbers, and with its game where the book is that of several. */
function BookContents({ found, lessons, asked, table, here }: BookContentsProps) {
  return (
    <nav aria-label={words.ruleBook.contents} className={styles.contents}>
      {lessons.length > 0 && (
        <section className={styles.learn} aria-labelledby="contents-learn">
          <h2 id="contents-learn" className={styles.topic}>
            {words.howToPlay.link}
          </h2>
          <ul className={styles.titles}>
            {lessons.map((lesson) => (
              <li key={lesson}>
                <Link className={styles.title} href={paths.howToPlay(lesson)} aria-label={lessonTitle(lesson)}>
                  {lessonName(lesson)}
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

interface BookLayoutProps {
  readonly title: string
  readonly beside?: ReactNode
  /** The rule that is shown; null where none is, and the contents are the page. */
  readonly id: RuleId | null
  /** Null for the rules of every game, as they are written. */
  readonly table: TableRules | null
  /** A match was asked for that is not there. */
  readonly gone: boolean
  readonly children: ReactNode
}

/** The rule book, opened somewhere: search and contents stand beside what is read. */
export function BookLayout({ title, beside, id, table, gone, children }: BookLayoutProps) {
  const searchWords = words.ruleBook.search
  const addressOf = id === null ? bookPath : addressAt[id]
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const match = table?.match ?? null
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map((rule) => rule.id)
  const found = findRules(ids, asked.text)
  const lessons = findLessons(table === null ? LESSON_IDS : LESSON_IDS.filter((each) => each === table.game), asked.text)
  const nothing = found.length + lessons.length === 0
  return (
    <Page
      title={id === null ? title : words.ruleBook.named(id)}
      heading={title}
      {...(id === null ? {} : { back: bookPath(asked) })}
      {...(beside === undefined ? {} : { beside })}
    >
      {gone && (
        <Notice tone="warning" role="status">
          {words.ruleBook.match.gone}
        </Notice>
      )}
      {table !== null && match !== null && <TableNotice table={table} match={match} />}
      <div className={styles.book} data-rule={id ?? undefined} data-asked={asked.text !== '' || undefined}>
        <div className={styles.side}>
          <SearchForm label={searchWords.label} className={styles.search}>
            <TextField
              label={searchWords.text}
              hint={searchWords.hint}
              type="search"
              maxLength={100}
              value={asked.text}
              onChange={(event) => ask({ text: event.target.value })}
            />
            {match === null && (
              <PresetSelect
                label={searchWords.preset}
                hint={asked.preset === null ? undefined : words.presets[asked.preset].line}
                any={searchWords.every}
                preset={asked.preset}
                onChange={(preset) => ask({ preset, matchId: null })}
              />
            )}
          </SearchForm>
          <p role="status" className={styles.count}>
            {nothing ? searchWords.nothing(asked.text.trim()) : searchWords.found(found.length)}
          </p>
          {nothing && (
            <EmptyState action={<Button onClick={() => ask({ text: '' })}>{searchWords.showAll}</Button>}>
              <p>{searchWords.nothing(asked.text.trim())}</p>
            </EmptyState>
          )}
          <BookContents found={found} lessons={lessons} asked={asked} table={table} here={id} />
        </div>
        {children}
      </div>
    </Page>
  )
}

/** Where what is asked of the book stands while one of its rules is read. */
const addressAt = Object.fromEntries(RULE_IDS.map((id) => [id, (asked: RulebookQuery) => ruleInBook(id, asked)])) as Readonly<
  Record<RuleId, (asked: RulebookQuery) => string>
>

/** Whose table the rules are of, and the ways on. */
function TableNotice({ table, match }: { readonly table: TableRules; readonly match: NonNullable<TableRules['match']> }) {
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
