import type { Counted } from './counted'

const times = (now: number, before: number | null | undefined): number | null => (before ? now / before : null)

const shown = (value: number): string => Math.round(value).toLocaleString('en')

const beside = (ratio: number | null): string => (ratio === null ? '' : `× ${ratio.toFixed(3)}`)

/** One number of a path, under the name of what was counted, and the same of another commit. */
interface Pair {
  readonly path: string
  readonly what: string
  readonly now: number
  readonly ratio: number | null
}

const allOf = ({ instructions, bytes, things = {} }: Counted): Readonly<Record<string, number | null>> => ({ instructions, bytes, ...things })

function pairsOf(counted: readonly Counted[], before: readonly Counted[]): readonly Pair[] {
  return counted.flatMap((path) => {
    const then = before.find(({ name }) => name === path.name)
    const thenAll = then === undefined ? {} : allOf(then)
    return Object.entries(allOf(path)).flatMap(([what, now]) => (now === null ? [] : [{ path: path.name, what, now, ratio: times(now, thenAll[what]) }]))
  })
}

/** A row for each number of each path: what it takes, and how many times what it took before. */
export function besideTable(counted: readonly Counted[], before: readonly Counted[]): string {
  const pairs = pairsOf(counted, before)
  const rows = pairs.map(({ path, what, now, ratio }, at) => [path === pairs[at - 1]?.path ? '' : path, what, shown(now), beside(ratio)])
  const all = [['path', 'counted', 'now', 'beside'], ...rows]
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  return all
    .map((row) =>
      row
        .map((cell, at) => (at < 2 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A sentence for each number that is more than so many percent higher. */
export function grown(counted: readonly Counted[], before: readonly Counted[], percent: number): readonly string[] {
  return pairsOf(counted, before).flatMap(({ path, what, ratio }) =>
    ratio !== null && ratio > 1 + percent / 100 ? [`${path}: ${((ratio - 1) * 100).toFixed(1)} % more ${what}`] : [],
  )
}
