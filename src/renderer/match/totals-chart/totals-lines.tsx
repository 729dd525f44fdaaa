import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import styles from '../../components/chart/chart.module.css'
import { EndLabels } from '../../components/chart/end-labels'
import { useColours } from '../../components/avatar/colours'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { styleOf, ROOM_FOR_ENDS } from '../../components/chart/series'
import { words } from '../../messages/page'
import type { ChartedTotals, TotalsStep } from './charted-totals'

interface TotalsLinesProps {
  readonly totals: ChartedTotals
  /** In seat order. */
  readonly players: readonly AvatarPerson[]
}

/** Everyone's total after each event, with a mark where each round begins. */
export function TotalsLines({ totals: { steps, rounds }, players }: TotalsLinesProps) {
  const colours = useColours(players)
  const names = players.map(({ name }) => name)
  const last = steps.at(-1)
  const ends =
    last === undefined
      ? []
      : players.map((player, seat) => ({ ...player, x: last.step, y: last.totals[seat] ?? 0, value: scorerWords.plain(last.totals[seat] ?? 0) }))
  return (
    <div className={styles.canvas}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...steps]}
          margin={{ top: 24, right: ROOM_FOR_ENDS, bottom: 8, left: 0 }}
          title={words.totalsChart.heading}
          desc={words.totalsChart.label(names)}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="step" type="number" domain={[0, 'dataMax']} allowDecimals={false} stroke="var(--line)" tickLine={false} minTickGap={24} />
          <YAxis width={40} allowDecimals={false} axisLine={false} tickLine={false} tickFormatter={scorerWords.plain} />
          {rounds.map(({ round, step }) => (
            <ReferenceLine key={round} x={step} stroke="var(--line-strong)" strokeDasharray="2 3" label={{ value: String(round), position: 'top' }} />
          ))}
          {names.map((name, seat) => (
            <Line
              key={seat}
              type="stepAfter"
              name={name}
              dataKey={({ totals }: TotalsStep) => totals[seat]}
              {...styleOf(colours[seat] ?? 'grey', seat)}
              strokeWidth={2.5}
              dot={false}
              isAnimationActive={false}
            />
          ))}
          <Tooltip isAnimationActive={false} content={({ label }) => <Tip step={steps[Number(label)]} names={names} />} />
          <EndLabels ends={ends} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

function Tip({ step, names }: { readonly step: TotalsStep | undefined; readonly names: readonly string[] }) {
  if (step === undefined) return null
  return (
    <div className={styles.tip}>
      {step.place !== '' && <p>{step.place}</p>}
      <p>{step.what}</p>
      <ul>
        {names.map((name, seat) => (
          <li key={seat}>
            {isolated(name)} {scorerWords.plain(step.totals[seat] ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}
