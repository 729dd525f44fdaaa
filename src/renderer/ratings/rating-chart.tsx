import { Area, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import styles from '../components/chart/chart.module.css'
import { EndLabels } from '../components/chart/end-labels'
import { lookOf, roomFor, ticksFor } from '../components/chart/series'
import { words } from '../messages/page'
import { momentsOf, type Moment, type NamedLine } from './rating-rows'

interface Props {
  readonly lines: readonly NamedLine[]
}

/** Ratings over time, each with the band of its uncertainty. */
export function RatingChart({ lines }: Props) {
  const ratingsWords = words.statistics.ratings
  const moments = momentsOf(lines)
  const names = lines.map(({ name }) => name)
  const ticks = ticksFor(
    moments.flatMap(({ bands }) => bands.flatMap((band) => band ?? [])),
    5,
  )
  const ends = lines.flatMap(({ name, points }) => {
    const last = points.at(-1)
    return last === undefined ? [] : [{ label: name, x: Date.parse(last.at), y: last.mean }]
  })
  return (
    <div className={styles.canvas}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart
          data={[...moments]}
          margin={{ top: 8, right: roomFor(names), bottom: 8, left: 0 }}
          title={ratingsWords.heading}
          desc={ratingsWords.chart(names)}
        >
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            tickFormatter={words.chartDay}
            stroke="var(--line-strong)"
            minTickGap={24}
          />
          <YAxis width={48} stroke="var(--line-strong)" domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]} ticks={[...ticks]} />
          {lines.map(({ person }, line) => (
            <Area
              key={person}
              dataKey={({ bands }: Moment) => bands[line]}
              stroke="none"
              fill={lookOf(line).stroke}
              fillOpacity={0.13}
              connectNulls
              isAnimationActive={false}
              activeDot={false}
              tooltipType="none"
            />
          ))}
          {lines.map(({ person, name }, line) => (
            <Line
              key={person}
              name={name}
              dataKey={({ means }: Moment) => means[line]}
              {...lookOf(line)}
              strokeWidth={2.5}
              dot={false}
              connectNulls
              isAnimationActive={false}
            />
          ))}
          <Tooltip isAnimationActive={false} content={({ label }) => <Tip moment={moments.find(({ at }) => at === label)} lines={lines} />} />
          <EndLabels ends={ends} />
        </ComposedChart>
      </ResponsiveContainer>
    </div>
  )
}

function Tip({ moment, lines }: { readonly moment: Moment | undefined; readonly lines: readonly NamedLine[] }) {
  if (moment === undefined) return null
  return (
    <div className={styles.tip}>
      <p>{words.chartDay(moment.at)}</p>
      <ul>
        {lines.map(({ person, name }, line) => {
          const mean = moment.means[line]
          const [low = 0, high = 0] = moment.bands[line] ?? []
          return (
            mean !== undefined && (
              <li key={person}>
                {name} {words.statistics.people.rating(mean, (high - low) / 2)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
