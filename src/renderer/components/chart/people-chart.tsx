import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { idOfKey } from '#shared/stats/person'
import { isolated } from '../../messages/isolated'
import { words } from '../../messages/page'
import { useColours } from '../avatar/colours'
import { SeatAvatars } from '../avatar/seat-avatars'
import styles from './chart.module.css'
import { EndLabels } from './end-labels'
import { roomForEnds, styleOf, ticksFor } from './series'

/** What each line has at one moment, by its place; undefined where it has nothing new. */
export interface ChartMoment {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly values: readonly (number | undefined)[]
}

interface PeopleChartProps<M extends ChartMoment> {
  readonly heading: string
  /** What the drawing shows, for those who do not see it. */
  readonly description: string
  readonly lines: readonly { readonly person: string; readonly name: string }[]
  /** The earliest first. */
  readonly moments: readonly M[]
  /** Room for the figures at the left, in pixels. */
  readonly axisWidth: number
  /** A value as it is read where its line ends. */
  readonly endText: (value: number) => string
  readonly valueText: (value: number, moment: M, line: number) => string
}

/** Values of some people over time, each line in its person's colour and ending in their disc. */
export function PeopleChart<M extends ChartMoment>({ heading, description, lines, moments, axisWidth, endText, valueText }: PeopleChartProps<M>) {
  const people = lines.map(({ person, name }) => ({ name, personId: idOfKey(person) }))
  // theirs everywhere on the page, also of those whom the house does not know: only the initials are apart
  const colours = useColours(people)
  const ticks = ticksFor(
    moments.flatMap(({ values }) => values.flatMap((value) => value ?? [])),
    1,
    5,
  )
  const ends = people.flatMap((person, line) => {
    const last = moments.findLast(({ values }) => values[line] !== undefined)
    const y = last?.values[line]
    return last === undefined || y === undefined ? [] : [{ people: [person], x: last.at, y, value: endText(y) }]
  })
  return (
    <div className={styles.canvas}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...moments]} margin={{ top: 8, right: roomForEnds(), bottom: 0, left: 0 }} title={heading} desc={description}>
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
          <YAxis width={axisWidth} axisLine={false} tickLine={false} domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]} ticks={[...ticks]} />
          {lines.map(({ person, name }, line) => (
            <Line
              key={person}
              name={name}
              dataKey={({ values }: M) => values[line]}
              {...styleOf(colours[line] ?? 'grey', line)}
              strokeWidth={line === 0 ? 3.5 : 2.5}
              // a line of one point could not be seen
              dot={moments.filter(({ values }) => values[line] !== undefined).length === 1}
              connectNulls
              isAnimationActive={false}
            />
          ))}
          <Tooltip
            isAnimationActive={false}
            content={({ label }) => {
              const moment = moments.find(({ at }) => at === label)
              return moment === undefined ? null : (
                <div className={styles.tip}>
                  <p>{words.chartDay(moment.at)}</p>
                  <ul>
                    {lines.map(({ person, name }, line) => {
                      const value = moment.values[line]
                      return (
                        value !== undefined && (
                          <li key={person}>
                            {isolated(name)} {valueText(value, moment, line)}
                          </li>
                        )
                      )
                    })}
                  </ul>
                </div>
              )
            }}
          />
          <SeatAvatars players={people} avatars={colours.map((colour) => ({ colour }))}>
            <EndLabels ends={ends} />
          </SeatAvatars>
        </LineChart>
      </ResponsiveContainer>
    </div>
  )
}
