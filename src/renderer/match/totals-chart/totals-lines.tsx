import { CartesianGrid, Line, LineChart, ReferenceLine, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { PersonColour } from '#shared/contract/colours'
import { isolated } from '../../messages/isolated'
import { scorerWords } from '../../messages/scorer'
import styles from '../../components/chart/chart.module.css'
import { EndLabels } from '../../components/chart/end-labels'
import { useColours } from '../../components/avatar/colours'
import type { AvatarPerson } from '../../components/avatar/known-avatar'
import { roomForEnds, roomForLines, styleOf } from '../../components/chart/series'
import { words } from '../../messages/page'
import type { ChartedTotals, TotalsStep } from './charted-totals'

/** One line: who plays together, most often one player. */
interface ChartedSide {
  readonly name: string
  readonly people: readonly AvatarPerson[]
}

interface TotalsLinesProps {
  readonly totals: ChartedTotals
  readonly sides: readonly ChartedSide[]
}

/** What each side has after each event, with a mark where each round begins. Partners have one line, in the colour of the first of them. */
export function TotalsLines({ totals: { steps, rounds }, sides }: TotalsLinesProps) {
  const people = sides.flatMap((side) => side.people)
  const colours = useColours(people)
  const names = sides.map(({ name }) => name)
  const colourOf = (side: number): PersonColour => colours[people.indexOf(sides[side]?.people[0] ?? { name: '', personId: undefined })] ?? 'grey'
  const last = steps.at(-1)
  const ends =
    last === undefined
      ? []
      : sides.map((side, at) => ({ people: side.people, x: last.step, y: last.totals[at] ?? 0, value: scorerWords.plain(last.totals[at] ?? 0) }))
  return (
    <div className={styles.canvas} style={{ minHeight: roomForLines(sides.length) }}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...steps]}
          margin={{ top: 24, right: roomForEnds(Math.max(...sides.map((side) => side.people.length))), bottom: 8, left: 0 }}
          title={words.totalsChart.heading}
          desc={words.totalsChart.label(people.map(({ name }) => name))}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey="step" type="number" domain={[0, 'dataMax']} allowDecimals={false} stroke="var(--line)" tickLine={false} minTickGap={24} />
          <YAxis width={40} allowDecimals={false} axisLine={false} tickLine={false} tickFormatter={scorerWords.plain} />
          {rounds.map(({ round, step }) => (
            <ReferenceLine key={round} x={step} stroke="var(--line-strong)" strokeDasharray="2 3" label={{ value: String(round), position: 'top' }} />
          ))}
          {names.map((name, side) => (
            <Line
              key={side}
              type="stepAfter"
              name={name}
              dataKey={({ totals }: TotalsStep) => totals[side]}
              {...styleOf(colourOf(side), side)}
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
        {names.map((name, side) => (
          <li key={side}>
            {isolated(name)} {scorerWords.plain(step.totals[side] ?? 0)}
          </li>
        ))}
      </ul>
    </div>
  )
}
