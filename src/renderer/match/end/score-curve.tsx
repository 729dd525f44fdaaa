import { lookOf } from '../../components/chart/series'
import { scorerWords } from '../../messages/scorer'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { roundTotals } from '../model/round-totals'
import styles from './score-curve.module.css'

const WIDE = 300
const HIGH = 120
const EDGE = 10

/** How the totals went from round to round, at a glance; the figures stand in the sheet beside it. */
export function ScoreCurve({ view }: { readonly view: MatchView }) {
  const { scored, names } = view
  const { target } = scored.rules
  const steps = [names.map(() => 0), ...roundTotals(scored).map(({ totals }) => totals)]
  const most = Math.max(target, ...steps.flat(), 1)
  const least = Math.min(0, ...steps.flat())
  const across = (step: number): number => EDGE + (step * (WIDE - 4 * EDGE)) / Math.max(1, steps.length - 1)
  const down = (total: number): number => HIGH - EDGE - ((total - least) * (HIGH - 2 * EDGE)) / (most - least)
  return (
    <svg className={styles.curve} viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={words.totalsChart.label(names)}>
      <line className={styles.target} x1={EDGE} x2={across(steps.length - 1)} y1={down(target)} y2={down(target)} />
      <text className={styles.figure} x={across(steps.length - 1) + EDGE} y={down(target)}>
        {scorerWords.plain(target)}
      </text>
      {names.map((_, seat) => (
        <g key={seat}>
          <polyline
            className={styles.line}
            {...lookOf(seat)}
            fill="none"
            points={steps.map((totals, step) => `${across(step).toFixed(1)},${down(totals[seat] ?? 0).toFixed(1)}`).join(' ')}
          />
          <circle fill={lookOf(seat).stroke} cx={across(steps.length - 1)} cy={down(scored.totals[seat] ?? 0)} r={5} />
        </g>
      ))}
    </svg>
  )
}
