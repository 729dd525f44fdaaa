import { type ReactNode, useMemo } from 'react'
import { Link, useSearch } from 'wouter'
import { RULE_IDS } from '#shared/games/rule-ids'
import type { MatchId } from '#shared/kernel/ids'
import { expectOk } from '#shared/kernel/result'
import { laidBy } from '#shared/match/events'
import { scoreRecord } from '#shared/match/replay'
import { rulesOfTable } from '#shared/rulebook/facts'
import { LESSON_IDS, type LessonId, lessonOf } from '#shared/rulebook/how-to-play/index'
import { handsAtEnd } from '#shared/rulebook/how-to-play/how-to-play'
import { STATEMENT_KINDS } from '#shared/rulebook/statement'
import { Page } from '../../app/page'
import { ButtonLink } from '../../components/button/button'
import { LinePicture } from '../../components/line-picture/line-picture'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import { useMatchFeed } from '../../match/hooks/use-match-feed'
import { viewOf } from '../../match/match-view'
import { HandsPicture } from '../../match/round/hands-picture'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { Printed } from '../../printing/printed'
import { lessonName, lessonTitle } from '../../rulebook/lesson-names'
import { StatementMark } from '../../rulebook/statement-mark'
import { BookLayout } from './book/book-layout'
import { askedIn } from './model/rulebook-query'
import { tableOfMatch, tableOfPreset, type TableRules } from './model/table-rules'
import { byTopic } from './model/topics'
import { RulePage } from './rule/rule-page'
import { RuleText } from './rule/rule-text'
import { TableValues } from './rule/table-values'
import styles from './book/book.module.css'

interface BookProps {
  readonly table: TableRules | null
  /** A match was asked for that is not there. */
  readonly gone: boolean
}

/** The book before a rule is chosen: how to learn a game in a minute, and how to read what follows. On paper, all of it. */
function Book({ table, gone }: BookProps) {
  const { ruleBook, howToPlay } = words
  const lessons = table === null ? LESSON_IDS : LESSON_IDS.filter((each) => each === table.game)
  return (
    <BookLayout title={ruleBook.title} id={null} table={table} gone={gone}>
      <div className={styles.opening}>
        <section className={styles.part} aria-labelledby="book-learn">
          <h2 id="book-learn" className={styles.heading}>
            {howToPlay.link}
          </h2>
          <ul className={styles.games}>
            {lessons.map((lesson) => (
              <li key={lesson} className={styles.game}>
                <FirstPicture lesson={lesson} />
                <Link className={styles.name} href={paths.howToPlay(lesson)} aria-label={lessonTitle(lesson)}>
                  {lessonName(lesson)}
                </Link>
              </li>
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="book-kinds">
          <h2 id="book-kinds" className={styles.heading}>
            {ruleBook.howToRead}
          </h2>
          <p className={styles.intro}>{ruleBook.intro}</p>
          <dl className={styles.kinds}>
            {STATEMENT_KINDS.map((kind) => (
              <div key={kind} className={styles.kind}>
                <dt>
                  <StatementMark kind={kind} />
                </dt>
                <dd>{ruleBook.kindsMean[kind]}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <Printed name="rules" usual label={ruleBook.title}>
        <WholeBook table={table} />
      </Printed>
    </BookLayout>
  )
}

/** What scores first in a game, as it lies; of a game without a line the hands that are counted. */
function FirstPicture({ lesson }: { readonly lesson: LessonId }) {
  const { rules, tiles, hands } = useMemo(() => {
    const { pictures, firstRound } = lessonOf(lesson)
    const [picture] = Object.values(pictures)
    const { rounds, state } = expectOk(scoreRecord(picture?.record ?? firstRound), 'a picture of what scores is a sound record')
    const [round] = rounds
    const events = round?.events ?? []
    return {
      rules: state.rules,
      tiles: events.flatMap(laidBy).map((tile, place) => ({ ...tile, key: String(place) })),
      hands: events
        .flatMap((event) => handsAtEnd(event) ?? [])
        .map((held, seat) => ({ name: picture?.record.players[seat]?.name ?? '', held, moved: round?.end?.deltas[seat] ?? 0 })),
    }
  }, [lesson])
  return (
    <div className={styles.line} aria-hidden="true">
      {tiles.length > 0 ? (
        <LinePicture layout={rules.layout} arms={rules.arms} tiles={tiles} ringed={[]} label="" />
      ) : (
        <HandsPicture hands={hands} points={scorerWords.gameWords(rules.game).points} signed={false} />
      )}
    </div>
  )
}

/** Every rule in words, for paper. */
function WholeBook({ table }: { readonly table: TableRules | null }) {
  const ids = table === null ? RULE_IDS : rulesOfTable(table.game, table.settings).map(({ id }) => id)
  return (
    <>
      <h1>{table === null ? words.ruleBook.title : words.ruleBook.read(scorerWords.presetNames[table.preset])}</h1>
      {byTopic(ids).map(({ topic, rules }) => (
        <section key={topic}>
          <h2>{words.ruleBook.topics[topic]}</h2>
          {rules.map((id) => (
            <article key={id} className={styles.printed}>
              <h3>{words.ruleBook.named(id)}</h3>
              <RuleText id={id} />
              {table !== null && <TableValues id={id} table={table} />}
            </article>
          ))}
        </section>
      ))}
    </>
  )
}

interface RulesScreenProps {
  /** The rule the address names; null for the book itself. */
  readonly ruleId: string | null
}

/** The rule book: all rules, or one; as they are written, as a rule set has them, or as the table of a match plays them. */
export function RulesScreen({ ruleId }: RulesScreenProps) {
  const asked = askedIn(useSearch())
  const { matchId, preset } = asked
  const id = RULE_IDS.find((each) => each.toLowerCase() === ruleId?.toLowerCase())
  if (ruleId !== null && id === undefined) {
    return (
      <Page title={words.ruleBook.title}>
        <Notice tone="warning" actions={<ButtonLink href={paths.rules}>{words.ruleBook.rule.back}</ButtonLink>}>
          {words.ruleBook.noSuchRule(ruleId)}
        </Notice>
      </Page>
    )
  }
  const shown = (table: TableRules | null, gone: boolean) =>
    id === undefined ? <Book table={table} gone={gone} /> : <RulePage id={id} table={table} asked={asked} />
  if (matchId === null) return shown(preset === null ? null : tableOfPreset(preset), false)
  return (
    <MatchTable key={matchId} matchId={matchId}>
      {(table) => shown(table, table === null)}
    </MatchTable>
  )
}

interface MatchTableProps {
  readonly matchId: MatchId
  /** Null where the match is gone or cannot be read. */
  readonly children: (table: TableRules | null) => ReactNode
}

/** What the table of a match plays, live: a house rule that is changed is changed here too. */
function MatchTable({ matchId, children }: MatchTableProps) {
  const live = useMatchFeed(matchId)
  const feed = live.data
  const table = useMemo(() => {
    if (feed?.kind !== 'match') return null
    const view = viewOf(feed.match)
    return view.ok ? tableOfMatch(view.value) : null
  }, [feed])
  if (feed === undefined && live.status === 'waiting')
    return (
      <Page title={words.ruleBook.title} heading={words.ruleBook.match.waiting}>
        <Loading />
      </Page>
    )
  if (live.status === 'failed') {
    return (
      <Page title={words.ruleBook.title}>
        <Notice tone="warning" role="alert" actions={<ButtonLink href={paths.rules}>{words.ruleBook.match.book}</ButtonLink>}>
          {words.match.failed}
        </Notice>
      </Page>
    )
  }
  return children(table)
}
