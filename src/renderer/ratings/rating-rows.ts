import { compareNames } from '#shared/kernel/names'
import type { RatingLine } from '#shared/contract/statistics'
import type { ChartMoment } from '../components/chart/people-chart'

/** Someone's rating after one match. */
export interface RatingRow {
  readonly key: string
  readonly at: string
  readonly name: string
  readonly mean: number
  readonly deviation: number
}

export interface NamedLine extends RatingLine {
  readonly name: string
}

/** The lines as a table has them, the latest first; the same matches as the chart. */
export function rowsOf(lines: readonly NamedLine[]): readonly RatingRow[] {
  const rows = lines.flatMap(({ person, name, points }) =>
    points.map(({ matchId, at, mean, deviation }) => ({ key: `${matchId} ${person}`, at, name, mean, deviation })),
  )
  return rows.sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : compareNames(a.name, b.name)))
}

/** One moment of the chart: the rating of each line that moved then, and how uncertain it was. */
interface RatingMoment extends ChartMoment {
  readonly deviations: readonly (number | undefined)[]
}

/** The lines as a chart has them, the earliest moment first. */
export function momentsOf(lines: readonly NamedLine[]): readonly RatingMoment[] {
  const moments = new Map<number, { values: (number | undefined)[]; deviations: (number | undefined)[] }>()
  lines.forEach(({ points }, line) => {
    for (const { at, mean, deviation } of points) {
      const time = Date.parse(at)
      const moment = moments.get(time) ?? { values: lines.map(() => undefined), deviations: lines.map(() => undefined) }
      moment.values[line] = mean
      moment.deviations[line] = deviation
      moments.set(time, moment)
    }
  })
  return [...moments].map(([at, moment]) => ({ at, ...moment })).sort((a, b) => a.at - b.at)
}
