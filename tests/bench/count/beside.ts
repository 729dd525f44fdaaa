import type { Counted } from './counted'

const KINDS = ['instructions', 'bytes'] as const

const times = (now: number | null, before: number | null | undefined): number | null => (now === null || !before ? null : now / before)

const shown = (value: number | null): string => (value === null ? '–' : Math.round(value).toLocaleString('en'))

const beside = (ratio: number | null): string => (ratio === null ? '' : `× ${ratio.toFixed(3)}`)

/** A row for each path: what it takes, and how many times what it took before. */
export function besideTable(counted: readonly Counted[], before: readonly Counted[]): string {
  const rows = counted.map((now) => {
    const then = before.find(({ name }) => name === now.name)
    return [now.name, ...KINDS.flatMap((kind) => [shown(now[kind]), beside(times(now[kind], then?.[kind]))])]
  })
  const all = [['path', 'instructions', 'beside', 'bytes', 'beside'], ...rows]
  const widths = (all[0] ?? []).map((_, at) => Math.max(...all.map((row) => (row[at] ?? '').length)))
  return all.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ')).join('\n')
}

/**
 * A sentence for each path that takes more than so many percent more memory.
 *
 * Instructions are not judged: two runs differ by up to 10 million, more than a short path takes.
 */
export function grown(counted: readonly Counted[], before: readonly Counted[], percent: number): readonly string[] {
  return counted.flatMap((now) => {
    const ratio = times(now.bytes, before.find(({ name }) => name === now.name)?.bytes)
    return ratio !== null && ratio > 1 + percent / 100 ? [`${now.name}: ${((ratio - 1) * 100).toFixed(1)} % more bytes`] : []
  })
}
