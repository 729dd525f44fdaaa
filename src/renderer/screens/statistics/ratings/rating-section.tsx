import { useState } from 'react'
import type { StatisticsAnswer } from '#shared/contract/statistics'
import { lazyScreen } from '../../../app/lazy-screen'
import { ChartOpening } from '../../../components/chart/chart-opening'
import { ChartOrTable } from '../../../components/chart/chart-or-table'
import { MOST_LINES } from '../../../components/chart/series'
import { Disclosure } from '../../../components/disclosure/disclosure'
import type { Column } from '../../../components/sortable-table/sort'
import { SortableTable } from '../../../components/sortable-table/sortable-table'
import { words } from '../../../messages/page'
import { rowsOf, type NamedLine, type RatingRow } from '../../../ratings/rating-rows'
import { StatisticsName } from '../statistics-name'
import styles from '../statistics.module.css'

/* The code of the chart is larger than the rest of this page, so it is fetched only when someone opens the chart. */
const { Screen: RatingChart } = lazyScreen(async () => (await import('../../../ratings/rating-chart')).RatingChart, ChartOpening)

/** Lines shown before anyone chooses: more lie on one another. */
const AT_FIRST = 4

function columnsNow(): readonly Column<RatingRow>[] {
  const ratingsWords = words.statistics.ratings
  return [
    { id: 'day', heading: ratingsWords.day, value: ({ at }) => at, cell: ({ at }) => words.chartDay(Date.parse(at)) },
    { id: 'person', heading: ratingsWords.person, value: ({ name }) => name },
    { id: 'rating', heading: ratingsWords.rating, value: ({ mean }) => mean, cell: ({ mean }) => words.decimal(mean) },
    { id: 'deviation', heading: ratingsWords.deviation, value: ({ deviation }) => deviation, cell: ({ deviation }) => words.decimal(deviation) },
  ]
}

/** How ratings moved, with how unsure they were. */
export function RatingSection({ answer }: { readonly answer: StatisticsAnswer }) {
  const ratingsWords = words.statistics.ratings
  const all = answer.people.flatMap(({ person, name }): readonly NamedLine[] => {
    const line = answer.ratings.find((each) => each.person === person)
    return line === undefined || line.points.length === 0 ? [] : [{ ...line, name }]
  })
  const [chosen, setChosen] = useState<readonly string[] | null>(null)
  const isShown = ({ person }: NamedLine, at: number): boolean => (chosen === null ? at < AT_FIRST : chosen.includes(person))
  const lines = all.filter(isShown)
  const names = lines.map(({ name }) => name)
  if (all.length === 0) return null
  const choose = (person: string, on: boolean): void => {
    const others = lines.map((line) => line.person).filter((other) => other !== person)
    setChosen(on ? [...others, person] : others)
  }
  return (
    <section className={styles.section} aria-labelledby="statistics-ratings">
      <h2 id="statistics-ratings" className={styles.heading}>
        {ratingsWords.heading}
      </h2>
      <p className={styles.hint}>{ratingsWords.how(names)}</p>
      {all.length > 1 && (
        <Disclosure summary={ratingsWords.choose}>
          <fieldset className={styles.people}>
            <legend className="visually-hidden">{ratingsWords.choose}</legend>
            {all.map((line, at) => {
              const shown = isShown(line, at)
              return (
                <label key={line.person} className={styles.person}>
                  <input
                    type="checkbox"
                    checked={shown}
                    disabled={shown ? lines.length === 1 : lines.length >= MOST_LINES}
                    onChange={(event) => choose(line.person, event.target.checked)}
                  />
                  <StatisticsName person={line.person} name={line.name} />
                </label>
              )
            })}
          </fieldset>
        </Disclosure>
      )}
      <ChartOrTable
        label={ratingsWords.chart(names)}
        chart={<RatingChart lines={lines} />}
        table={
          <SortableTable
            caption={ratingsWords.caption}
            columns={columnsNow()}
            rows={rowsOf(lines)}
            rowKey={({ key }) => key}
            first={{ column: 'day', direction: 'descending' }}
            className={styles.table}
          />
        }
      />
      {lines.some(({ matches, points }) => matches > points.length) && <p className={styles.hint}>{ratingsWords.thinned}</p>}
    </section>
  )
}
