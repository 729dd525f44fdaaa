import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { idOfKey } from '#shared/stats/person'
import { useColours } from '../components/avatar/colours'
import styles from '../components/chart/chart.module.css'
import { EndLabels } from '../components/chart/end-labels'
import { lookOf, ROOM_FOR_ENDS, ticksFor } from '../components/chart/series'
import { words } from '../messages/page'
import { momentsOf, type Moment, type NamedLine } from './rating-rows'

interface Props {
  readonly lines: readonly NamedLine[]
}

/** Ratings over time, each line in its person's colour and ending in their disc. */
export function RatingChart({ lines }: Props) {
  const ratingsWords = words.statistics.ratings
  const moments = momentsOf(lines)
  const people = lines.map(({ person, name }) => ({ name, personId: idOfKey(person) }))
  const colours = useColours(people)
  const ticks = ticksFor(
    moments.flatMap(({ means }) => means.flatMap((mean) => mean ?? [])),
    1,
    5,
  )
  const ends = lines.flatMap(({ points }, line) => {
    const last = points.at(-1)
    const person = people[line]
    return last === undefined || person === undefined ? [] : [{ ...person, x: Date.parse(last.at), y: last.mean, value: words.decimal(last.mean) }]
  })
  return (
    <div className={styles.canvas}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart
          data={[...moments]}
          margin={{ top: 8, right: ROOM_FOR_ENDS, bottom: 0, left: 0 }}
          title={ratingsWords.heading}
          desc={ratingsWords.chart(people.map(({ name }) => name))}
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
          <YAxis width={36} axisLine={false} tickLine={false} domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]} ticks={[...ticks]} />
          {lines.map(({ person, name, points }, line) => (
            <Line
              key={person}
              name={name}
              dataKey={({ means }: Moment) => means[line]}
              {...lookOf(colours[line] ?? 'grey', line)}
              strokeWidth={line === 0 ? 3.5 : 2.5}
              dot={points.length === 1}
              connectNulls
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

function Tip({ moment, lines }: { readonly moment: Moment | undefined; readonly lines: readonly NamedLine[] }) {
  if (moment === undefined) return null
  return (
    <div className={styles.tip}>
      <p>{words.chartDay(moment.at)}</p>
      <ul>
        {lines.map(({ person, name }, line) => {
          const mean = moment.means[line]
          return (
            mean !== undefined && (
              <li key={person}>
                {name} {words.statistics.people.rating(mean, moment.deviations[line] ?? 0)}
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}
