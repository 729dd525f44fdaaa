import type { ReactNode } from 'react'
import { RULE_IDS, type RuleId } from '#shared/games/rule-ids'
import { GAME_IDS } from '#shared/games/rules'
import { rulesOfTable } from '#shared/rulebook/facts'
import { Page } from '../../../app/page'
import { Notice } from '../../../components/notice/notice'
import { scorerWords } from '../../../messages/scorer'
import { words } from '../../../messages/page'
import { paths } from '../../../navigation/paths'
import { Button, ButtonLink } from '../../../components/button/button'
import { EmptyState } from '../../../components/empty-state/empty-state'
import { TextField } from '../../../components/field/text-field'
import { PresetSelect, SearchForm } from '../../../search/search-form'
import { useAddressQuery } from '../../../search/use-address-query'
import { findLessons, findRules } from '../model/find-rules'
import { askedIn, bookPath, ruleInBook, type RulebookQuery } from '../model/rulebook-query'
import type { TableRules } from '../model/table-rules'
import { BookContents } from './book-contents'
import styles from './book.module.css'

interface Props {
  readonly title: string
  /** Beside the title. */
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
export function BookLayout({ title, beside, id, table, gone, children }: Props) {
  const searchWords = words.ruleBook.search
  const addressOf = id === null ? bookPath : addressAt[id]
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const match = table?.match ?? null
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map((rule) => rule.id)
  const found = findRules(ids, asked.text)
  const lessons = findLessons(table === null ? GAME_IDS : [table.game], asked.text)
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
