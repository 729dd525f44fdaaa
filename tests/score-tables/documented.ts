import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Total } from './score-table'

/** A row of the page: what a table is said to come to. */
export type Documented = Pick<Total, 'name' | 'positions' | 'above' | 'below' | 'sha256'>

const PAGE = join('docs', 'rulebook.md')
// from here, and from where `npm run prove` bundles it
const ROOT = resolve(import.meta.dirname, '..', '..')

const ROW = /^\| `([^`]+)` \| ([\d,]+) \| ([\d,]+) \| (-?[\d,]+) \| `([0-9a-f]{64})` \|$/gm

const figure = (count: number): string => count.toLocaleString('en')
const read = (text = ''): number => Number(text.replaceAll(',', ''))

/** The rows of docs/rulebook.md, in their order. */
export function documented(): readonly Documented[] {
  const page = readFileSync(join(ROOT, PAGE), 'utf8')
  return [...page.matchAll(ROW)].map(([, name = '', positions, above, below, sha256 = '']) => ({
    name,
    positions: read(positions),
    above: read(above),
    below: read(below),
    sha256,
  }))
}

/** The lines that the page shows as examples, each with the beginning of the name of its table. */
export function documentedExamples(): readonly (readonly [table: string, line: string])[] {
  const page = readFileSync(join(ROOT, PAGE), 'utf8')
  return [...page.matchAll(/^\| `([a-z][\w/-]+)…?`.* \| `[A-Z][A-Z ]+` \| `([^`]+)` \|$/gm)].map(([, table = '', line = '']) => [table, line] as const)
}

const rowOf = ({ name, positions, above, below, sha256 }: Documented): string =>
  `| \`${name}\` | ${figure(positions)} | ${figure(above)} | ${figure(below)} | \`${sha256}\` |`

/** Puts what tables came to into their rows of docs/rulebook.md, and gives the names of those that have none. */
export function document(totals: readonly Documented[]): readonly string[] {
  const path = join(ROOT, PAGE)
  const page = readFileSync(path, 'utf8')
  const found = new Set<string>()
  const written = page.replaceAll(/^\| `([^`]+)` \| .* \| .* \| .* \| `.*` \|$/gm, (row, name: string) => {
    const total = totals.find((each) => each.name === name)
    if (total === undefined) return row
    found.add(name)
    return rowOf(total)
  })
  writeFileSync(path, written)
  return totals.map(({ name }) => name).filter((name) => !found.has(name))
}

/** What docs/rulebook.md says otherwise than a table came to; null where it says the same. */
export function undocumented(total: Documented, rows: readonly Documented[] = documented()): string | null {
  const row = rows.find(({ name }) => name === total.name)
  if (row === undefined) return `${PAGE} has no row ${rowOf(total)}`
  return rowOf(row) === rowOf(total) ? null : `${PAGE} has ${rowOf(row)}, but it is ${rowOf(total)}`
}
