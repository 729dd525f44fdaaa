import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES_FOLDER, gamesIn } from '../../scripts/lib/games.mjs'
import { root } from '../../scripts/lib/paths.mjs'

export interface GoldenCase {
  readonly name: string
  readonly source: string
  /** Whether the rule applies here (`yes`) or is shown not to (`no`); only our own cases say. */
  readonly shows?: 'yes' | 'no'
  readonly record: unknown
  readonly expect: Readonly<Record<string, unknown>>
}

/** Golden cases, one a line. */
export function readCases(path: string | URL): readonly GoldenCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as GoldenCase)
}

/** Where our own cases lie: those of each game beside it, those of what all games have alike, and those of a table's mistakes. */
export const GOLDEN_FILES: readonly string[] = [
  ...['cases.jsonl', 'mistakes.jsonl'].map((name) => join(root, 'tests/golden', name)),
  ...gamesIn().map((game) => join(GAMES_FOLDER, game, 'golden.jsonl')),
]

/** Our own cases. */
export const goldenCases = (): readonly GoldenCase[] => GOLDEN_FILES.flatMap(readCases)

/**
 * Where `actual` differs from `expected`: every field that a case names must be there and equal; fields it does not name
 * (a ruling, a message, warnings) may be there too. Lists are compared whole.
 */
export function differences(expected: unknown, actual: unknown, path = ''): readonly string[] {
  if (Array.isArray(expected)) {
    const asLong = Array.isArray(actual) && actual.length === expected.length
    if (!asLong) return [`${path}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`]
    return expected.flatMap((each, index) => differences(each, (actual as readonly unknown[])[index], `${path}[${index}]`))
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null) return [`${path}: ${JSON.stringify(actual)} is not an object`]
    return Object.entries(expected).flatMap(([name, each]) => differences(each, (actual as Readonly<Record<string, unknown>>)[name], `${path}.${name}`))
  }
  return Object.is(expected, actual) ? [] : [`${path}: ${JSON.stringify(actual)} is not ${JSON.stringify(expected)}`]
}
