import type { StatisticsAnswer } from '#shared/contract/statistics'
import { chanceAhead } from '#shared/stats/chance'
import { mostGained } from '#shared/stats/headlines'
import { lazyScreen } from '../../../app/lazy-screen'
import { ChartOpening } from '../../../components/chart/chart-opening'
import { Card } from '../../../components/card/card'
import { ChartOrTable } from '../../../components/chart/chart-or-table'
import { useLinesChoice } from '../../../components/chart/lines-choice'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { rowsOf, type NamedLine, type RatingRow } from '../../../ratings/rating-rows'
import { StatisticsName } from '../statistics-name'
import styles from './charts.module.css'

/* The code of the chart is larger than the rest of this page, which does not wait for it. */
const { Screen: RatingChart } = lazyScreen(async () => (await import('../../../ratings/rating-chart')).RatingChart, ChartOpening)

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
