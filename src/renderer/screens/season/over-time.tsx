import type { LeagueTable } from '#shared/contract/seasons'
import { lazyScreen } from '../../app/lazy-screen'
import { Card } from '../../components/card/card'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { useLinesChoice } from '../../components/chart/lines-choice'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import type { Column } from '../../components/sortable-table/sort'
import { words } from '../../messages/page'
import { pointsText } from './points-text'
import styles from './season.module.css'

/* The code of the chart is larger than the rest of this page, which does not wait for it. */
const { Screen: PointsChart } = lazyScreen(async () => (await import('./points-chart')).PointsChart, ChartOpening)

/** First of all those who lead. */
const MOST_LINES = 5

interface DayRow {
  readonly day: string
  readonly at: number
}

/** The points of some people after each day of the season. */
export function OverTime({ table: { rows, days } }: { readonly table: LeagueTable }) {
  const chartWords = words.league.chart
  const { lines, choice } = useLinesChoice(rows, MOST_LINES, chartWords.choose, ({ name }) => name)
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
