import { useCallback, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { FoundMatches, MatchQuery } from '#shared/contract/lists'
import type { PersonStatistics, StatisticsAnswer, StatisticsFeed } from '#shared/contract/statistics'
import { PRESET_IDS, type PresetId } from '#shared/rules/presets'
import { headToHead, type Versus } from '#shared/stats/pairs'
import { idOfKey, keyOfPerson } from '#shared/stats/person'
import { FEWEST_RATED } from '#shared/stats/rate'
import { pointsPerRound, type Tally, winningShare } from '#shared/stats/tally'
import { Page } from '../../app/page'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { Disclosure } from '../../components/disclosure/disclosure'
import { EmptyState } from '../../components/empty-state/empty-state'
import { NoMatchesYet } from '../../components/empty-state/tiles-on-felt'
import { Loading } from '../../components/loading/loading'
import { MatchLine } from '../../components/match-line/match-line'
import { NamedMatches } from '../../components/named-matches/named-matches'
import { Notice } from '../../components/notice/notice'
import { Popup } from '../../components/popup/popup'
import type { Column } from '../../components/sortable-table/sort'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import { useHeld } from '../../hooks/use-held'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { MOST_PICTURES, PrintPictures } from '../../match/picture/print-pictures'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import * as matchQuery from '../../search/match-query'
import { PeopleFilter } from '../../search/people-filter'
import { Days, PresetSelect, SearchForm } from '../../search/search-form'
import { SeasonFilter } from '../../search/season/season-filter'
import { addressOf, askedIn, EVERYTHING, questionOf, searchOf, type StatisticsQuery } from '../../search/statistics-query'
import { useAddressQuery } from '../../search/use-address-query'
import { WithReview } from '../../settings/with-review'
import { GettingBetter, Leading, SeasonLuck, WhatScores } from './charts'
import { AllFigures, Everybody } from './everybody'
import { gamesIn, playedIn } from './games'
import { HeadlineFigures, Podium } from './overview'
import { PersonLink } from './statistics-name'
import styles from './statistics.module.css'

interface FiltersProps {
  readonly asked: StatisticsQuery
  readonly ask: (change: Partial<StatisticsQuery>) => void
  readonly everybody: StatisticsAnswer['everybody']
}

/** Which matches are counted: seasons and the game at hand, other days and people behind a button. */
function Filters({ asked, ask, everybody }: FiltersProps) {
  const filtersWords = words.matches.filters
  return (
    <div className={styles.filters}>
      <div className={styles.row}>
        <SeasonFilter days={asked} onChange={ask} className={styles.seasons} />
        <ButtonLink href={paths.seasons} variant="quiet">
          {words.league.link}
        </ButtonLink>
        <SearchForm label={words.statistics.filters} className={styles.others}>
          {searchOf({ ...asked, pair: null }) !== '' && (
            <Button variant="quiet" onClick={() => ask(EVERYTHING)}>
              {words.statistics.countAll}
            </Button>
          )}
          <Popup button={words.statistics.daysAndPeople} label={words.statistics.daysAndPeople} className={styles.more}>
            <div className={styles.days}>
              <Days asked={asked} ask={ask} />
            </div>
            <PeopleFilter people={everybody.map(({ person, name }) => ({ id: person, name }))} chosen={asked.people} onChange={(people) => ask({ people })} />
          </Popup>
          <PresetSelect label={filtersWords.preset} labelHidden any={filtersWords.anyPreset} preset={asked.preset} onChange={(preset) => ask({ preset })} />
        </SearchForm>
      </div>
    </div>
  )
}

interface GameRow {
  readonly person: string
  readonly name: string
  readonly preset: PresetId
  /** What the family calls it; '' where it has no name of their own. */
  readonly gameName: string
  readonly tally: Pick<Tally, 'played' | 'won' | 'rounds' | 'points'>
}

function gameColumns(): readonly Column<GameRow>[] {
  const byGameWords = words.statistics.byGame
  const { columns: headings } = words.statistics.people
  return [
    { id: 'name', heading: headings.name[0], value: ({ name }) => name, cell: PersonLink },
    { id: 'game', heading: byGameWords.game, value: ({ preset, gameName }) => gameName || scorerWords.presetNames[preset] },
    { id: 'played', heading: headings.played[0], value: ({ tally }) => tally.played },
    { id: 'won', heading: headings.won[0], value: ({ tally }) => tally.won },
    { id: 'share', heading: headings.share[0], value: ({ tally }) => winningShare(tally), cell: ({ tally }) => words.shareWords(winningShare(tally) ?? 0) },
    { id: 'rounds', heading: headings.rounds[0], value: ({ tally }) => tally.rounds },
    { id: 'points', heading: byGameWords.points, value: ({ tally }) => tally.points },
    {
      id: 'perRound',
      heading: headings.pointsPerRound[0],
      value: ({ tally }) => pointsPerRound(tally),
      cell: ({ tally }) => words.perRound(pointsPerRound(tally) ?? 0),
    },
  ]
}

/** Results and points of each person in each game; points of different games are different things. */
function ByGame({ people }: { readonly people: readonly PersonStatistics[] }) {
  const byGameWords = words.statistics.byGame
  const rows = people.flatMap(({ person, name, byPreset, byName }) =>
    PRESET_IDS.flatMap((preset): readonly GameRow[] => {
      const named = byName.filter((each) => each.preset === preset)
      if (named.length > 0) return named.map((each) => ({ person, name, ...each }))
      const tally = byPreset[preset]
      return tally === undefined ? [] : [{ person, name, preset, gameName: '', tally }]
    }),
  )
  if (rows.length === 0) return null
  return (
    <Disclosure summary={byGameWords.heading} lazy>
      <SortableTable
        caption={byGameWords.heading}
        captionHidden
        columns={gameColumns()}
        rows={rows}
        rowKey={({ person, preset, gameName }) => `${preset} ${gameName} ${person}`}
        first={{ column: 'name', direction: 'ascending' }}
      />
    </Disclosure>
  )
}

interface PersonOption {
  readonly person: string
  readonly name: string
}

type PartnersRow = StatisticsAnswer['partners'][number] & { readonly one: PersonOption; readonly other: PersonOption }

function partnersColumns(): readonly Column<PartnersRow>[] {
  const { columns: headings } = words.statistics.people
  return [
    { id: 'name', heading: headings.name[0], value: ({ one }) => one.name, cell: ({ one }) => <PersonLink {...one} /> },
    { id: 'with', heading: words.statistics.partners.with, value: ({ other }) => other.name, cell: ({ other }) => <PersonLink {...other} /> },
    { id: 'played', heading: headings.played[0], value: ({ matches }) => matches },
    { id: 'won', heading: headings.won[0], value: ({ won }) => won },
    { id: 'share', heading: headings.share[0], value: ({ won, matches }) => won / matches, cell: ({ won, matches }) => words.shareWords(won / matches) },
  ]
}

/** Who played with whom, and how often they won together. */
function PartnersPlayed({ partners, everybody }: Pick<StatisticsAnswer, 'partners' | 'everybody'>) {
  const partnersWords = words.statistics.partners
  if (partners.length === 0) return null
  const personOf = (key: string): PersonOption => ({ person: key, name: everybody.find(({ person }) => person === key)?.name ?? key })
  return (
    <Disclosure summary={partnersWords.heading} lazy>
      <SortableTable
        caption={partnersWords.heading}
        captionHidden
        columns={partnersColumns()}
        rows={partners.map((each): PartnersRow => ({ ...each, one: personOf(each.a), other: personOf(each.b) }))}
        rowKey={({ a, b }) => `${a} ${b}`}
        first={{ column: 'played', direction: 'descending' }}
      />
    </Disclosure>
  )
}

type BlockedRow = PersonStatistics['all']['blocked'][number] & Pick<PersonStatistics, 'person' | 'name'>

function blockedColumns(): readonly Column<BlockedRow>[] {
  const blockedWords = words.statistics.blocked
  return [
    { id: 'name', heading: words.statistics.people.columns.name[0], value: ({ name }) => name, cell: PersonLink },
    { id: 'rule', heading: blockedWords.rule, value: ({ rule }) => scorerWords.blockedRuleNames[rule] },
    { id: 'test', heading: blockedWords.test, value: ({ test, rule }) => scorerWords.testWords(test, rule) },
    { id: 'won', heading: blockedWords.won, value: ({ won }) => won },
  ]
}

/** Who won blocked rounds, by which rule and which test of it. */
function BlockedWon({ people }: { readonly people: readonly PersonStatistics[] }) {
  const blockedWords = words.statistics.blocked
  const rows = people.flatMap(({ person, name, all }) => all.blocked.map((each): BlockedRow => ({ ...each, person, name })))
  if (rows.length === 0) return null
  return (
    <Disclosure summary={blockedWords.heading} lazy>
      <SortableTable
        caption={blockedWords.heading}
        captionHidden
        columns={blockedColumns()}
        rows={rows}
        rowKey={({ person, rule, test }) => `${rule} ${test} ${person}`}
        first={{ column: 'won', direction: 'descending' }}
      />
    </Disclosure>
  )
}

/** Prints the pictures of the matches that are counted, as of a year; nothing where none has one, or where someone is asked for who is a name alone. */
function Pictures({ asked }: { readonly asked: StatisticsQuery }) {
  const question = searchOf({ ...asked, pair: null })
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) => {
      const { preset, people, from, to } = askedIn(question)
      const filters = {
        ...matchQuery.EVERYTHING,
        preset,
        from,
        to,
        people: people.flatMap((key) => idOfKey(key) ?? []),
        photos: true,
        which: 'finished',
      } as const
      return client.matches.live(matchQuery.queryOf(filters, MOST_PICTURES), { signal })
    },
    [question],
  )
  const { data } = useLive(subscribe)
  const isEveryoneKnown = asked.people.every((key) => idOfKey(key) !== undefined)
  return data === undefined || !isEveryoneKnown ? null : <PrintPictures matches={data.matches} />
}

/** The latest matches of the two that are shown here; the history has all. */
const LATEST_TOGETHER = 5

interface PairSectionProps {
  readonly asked: StatisticsQuery
  /** The keys of the two. */
  readonly pair: readonly [string, string]
  readonly answer: StatisticsAnswer
}

/** Two people more closely: how they stand, and the matches that both played. */
function PairSection({ asked, pair, answer }: PairSectionProps) {
  const people = pair.map((person) => ({ person, name: answer.everybody.find((each) => each.person === person)?.name ?? person }))
  const versus = headToHead(answer.pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  return <PairOfPeople asked={asked} people={people} versus={versus(keyOfPerson(pair[0]), keyOfPerson(pair[1]))} />
}

interface PairProps {
  readonly asked: StatisticsQuery
  readonly people: readonly PersonOption[]
  /** As the first of them sees it. */
  readonly versus: Versus
}

function PairOfPeople({ asked, people, versus }: PairProps) {
  const rivalsWords = words.statistics.rivals
  const top = useRef<HTMLHeadingElement>(null)
  const [one = '', other = ''] = people.map(({ name }) => name)
  const wanted = searchIn(asked, people)
  const search = matchQuery.searchOf(wanted)
  const subscribe = useCallback<Subscribe<FoundMatches>>((client, signal) => client.matches.live(queryIn(search), { signal }), [search])
  const found = useLive(subscribe).data

  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    top.current?.scrollIntoView?.({ block: 'nearest' })
  }, [])

  const { matches, ahead, behind, level } = versus
  return (
    <Card className={styles.pair} aria-labelledby="statistics-pair">
      <h2 id="statistics-pair" ref={top} tabIndex={-1} className={styles.heading}>
        {rivalsWords.pair(one, other)}
      </h2>
      {matches === 0 ? (
        <p>{rivalsWords.neverMet}</p>
      ) : (
        <p>
          <strong>{rivalsWords.standing(one, other, ahead, behind, level)}</strong> {rivalsWords.pairMatches(matches)}
        </p>
      )}
      {found !== undefined && found.matches.length > 0 && (
        <>
          <h3>{rivalsWords.latest}</h3>
          <ol className={styles.list} aria-label={rivalsWords.latest}>
            {found.matches.map((match) => (
              <MatchLine
                key={match.matchId}
                match={match}
                when={<time dateTime={match.date}>{words.dayWords(match.date)}</time>}
                href={paths.replay(match.matchId)}
                opens={rivalsWords.open(scorerWords.listed(match.players.map(({ name }) => name)), words.dayWords(match.date))}
              />
            ))}
          </ol>
        </>
      )}
      <div className={styles.actions}>
        <ButtonLink href={`${paths.matches}?${search}`}>{rivalsWords.matches}</ButtonLink>
        <ButtonLink href={addressOf({ ...asked, pair: null })} variant="quiet">
          {rivalsWords.close}
        </ButtonLink>
      </div>
    </Card>
  )
}

/** The same matches as the history is asked for them: people of the house by who they are, others by the names in the records. */
function searchIn({ preset, people, from, to }: StatisticsQuery, pair: readonly PersonOption[]): matchQuery.MatchFilters {
  const keys = [...new Set([...pair.map(({ person }) => person), ...people])]
  const names = pair.filter(({ person }) => isNameOnly(person)).map(({ name }) => name)
  const known = keys.filter((key) => !isNameOnly(key)).slice(0, matchQuery.MOST_PEOPLE)
  return { ...matchQuery.EVERYTHING, text: names.join(' '), people: known, preset, from, to, which: 'finished' }
}

function isNameOnly(person: string): boolean {
  return idOfKey(person) === undefined
}

function queryIn(search: string): MatchQuery {
  return matchQuery.queryOf(matchQuery.askedIn(search), LATEST_TOGETHER)
}

/** So many matches are linked one by one. */
const MOST_LINKS = 10

/** Matches that were asked about and are not counted, or only with a word about it: how many, and the way to them. */
function CountedApart({ answer: { apart, damaged = [] }, asked }: { readonly answer: StatisticsAnswer; readonly asked: StatisticsQuery }) {
  const apartWords = words.statistics.apart
  const { unfinished, refused, alone, severalSeats } = apart
  if (unfinished.length + refused.length + alone.length + severalSeats.length + damaged.length === 0) return null
  const people = asked.people.filter((key) => idOfKey(key) !== undefined)
  const search = matchQuery.searchOf({ ...matchQuery.EVERYTHING, preset: asked.preset, from: asked.from, to: asked.to, people, which: 'unfinished' })
  return (
    <section aria-labelledby="statistics-apart" className={styles.apart}>
      <h2 id="statistics-apart" className={styles.heading}>
        {apartWords.heading}
      </h2>
      <ul className={styles.apartList}>
        {unfinished.length > 0 && (
          <li>
            {apartWords.unfinished(unfinished.length)}
            {words.colon}
            <Link href={`${paths.matches}?${search}`} className={styles.apartLink}>
              {apartWords.showAll}
            </Link>
          </li>
        )}
        <Linked told={apartWords.refused} ids={refused.map(({ matchId }) => matchId)} />
        <Linked told={apartWords.alone} ids={alone} />
        <Linked told={apartWords.severalSeats} ids={severalSeats} />
        {damaged.length > 0 && (
          <li>
            {apartWords.damaged(damaged.length)}
            {words.colon}
            <NamedMatches matches={damaged} />
          </li>
        )}
      </ul>
    </section>
  )
}

function Linked({ told, ids }: { readonly told: (matches: number) => string; readonly ids: readonly string[] }) {
  const apartWords = words.statistics.apart
  if (ids.length === 0) return null
  const latest = ids.slice(-MOST_LINKS).reverse()
  return (
    <li>
      {told(ids.length)}
      {words.colon}
      {latest.map((id, at) => (
        <Link key={id} href={paths.replay(id)} className={styles.apartLink}>
          {apartWords.show(at + 1)}
        </Link>
      ))}
      {ids.length > latest.length && ` ${apartWords.more(ids.length - latest.length)}`}
    </li>
  )
}

/** What the family's matches add up to, live. */
export function StatisticsScreen() {
  const [asked, ask] = useAddressQuery(askedIn, addressOf)
  const question = searchOf({ ...asked, pair: null })
  const subscribe = useCallback<Subscribe<StatisticsFeed>>((client, signal) => client.statistics.live(questionOf(askedIn(question)), { signal }), [question])
  const live = useLive(subscribe)
  const feed = live.data
  const answer = useHeld(feed?.kind === 'answer' ? feed : undefined)
  const everything = question === ''
  return (
    <Page
      title={words.statistics.title}
      className={styles.page}
      beside={answer !== undefined && !(everything && answer.matches === 0) ? <Filters asked={asked} ask={ask} everybody={answer.everybody} /> : undefined}
    >
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.statistics.failed}
        </Notice>
      )}
      {feed === undefined && answer === undefined && live.status === 'waiting' && <Loading>{words.statistics.waiting}</Loading>}
      {feed?.kind === 'counting' && <p role="status">{words.statistics.counting(feed.done, feed.total)}</p>}
      {answer !== undefined && everything && answer.matches === 0 && <NoMatchesYet text={words.statistics.nothingYet} />}
      {answer !== undefined && <Answered answer={answer} waiting={feed === undefined} asked={asked} onAll={() => ask(EVERYTHING)} />}
    </Page>
  )
}

interface AnsweredProps {
  readonly answer: StatisticsAnswer
  /** What was asked for last has not come yet; the numbers are those from before. */
  readonly waiting: boolean
  readonly asked: StatisticsQuery
  readonly onAll: () => void
}

function Answered({ answer, waiting, asked, onAll }: AnsweredProps) {
  const people = answer.people.filter(({ all }) => all.played > 0)
  const played = playedIn(people)
  /* A match or two compare nobody: what they would say is chance. */
  const rated = answer.rated !== null && answer.rated.matches >= FEWEST_RATED
  if (answer.matches === 0) {
    return (
      <>
        {answer.everybody.length > 0 && searchOf({ ...asked, pair: null }) !== '' && (
          <EmptyState action={<Button onClick={onAll}>{words.statistics.countAll}</Button>}>
            <p>{words.statistics.nothingFound}</p>
          </EmptyState>
        )}
        <CountedApart answer={answer} asked={asked} />
      </>
    )
  }
  return (
    <div className={styles.answer} aria-busy={waiting}>
      <p role="status" className="visually-hidden">
        {waiting ? words.statistics.waiting : words.statistics.counted(answer.matches)}
      </p>
      {asked.pair !== null && <PairSection key={asked.pair.join(' ')} asked={asked} pair={asked.pair} answer={answer} />}
      <div className={styles.first}>
        <Podium people={people} />
        <div className={styles.figures}>
          <HeadlineFigures answer={answer} />
          <WhatScores answer={answer} />
        </div>
      </div>
      {rated ? (
        <>
          <div className={styles.charts}>
            <GettingBetter answer={answer} />
            <Leading leads={answer.leads} />
          </div>
          <WithReview>
            <SeasonLuck asked={asked} answer={answer} />
          </WithReview>
        </>
      ) : (
        <p className={styles.hint}>{words.statistics.ratings.from(FEWEST_RATED)}</p>
      )}
      <Everybody key={`${rated} ${played.join(' ')}`} people={people} rated={rated ? answer.rated : null} />
      <AllFigures people={people} played={played} rated={rated ? answer.rated : null} />
      {gamesIn(people) > 1 && <ByGame people={people} />}
      <PartnersPlayed partners={answer.partners} everybody={answer.everybody} />
      <BlockedWon people={people} />
      <Pictures asked={asked} />
      <CountedApart answer={answer} asked={asked} />
    </div>
  )
}
