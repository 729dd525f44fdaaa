import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import type { LeagueTableRow } from '#shared/contract/seasons'
import { idOfKey } from '#shared/stats/person'
import { useColours } from '../../components/avatar/colours'
import styles from '../../components/chart/chart.module.css'
import { EndLabels } from '../../components/chart/end-labels'
import { lookOf, ROOM_FOR_ENDS, ticksFor } from '../../components/chart/series'
import { words } from '../../messages/page'
import { pointsText } from './points-text'

interface Props {
  readonly lines: readonly LeagueTableRow[]
  readonly days: readonly string[]
}

interface Day {
  readonly at: number
  readonly points: readonly number[]
}

/** The points after each day, each line in its person's colour and ending in their disc. */
export function PointsChart({ lines, days }: Props) {
  const chartWords = words.league.chart
  const people = lines.map(({ person, name }) => ({ name, personId: idOfKey(person) }))
  const colours = useColours(people)
  const moments = days.map((day, at): Day => ({ at: Date.parse(`${day}T12:00:00`), points: lines.map(({ history }) => (history[at] ?? 0) / 100) }))
  const ticks = ticksFor(
    moments.flatMap(({ points }) => points),
    1,
    5,
  )
  const last = moments.at(-1)
  const ends = people.map((person, line) => ({ ...person, x: last?.at ?? 0, y: last?.points[line] ?? 0, value: pointsText(lines[line]?.points ?? 0) }))
  return (
    <div className={styles.canvas}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={moments}
          margin={{ top: 8, right: ROOM_FOR_ENDS, bottom: 0, left: 0 }}
          title={chartWords.heading}
          desc={chartWords.label(people.map(({ name }) => name))}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={words.chartDay}
            axisLine={false}
            tickLine={false}
            minTickGap={48}
          />
          <YAxis width={44} axisLine={false} tickLine={false} domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]} ticks={[...ticks]} />
          {lines.map(({ person, name }, line) => (
            <Line
              key={person}
              name={name}
              dataKey={({ points }: Day) => points[line]}
              {...lookOf(colours[line] ?? 'grey', line)}
              strokeWidth={line === 0 ? 3.5 : 2.5}
              dot={false}
              isAnimationActive={false}
            />
          ))}
          <Tooltip isAnimationActive={false} content={({ label }) => <Tip moment={moments.find(({ at }) => at === label)} lines={lines} />} />
          <EndLabels ends={ends} />
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}

function Tip({ moment, lines }: { readonly moment: Day | undefined; readonly lines: readonly LeagueTableRow[] }) {
  if (moment === undefined) return null
  return (
    <div className={styles.tip}>
      <p>{words.chartDay(moment.at)}</p>
      <ul>
        {lines.map(({ person, name }, line) => (
          <li key={person}>
            {name} {pointsText(Math.round(100 * (moment.points[line] ?? 0)))}
          </li>
        ))}
      </ul>
    </div>
  )
}
