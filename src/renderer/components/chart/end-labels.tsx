import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import { Avatar } from '../avatar/avatar'
import type { AvatarPerson } from '../avatar/known-avatar'
import { END_ROW, labelPlaces, NEXT_DISC } from './series'
import styles from './chart.module.css'

export interface LineEnd {
  /** Whose line it is: one person, or two partners. */
  readonly people: readonly AvatarPerson[]
  readonly x: number
  readonly y: number
  /** What the line ends at, as it is read. */
  readonly value: string
}

const DISC = 26
const BEFORE_DISC = 12

/** Where each line ends: the disc of its person, or those of partners, and the value; drawn inside a chart. */
export function EndLabels({ ends }: { readonly ends: readonly LineEnd[] }) {
  const area = usePlotArea()
  const [x, y] = [useXAxisScale(), useYAxisScale()]
  if (area === undefined || x === undefined || y === undefined) return null
  const right = area.x + area.width
  const heights = ends.map((end) => y(end.y) ?? area.y)
  const places = labelPlaces(heights, END_ROW, area.y + DISC / 2, area.y + area.height - DISC / 2)
  return (
    <g aria-hidden="true">
      {ends.map(({ people, x: at, value }, line) => {
        const place = places[line] ?? 0
        const discs = DISC + NEXT_DISC * (people.length - 1)
        return (
          <g key={line}>
            <path d={`M${x(at) ?? right} ${heights[line] ?? 0}L${right + BEFORE_DISC} ${place}`} className={styles.leader} />
            {people.map(({ name, personId }, nth) => (
              <foreignObject key={nth} x={right + BEFORE_DISC + NEXT_DISC * nth} y={place - DISC / 2} width={DISC} height={DISC}>
                <Avatar size="small" name={name} personId={personId} className={styles.disc} />
              </foreignObject>
            ))}
            <text x={right + BEFORE_DISC + discs + 6} y={place} dominantBaseline="central" className={styles.label}>
              {value}
            </text>
          </g>
        )
      })}
    </g>
  )
}
