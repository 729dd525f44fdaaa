import { usePlotArea, useXAxisScale, useYAxisScale } from 'recharts'
import { apart, lookOf, shortened } from './series'
import styles from './chart.module.css'

export interface LineEnd {
  readonly label: string
  readonly x: number
  readonly y: number
}

const LINE_HEIGHT = 17

/** The names of lines, each beside the end of its own; drawn inside a chart. */
export function EndLabels({ ends }: { readonly ends: readonly LineEnd[] }) {
  const area = usePlotArea()
  const [x, y] = [useXAxisScale(), useYAxisScale()]
  if (area === undefined || x === undefined || y === undefined) return null
  const right = area.x + area.width
  const heights = ends.map((end) => y(end.y) ?? area.y)
  const places = apart(heights, LINE_HEIGHT, area.y + 4, area.y + area.height - 4)
  return (
    <g aria-hidden="true">
      {ends.map(({ label, x: at }, line) => {
        const place = places[line] ?? 0
        return (
          <g key={line}>
            <path d={`M${x(at) ?? right} ${heights[line] ?? 0}L${right + 8} ${place}`} className={styles.leader} />
            <path d={`M${right + 8} ${place}h20`} fill="none" strokeWidth={3} {...lookOf(line)} />
            <text x={right + 33} y={place} dominantBaseline="middle" className={styles.label}>
              {shortened(label)}
            </text>
          </g>
        )
      })}
    </g>
  )
}
