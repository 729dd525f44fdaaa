import { useCallback, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { LeagueFeed, LeagueResult, LeagueResultsFeed, LeagueStandings, LeagueStandingsRow } from '#shared/contract/seasons'
import type { LeagueRules } from '#shared/league/rules'
import { headToHead } from '#shared/stats/pairs'
import { idOfKey, keyOfPerson } from '#shared/stats/person'
import { lazyScreen } from '../../app/lazy-screen'
import { Page } from '../../app/page'
import { PersonName } from '../../components/avatar/avatar'
import { Button, ButtonLink } from '../../components/button/button'
import { Card } from '../../components/card/card'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { useLinesChoice } from '../../components/chart/lines-choice'
import { Dialog } from '../../components/dialog/dialog'
import { Disclosure } from '../../components/disclosure/disclosure'
import { Loading } from '../../components/loading/loading'
import { Notice } from '../../components/notice/notice'
import type { Column } from '../../components/sortable-table/sort'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import { useHeld } from '../../hooks/use-held'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { paths } from '../../navigation/paths'
import { SeasonDialog } from '../../search/season/season-dialog'
import { RulesDialog } from './rules-dialog'
import { pointsText, signedPoints } from './points-text'
import styles from './season.module.css'

/** Every result of someone in a season, with what it gave and why; those that are dropped say so. */
function WhyDialog({ id, person, name, onClose }: { readonly id: string; readonly person: string; readonly name: string; readonly onClose: () => void }) {
  const subscribe = useCallback<Subscribe<LeagueResultsFeed>>((client, signal) => client.seasons.results({ id, person }, { signal }), [id, person])
  const feed = useLive(subscribe).data
  const why = words.league.why
  const told = feed?.kind === 'results' ? feed : null
  return (
    <Dialog width="form" open title={why.title(name)} onClose={onClose}>
      {told === null ? (
        <Loading>{words.league.waiting}</Loading>
      ) : (
        <>
          <p>{why.sum(told.points / 100, told.results.filter(({ counts }) => counts).length, told.results.length)}</p>
          <ol className={styles.results}>
            {told.results.map((result, at) => (
              <li key={at} data-dropped={!result.counts || undefined}>
                <ResultWhy result={result} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}

function ResultWhy({
  result: { day, matchId, evening, place, of, others, roundsWon, base, bonus, given, expected, counts },
}: {
  readonly result: LeagueResult
}) {
  const why = words.league.why
  const what = whatOf(evening)
  const href = evening === null ? (matchId === null ? null : paths.replay(matchId)) : paths.oneEvening(evening.id)
  const told = [
    why.place(place, of),
    roundsWon !== null && why.rounds(roundsWon),
    others.length > 0 && why.others(others.map((other) => other.name)),
    why.base(pointsText(base)),
    expected !== null && why.bonus(signedPoints(bonus), words.shareWords(expected)),
  ].filter((each) => each !== false)
  return (
    <>
      <span className={styles.gave}>{counts ? signedPoints(given) : <s>{signedPoints(given)}</s>}</span>
      <span className={styles.about}>
        <span>
          {href === null ? (
            what
          ) : (
            <Link href={href} aria-label={why.open(`${what}, ${words.dateWords(day)}`)}>
              {what}
            </Link>
          )}{' '}
          · <time dateTime={day}>{words.dateWords(day)}</time>
          {!counts && <strong className={styles.dropped}>{why.dropped}</strong>}
        </span>
        <span className={styles.quiet}>{told.join(' · ')}</span>
      </span>
    </>
  )
}

function whatOf(evening: LeagueResult['evening']): string {
  const why = words.league.why
  if (evening === null) return why.match
  return evening.at === null ? why.evening(evening.name) : why.table(evening.name, evening.at.round + 1, evening.at.table + 1)
}

/** The standings, the first place at the top; each person's points open what they are made of. */
function StandingsTable({
  standings: { season, rows },
  explain,
}: {
  readonly standings: LeagueStandings
  readonly explain: (row: LeagueStandingsRow) => void
}) {
  const tableWords = words.league.table
  const drops = season.league.counting.kind !== 'all'
  const handicap = season.league.handicap > 0
  return (
    <div className={styles.frame} role="region" aria-label={words.table.frame(tableWords.heading)} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{tableWords.heading}</caption>
        <thead>
          <tr>
            <th scope="col">{tableWords.place}</th>
            <th scope="col">{words.seasons.name}</th>
            <th scope="col">{tableWords.points}</th>
            <th scope="col">{tableWords.results}</th>
            {drops && <th scope="col">{tableWords.dropped}</th>}
            <th scope="col">{tableWords.wins}</th>
            {handicap && <th scope="col">{tableWords.handicap}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.person}>
              <td>{scorerWords.plain(row.place)}</td>
              <th scope="row">
                <PersonName name={row.name} personId={idOfKey(row.person)} />
              </th>
              <td>
                <button type="button" className={styles.why} aria-label={tableWords.why(row.name, pointsText(row.points))} onClick={() => explain(row)}>
                  {pointsText(row.points)}
                </button>
              </td>
              <td>{scorerWords.plain(row.results)}</td>
              {drops && <td>{scorerWords.plain(row.dropped)}</td>}
              <td>{scorerWords.plain(row.wins)}</td>
              {handicap && <td>{signedPoints(row.bonus)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The rules of a season in sentences: all that its points come from. */
function rulesTold({ people, least, presets, evenings, matches, points, counting, handicap }: LeagueRules): readonly string[] {
  const rules = words.league.rules
  return [
    people === null ? rules.everyone : rules.people(people.length),
    least > 1 && rules.least(least),
    presets !== null && rules.presets(presets.map((preset) => scorerWords.presetNames[preset])),
    evenings !== null ? rules.evenings(evenings.length, matches) : matches ? rules.allEvenings : rules.onlyEvenings,
    pointsTold(points),
    counting.kind === 'best' && rules.best[counting.of](counting.count),
    counting.kind === 'but-worst' && rules.worst[counting.of](counting.count),
    handicap > 0 && rules.handicap(words.shareWords(handicap / 100)),
  ].filter((sentence) => sentence !== false)
}

function pointsTold(points: LeagueRules['points']): string {
  const rules = words.league.rules
  switch (points.by) {
    case 'match':
      return rules.match(points.win, points.share, points.loss)
    case 'round':
      return rules.round(points.win)
    case 'place':
      return (points.of === 'match' ? rules.places : rules.eveningPlaces)(points.places, points.others)
  }
}

/* The code of the chart is larger than the rest of this page, which does not wait for it. */
const { Screen: PointsChart } = lazyScreen(async () => (await import('./points-chart')).PointsChart, ChartOpening)

/** First of all those who lead. */
const MOST_CURVES = 5

interface DayRow {
  readonly day: string
  readonly at: number
}

/** The points of some people after each day of the season. */
function OverTime({ standings: { rows, days } }: { readonly standings: LeagueStandings }) {
  const chartWords = words.league.chart
  const { lines, choice } = useLinesChoice(rows, MOST_CURVES, chartWords.choose, ({ name }) => name)
  const columns: readonly Column<DayRow>[] = [
    { id: 'day', heading: chartWords.day, value: ({ day }) => day, cell: ({ day }) => words.dateWords(day) },
    ...lines.map(({ person, name, history }): Column<DayRow> => ({
      id: person,
      heading: name,
      value: ({ at }) => history[at] ?? 0,
      cell: ({ at }) => pointsText(history[at] ?? 0),
    })),
  ]
  return (
    <Card aria-labelledby="season-chart" className={styles.card}>
      <ChartOrTable
        label={chartWords.label(lines.map(({ name }) => name))}
        chart={<PointsChart lines={lines} days={days} />}
        table={
          <SortableTable
            key={columns.length}
            caption={chartWords.heading}
            captionHidden
            columns={columns}
            rows={days.map((day, at) => ({ day, at }))}
            rowKey={({ day }) => day}
            first={{ column: 'day', direction: 'descending' }}
          />
        }
      >
        <h2 id="season-chart" className={styles.heading}>
          {chartWords.heading}
        </h2>
      </ChartOrTable>
      {choice}
    </Card>
  )
}

/** So many people have a row and a column; the others are in the standings. */
const MOST_CROSSED = 40

/** Who ended ahead of whom, in the order of the standings. */
function CrossTable({ standings: { rows, pairs } }: { readonly standings: LeagueStandings }) {
  const crossWords = words.league.cross
  const versus = headToHead(pairs.map(({ a, b, ...counts }) => ({ ...counts, a: keyOfPerson(a), b: keyOfPerson(b) })))
  const people = rows.slice(0, MOST_CROSSED)
  return (
    <Card aria-labelledby="season-cross" className={styles.card}>
      <h2 id="season-cross" className={styles.heading}>
        {crossWords.heading}
      </h2>
      <p className={styles.hint}>
        {crossWords.hint} {people.length < rows.length && crossWords.most(MOST_CROSSED)}
      </p>
      <div className={styles.frame} role="region" aria-label={words.table.frame(crossWords.heading)} tabIndex={0}>
        <table className={styles.cross}>
          <thead>
            <tr>
              <td />
              {people.map(({ person, name, place }) => (
                <th key={person} scope="col" title={name}>
                  <span aria-hidden="true">{scorerWords.plain(place)}</span>
                  <span className="visually-hidden">{name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one.person}>
                <th scope="row">
                  {scorerWords.plain(one.place)} {isolated(one.name)}
                </th>
                {people.map((other) => {
                  if (one === other) return <td key={other.person} className={styles.self} />
                  const { matches, ahead, behind, level } = versus(keyOfPerson(one.person), keyOfPerson(other.person))
                  const said = matches === 0 ? crossWords.never(one.name, other.name) : crossWords.cell(one.name, other.name, ahead, behind, level)
                  return (
                    <td key={other.person} title={said}>
                      <span aria-hidden="true">{matches === 0 ? '·' : [ahead, behind, ...(level === 0 ? [] : [level])].map(scorerWords.plain).join('–')}</span>
                      <span className="visually-hidden">{said}</span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  )
}

/** What is open over the page: the rules, the name and days, or why someone (their key) has their points. */
type OpenOverSeason = { readonly kind: 'rules' } | { readonly kind: 'days' } | { readonly kind: 'why'; readonly person: string; readonly name: string }

/** A season: its standings, live, and all that it comes from. */
export function SeasonScreen({ id }: { readonly id: string }) {
  const leagueWords = words.league
  const subscribe = useCallback<Subscribe<LeagueFeed>>((client, signal) => client.seasons.table({ id }, { signal }), [id])
  const live = useLive(subscribe)
  const feed = live.data
  const standings = useHeld(feed?.kind === 'league' ? feed : undefined)
  const gone = feed?.kind === 'gone'
  return (
    <Page title={standings?.season.name ?? leagueWords.title} back={paths.seasons}>
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {leagueWords.failed}
        </Notice>
      )}
      {feed === undefined && live.status === 'waiting' && <Loading>{leagueWords.waiting}</Loading>}
      {feed?.kind === 'counting' && <p role="status">{leagueWords.counting(feed.done, feed.total)}</p>}
      {gone && (
        <div className={styles.page}>
          <p>{leagueWords.gone}</p>
          <ButtonLink href={paths.seasons}>{leagueWords.all}</ButtonLink>
        </div>
      )}
      {!gone && standings !== undefined && <SeasonPage standings={standings} />}
    </Page>
  )
}

function SeasonPage({ standings }: { readonly standings: LeagueStandings }) {
  const { season, rows, waiting, open, withoutRounds } = standings
  const leagueWords = words.league
  const [, go] = useLocation()
  const [opened, setOpened] = useState<OpenOverSeason | null>(null)
  const close = (): void => setOpened(null)
  const explain = ({ person, name }: { readonly person: string; readonly name: string }): void => setOpened({ kind: 'why', person, name })
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>{words.seasons.days(season.from, season.to)}</p>
      {rows.length === 0 ? <p>{leagueWords.table.none}</p> : <StandingsTable standings={standings} explain={explain} />}
      {waiting.length > 0 && (
        <Card aria-labelledby="season-waiting">
          <h2 id="season-waiting" className={styles.heading}>
            {leagueWords.table.waiting(season.league.least)}
          </h2>
          <ul className={styles.plain}>
            {waiting.map(({ person, name, results }) => (
              <li key={person}>{leagueWords.table.waits(name, results)}</li>
            ))}
          </ul>
        </Card>
      )}
      {(open > 0 || withoutRounds > 0) && (
        <div className={styles.quiet}>
          {open > 0 && <p>{leagueWords.table.open(open)}</p>}
          {withoutRounds > 0 && <p>{leagueWords.table.withoutRounds(withoutRounds)}</p>}
        </div>
      )}
      {rows.length > 0 && standings.days.length > 1 && <OverTime standings={standings} />}
      {rows.length > 1 && <CrossTable standings={standings} />}
      <Card aria-labelledby="season-rules">
        <h2 id="season-rules" className={styles.heading}>
          {leagueWords.rules.heading}
        </h2>
        <ul className={styles.told}>
          {rulesTold(season.league).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {season.league.handicap > 0 && (
          <Disclosure summary={leagueWords.rules.handicapHow.title}>
            <p>{leagueWords.rules.handicapHow.text(words.shareWords(season.league.handicap / 100))}</p>
          </Disclosure>
        )}
        <div className={styles.actions}>
          <Button onClick={() => setOpened({ kind: 'rules' })}>{leagueWords.rules.change}</Button>
          <Button variant="quiet" onClick={() => setOpened({ kind: 'days' })}>
            {leagueWords.change}
          </Button>
        </div>
      </Card>
      {opened?.kind === 'why' && <WhyDialog id={season.id} person={opened.person} name={opened.name} onClose={close} />}
      {opened?.kind === 'rules' && <RulesDialog season={season} onClose={close} />}
      {opened?.kind === 'days' && (
        <SeasonDialog
          draft={season}
          onClose={close}
          onSaved={(_, id) => {
            close()
            if (id === null) go(paths.seasons)
          }}
        />
      )}
    </div>
  )
}
