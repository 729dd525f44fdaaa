import { type CSSProperties, useCallback, useMemo } from 'react'
import { type LuckOfPerson, luckOver } from '#shared/analysis/season'
import type { FoundMatches, MatchSummary } from '#shared/contract/lists'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { PRESET_IDS, type PresetId, PRESETS } from '#shared/rules/presets'
import { chanceAhead } from '#shared/stats/chance'
import { mostGained } from '#shared/stats/headlines'
import { leadOf } from '#shared/stats/leads'
import { idOfKey, whoByIdElseName } from '#shared/stats/person'
import { scoredBy } from '#shared/stats/scoring'
import { useDigests } from '../../analysis/use-digests'
import { lazyScreen } from '../../app/lazy-screen'
import { Avatar } from '../../components/avatar/avatar'
import { Card } from '../../components/card/card'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { useLinesChoice } from '../../components/chart/lines-choice'
import type { Column } from '../../components/sortable-table/sort'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import { type Subscribe, useLive } from '../../hooks/use-live'
import { words } from '../../messages/page'
import { scorerWords } from '../../messages/scorer'
import { type NamedLine, type RatingRow, rowsOf } from '../../ratings/rating-rows'
import { EVERYTHING, queryOf } from '../../search/match-query'
import type { StatisticsQuery } from '../../search/statistics-query'
import { hasScoringPlays, mostPlayedThatScores } from './games'
import { OnlyOf } from '../../ratings/only-of'
import { StatisticsName } from './statistics-name'
import styles from './charts.module.css'

/** What everyone's points are made of in the game that was played most: one bar each, a loss with its minus and square corners. */
export function WhatScores({ answer: { rounds, people } }: { readonly answer: StatisticsAnswer }) {
  const scoringWords = words.statistics.scoring
  const preset = mostPlayedThatScores(rounds)
  if (preset === null) return null
  const scored = scoredBy(
    people.flatMap(({ byPreset }) => byPreset[preset] ?? []),
    rounds[preset] ?? 0,
  )
  const [first] = scored
  if (first === undefined) return null
  const points = scorerWords.gameWords(PRESETS[preset].game).points.other
  const most = Math.max(...scored.map(({ perRound }) => Math.abs(perRound)))
  return (
    <section className={styles.section} aria-labelledby="statistics-scoring">
      <h2 id="statistics-scoring" className={styles.heading}>
        {scoringWords.heading}
      </h2>
      <p>{scoringWords.answer(scoringWords.sources[first.source], first.perRound, points)}</p>
      <table className={styles.bars}>
        <caption className={styles.quiet}>{scoringWords.unit(points, scorerWords.presetNames[preset])}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{scoringWords.what}</th>
            <th scope="col" colSpan={2}>
              {points}
            </th>
          </tr>
        </thead>
        <tbody>
          {scored.map(({ source, perRound }) => {
            const loss = perRound < 0 || undefined
            return (
              <tr key={source}>
                <th scope="row">{scoringWords.sources[source]}</th>
                <td className={styles.bar} data-loss={loss} aria-hidden="true">
                  <span style={{ '--share': Math.abs(perRound) / most } as CSSProperties} />
                </td>
                <td className={styles.value} data-loss={loss}>
                  {Math.abs(perRound) < 0.1 ? words.perRound(perRound) : words.decimal(perRound)}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** The latest matches that are gone through; each takes up to seconds the first time. */
const MOST_MATCHES = 100

/** More people than these would not be read. */
const MOST_PEOPLE = 6

const NO_LUCK: readonly MatchSummary[] = []

/** Of a season's matches of one game, how much came from tiles and how much from choices; worked out in the background. */
export function SeasonLuck({ asked, answer }: { readonly asked: StatisticsQuery; readonly answer: StatisticsAnswer }) {
  const { preset, from, to, people } = asked
  const ids = people.flatMap((key) => idOfKey(key) ?? []).join(',')
  const subscribe = useCallback<Subscribe<FoundMatches>>(
    (client, signal) =>
      client.matches.live(queryOf({ ...EVERYTHING, preset, from, to, people: ids === '' ? [] : ids.split(','), which: 'finished' }, MOST_MATCHES), { signal }),
    [preset, from, to, ids],
  )
  const found = useLive(subscribe).data?.matches ?? NO_LUCK
  const game = gameOf(found)
  const matches = useMemo(() => found.filter((match) => match.preset === game), [found, game])
  const { known } = useDigests('choices', matches)
  if (game === null) return null
  const luckWords = words.statistics.luck
  const done = matches.filter(({ matchId }) => known.has(matchId)).length
  const rows = luckOver(
    matches.flatMap(({ matchId, players, partners = false }) => {
      const lost = known.get(matchId)
      return lost === null || lost === undefined ? [] : [{ people: players.map(whoByIdElseName), totals: players.map(({ total }) => total), lost, partners }]
    }),
  )
  const names = new Map(answer.everybody.map(({ person, name }) => [person, name]))
  const noun = scorerWords.gameWords(PRESETS[game].game).points
  const told = ({ person, ahead, tiles, choices, give }: LuckOfPerson): string => luckWords.told(names.get(person) ?? '', ahead, tiles, choices, give, noun)
  return (
    <Card aria-labelledby="statistics-luck" className={styles.luck}>
      <h2 id="statistics-luck" className={styles.heading}>
        {luckWords.heading}
      </h2>
      <p className={styles.quiet}>{luckWords.scope(scorerWords.presetNames[game], matches.length)}</p>
      {done < matches.length && <p role="status">{luckWords.working(done, matches.length)}</p>}
      <ul className={styles.luckList}>
        {rows.slice(0, MOST_PEOPLE).map((row) => (
          <li key={row.person}>
            <Avatar size="small" name={names.get(row.person) ?? ''} personId={idOfKey(row.person)} />
            <span>{told(row)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{luckWords.meaning}</p>
    </Card>
  )
}

/** The game that most of the matches were of, among those in which plays score: points of different games cannot be added up. */
function gameOf(matches: readonly MatchSummary[]): PresetId | null {
  const count = (id: PresetId): number => matches.filter(({ preset }) => preset === id).length
  const most = PRESET_IDS.filter(hasScoringPlays).reduce((best, id) => (count(id) > count(best) ? id : best))
  return count(most) === 0 ? null : most
}

type LeadingRow = StatisticsAnswer['leads'][number]

/** Boxes that can be told apart at a glance; of more matches, each stands for several. */
const MOST_BOXES = 72

function leadingColumns(): readonly Column<LeadingRow>[] {
  const leadWords = words.statistics.leads
  return [
    {
      id: 'players',
      heading: leadWords.players,
      value: ({ people }) => people,
      // two against two
      cell: ({ people, sides }) =>
        sides === people ? scorerWords.plain(people) : scorerWords.listed(Array.from({ length: sides }, () => scorerWords.plain(people / sides))),
    },
    { id: 'matches', heading: leadWords.matches, value: ({ matches }) => matches },
    { id: 'won', heading: leadWords.won, value: ({ won }) => won },
    {
      id: 'expected',
      heading: leadWords.expected,
      value: ({ sides, matches }) => matches / sides,
      cell: ({ sides, matches }) => words.decimal(matches / sides),
    },
  ]
}

/** Whether who leads the first round wins more often than chance has it: a box for each match. */
export function Leading({ leads }: Pick<StatisticsAnswer, 'leads'>) {
  const leadWords = words.statistics.leads
  const lead = leadOf(leads)
  if (lead === null) return null
  const { matches, won, chance, luck } = lead
  const perBox = Math.ceil(matches / MOST_BOXES)
  const boxes = Math.round(matches / perBox)
  const told = leadWords.told(won, matches)
  return (
    <Card aria-labelledby="statistics-leads">
      <ChartOrTable
        label={told}
        chart={
          <ol className={styles.boxes} aria-hidden="true" style={{ '--box': boxes > 48 ? '14px' : boxes > 24 ? '20px' : '28px' } as CSSProperties}>
            {Array.from({ length: boxes }, (_, box) => (
              <li key={box} className={styles.box} data-won={box < Math.round(won / perBox) || undefined} />
            ))}
          </ol>
        }
        table={
          <SortableTable
            caption={leadWords.caption}
            captionHidden
            columns={leadingColumns()}
            rows={leads}
            rowKey={({ people, sides }) => `${people} ${sides}`}
            first={{ column: 'players', direction: 'ascending' }}
          />
        }
      >
        <h2 id="statistics-leads" className={styles.heading}>
          {leadWords.heading}
        </h2>
        <p>
          {told} {leadWords.chance(Math.round(chance))}
        </p>
      </ChartOrTable>
      <p className={styles.quiet}>
        {luck ? leadWords.luck : won > chance ? leadWords.more : leadWords.fewer} {perBox > 1 && leadWords.box(perBox)}
      </p>
    </Card>
  )
}

/* The code of the chart is larger than the rest of this page, which does not wait for it. */
const { Screen: RatingChart } = lazyScreen(async () => (await import('../../ratings/rating-chart')).RatingChart, ChartOpening)

/** First of all those who played most. */
const MOST_RATED = 3

function ratingColumns(): readonly Column<RatingRow>[] {
  const ratingsWords = words.statistics.ratings
  return [
    { id: 'day', heading: ratingsWords.day, value: ({ at }) => at, cell: ({ at }) => words.chartDay(Date.parse(at)) },
    { id: 'person', heading: ratingsWords.person, value: ({ name }) => name },
    { id: 'rating', heading: ratingsWords.rating, value: ({ mean }) => mean, cell: ({ mean }) => words.decimal(mean) },
    { id: 'deviation', heading: ratingsWords.deviation, value: ({ deviation }) => deviation, cell: ({ deviation }) => words.decimal(deviation) },
  ]
}

/** How ratings moved, who gained most, and what a rating means. */
export function GettingBetter({ answer }: { readonly answer: StatisticsAnswer }) {
  const ratingsWords = words.statistics.ratings
  const all = answer.people.flatMap(({ person, name }): readonly NamedLine[] => {
    const line = answer.ratings.find((each) => each.person === person)
    return line === undefined || line.points.length === 0 ? [] : [{ ...line, name }]
  })
  const { lines, choice } = useLinesChoice(all, MOST_RATED, ratingsWords.choose, ({ person, name }) => <StatisticsName person={person} name={name} />)
  if (lines.length === 0) return null
  const gained = mostGained(lines)
  return (
    <Card aria-labelledby="statistics-ratings">
      <ChartOrTable
        label={ratingsWords.chart(lines.map(({ name }) => name))}
        chart={<RatingChart lines={lines} />}
        table={
          <SortableTable
            caption={ratingsWords.caption}
            captionHidden
            columns={ratingColumns()}
            rows={rowsOf(lines)}
            rowKey={({ key }) => key}
            first={{ column: 'day', direction: 'descending' }}
            className={styles.table}
          />
        }
      >
        <h2 id="statistics-ratings" className={styles.heading}>
          {ratingsWords.heading}
        </h2>
        <OnlyOf rated={answer.rated} className={styles.quiet} />
        <p>{gained === null ? ratingsWords.nobody : ratingsWords.gained(gained.line.name, gained.from, gained.to)}</p>
      </ChartOrTable>
      <p className={styles.quiet}>
        {ratingsWords.meaning} {meaningOf(lines)} {lines.some(({ matches, points }) => matches > points.length) && ratingsWords.thinned}
      </p>
      {choice}
    </Card>
  )
}

/** What the first two ratings mean: how often the one of them finishes ahead of the other. */
function meaningOf(lines: readonly NamedLine[]): string {
  const best = lines.flatMap(({ name, points }) => ({ name, now: points.at(-1) })).sort((a, b) => (b.now?.mean ?? 0) - (a.now?.mean ?? 0))
  const [one, other] = best
  if (one?.now === undefined || other?.now === undefined) return ''
  return words.statistics.ratings.ahead(one.name, other.name, Math.round(10 * chanceAhead(one.now, other.now)))
}
