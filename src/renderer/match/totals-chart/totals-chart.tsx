import { useMemo } from 'react'
import { inLanguage, useSpoken } from '../../app/language'
import { scorerWords } from '../../messages/scorer'
import { lazyScreen } from '../../app/lazy-screen'
import { ChartOpening } from '../../components/chart/chart-opening'
import { ChartOrTable } from '../../components/chart/chart-or-table'
import { Disclosure } from '../../components/disclosure/disclosure'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { sidesOfView } from '../model/standing'
import { chartedTotalsOf, type ChartedTotals } from './charted-totals'
import styles from './totals-chart.module.css'

/* What draws charts is fetched when someone looks at one. */
const { Screen: ScoreChart } = lazyScreen(async () => (await import('./totals-lines')).TotalsLines, ChartOpening)

/** How the score of a match went, as a chart or a table, once it is opened. */
export function TotalsChart({ view }: { readonly view: MatchView }) {
  return (
    <Disclosure summary={words.totalsChart.heading} lazy>
      <OpenedChart view={view} />
    </Disclosure>
  )
}

function OpenedChart({ view }: { readonly view: MatchView }) {
  const spoken = useSpoken()
  const totals = useMemo(() => inLanguage(spoken, () => chartedTotalsOf(view)), [view, spoken])
  const { names } = view
  const sides = sidesOfView(view)
  return (
    <ChartOrTable
      label={words.totalsChart.label(names)}
      chart={
        <ScoreChart
          totals={totals}
          sides={sides.map(({ seats, name }) => ({
            name,
            people: seats.map((seat) => ({ name: names[seat] ?? '', personId: view.record.players[seat]?.personId })),
          }))}
        />
      }
      table={<TotalsTable totals={totals} names={sides.map(({ name }) => name)} />}
    />
  )
}

function TotalsTable({ totals: { steps }, names }: { readonly totals: ChartedTotals; readonly names: readonly string[] }) {
  return (
    <div className={styles.frame} role="region" aria-label={words.totalsChart.title} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{words.totalsChart.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.totalsChart.place}</th>
            <th scope="col" className={styles.what}>
              {words.totalsChart.what}
            </th>
            {names.map((name, side) => (
              <th key={side} scope="col">
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
              {totals.map((total, side) => (
                <td key={side}>{scorerWords.plain(total)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
