/** One measured figure beside its target. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly median: number
  /** What 19 of 20 stay under, where that is what the target is set for. */
  readonly p95?: number
  readonly worst: number
  /** What it must reach (at least), or stay under (at most); null where none is set. */
  readonly target: { readonly atLeast: number } | { readonly under: number } | null
  readonly note: string
}

/** How many times better than its target a figure is; below 1 it is missed. */
export function ratio({ median, p95, target }: Figure): number | null {
  if (target === null) return null
  const judged = p95 ?? median
  if ('atLeast' in target) return judged / target.atLeast
  return judged === target.under ? 1 : target.under / judged
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}

/** What 19 of 20 stay under. */
export function slowestTwentieth(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN
}

/** A figure of times, sizes and the like, of which less is better. */
export function figureOf(name: string, unit: string, values: readonly number[], target: Figure['target'], note: string): Figure {
  return { name, unit, median: median(values), worst: Math.max(...values), target, note }
}

/** The same where the target is set for 19 of 20. */
export function mostlyUnder(name: string, unit: string, values: readonly number[], target: Figure['target'], note: string): Figure {
  return { ...figureOf(name, unit, values, target, note), p95: slowestTwentieth(values) }
}

export function table(figures: readonly Figure[]): string {
  const rows = [
    ['figure', 'median', '95 %', 'worst', 'target', 'times'],
    ...figures.map((figure) => [
      `${figure.name} (${figure.unit})`,
      shown(figure.median),
      shown(figure.p95 ?? null),
      shown(figure.worst),
      targetWords(figure.target),
      shown(ratio(figure)),
    ]),
  ]
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)))
  const lines = rows.map((row) => row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '))
  return [...lines, '', ...figures.map(({ name, note }) => `${name}: ${note}`)].join('\n')
}

function shown(value: number | null): string {
  if (value === null) return ''
  return value.toLocaleString('en', value >= 1000 ? { maximumFractionDigits: 0 } : { maximumSignificantDigits: 3 })
}

function targetWords(target: Figure['target']): string {
  if (target === null) return ''
  return 'atLeast' in target ? `≥ ${shown(target.atLeast)}` : `< ${shown(target.under)}`
}
