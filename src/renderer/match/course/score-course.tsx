import { useMemo } from 'react'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { lazyScreen } from '../../app/lazy-screen'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { Disclosure } from '../../components/disclosure/disclosure'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { courseOf, type Course } from './course'
import styles from './score-course.module.css'

/* What draws charts is fetched when somebody looks at one. */
const { Screen: ScoreChart } = lazyScreen(async () => (await import('./score-chart')).ScoreChart, ChartOpening)

/** How the score of a match went, as a chart or a table, once it is opened. */
export function ScoreCourse({ view }: { readonly view: MatchView }) {
  return (
    <Disclosure summary={words.scoreCourse.heading} lazy>
      <Opened view={view} />
    </Disclosure>
  )
}

function Opened({ view }: { readonly view: MatchView }) {
  const spoken = useSpoken()
  const course = useMemo(() => inLanguage(spoken, () => courseOf(view)), [view, spoken])
  const { names } = view
  return (
    <ChartOrTable
      label={words.scoreCourse.label(names)}
      chart={<ScoreChart course={course} names={names} />}
      table={<CourseTable course={course} names={names} />}
    />
  )
}

function CourseTable({ course: { steps }, names }: { readonly course: Course; readonly names: readonly string[] }) {
  return (
    <div className={styles.frame} role="region" aria-label={words.scoreCourse.title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.scoreCourse.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.scoreCourse.place}</th>
            <th scope="col" className={styles.what}>
              {words.scoreCourse.what}
            </th>
            {names.map((name, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map(({ step, place, what, totals }) => (
            <tr key={step}>
              <th scope="row">{place === '' ? scorerWords.plain(0) : place}</th>
              <td className={styles.what}>{what}</td>
              {totals.map((total, seat) => (
                <td key={seat}>{scorerWords.plain(total)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
