import { elementAt } from '../kernel/assert'

/** At most so many of a long row, evenly spread, the first and the last always among them; `most` is 2 or more. */
export function downsample<T>(row: readonly T[], most: number): readonly T[] {
  if (row.length <= most) return row
  const step = (row.length - 1) / (most - 1)
  return Array.from({ length: most }, (_, at) => elementAt(row, Math.round(at * step)))
}
