import { useState } from 'react'
import type { LeagueTable, LeagueTableRow } from '#shared/contract/seasons'
import { lazyScreen } from '../../app/lazy-screen'
import { Card } from '../../components/card/card'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { Disclosure } from '../../components/disclosure/disclosure'
import { SortableTable } from '../../components/sortable-table/sortable-table'
import type { Column } from '../../components/sortable-table/sort'
import { words } from '../../messages/page'
import { pointsText } from './points-text'
import styles from './season.module.css'

/* The code of the chart is larger than the rest of this page, which does not wait for it. */
const { Screen: PointsChart } = lazyScreen(async () => (await import('./points-chart')).PointsChart, ChartOpening)

/** Lines that can be followed at once; first of all those of who leads. */
const MOST_LINES = 5

interface DayRow {
  readonly day: string
  readonly at: number
}

/** The points of some people after each day of the season. */
export function OverTime({ table: { rows, days } }: { readonly table: LeagueTable }) {
  const chartWords = words.league.chart
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const isShown = ({ person }: LeagueTableRow, at: number): boolean => (chosen === null ? at < MOST_LINES : chosen.includes(person))
  const lines = rows.filter(isShown)
  const choose = (person: string, on: boolean): void => {
    const others = lines.map((line) => line.person).filter((other) => other !== person)
    setChosen(on ? [...others, person] : others)
  }
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
      {rows.length > 1 && (
        <Disclosure summary={chartWords.choose} lazy>
          <fieldset className={styles.people}>
            <legend className="visually-hidden">{chartWords.choose}</legend>
            {rows.map((row, at) => {
              const shown = isShown(row, at)
              return (
                <label key={row.person} className={styles.person}>
                  <input
                    type="checkbox"
                    checked={shown}
                    disabled={shown ? lines.length === 1 : lines.length >= MOST_LINES}
                    onChange={(event) => choose(row.person, event.target.checked)}
                  />
                  {row.name}
                </label>
              )
            })}
          </fieldset>
        </Disclosure>
      )}
    </Card>
  )
}
