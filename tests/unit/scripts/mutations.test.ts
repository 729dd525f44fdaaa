import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { heldAgainst, readMutations, readReasons, ROOMS, testsOf } from '../../../scripts/lib/mutations.mjs'
import { root } from '../../../scripts/lib/paths.mjs'

const SOURCE = ['const least = (a, b) =>', '  a < b', '    ? a', '    : b'].join('\n')

const mutant = (status: string, line: number, columns: readonly [number, number], replacement: string, end = line) => ({
  status,
  mutatorName: 'Some',
  replacement,
  location: { start: { line, column: columns[0] }, end: { line: end, column: columns[1] } },
})

const report = (...mutants: readonly ReturnType<typeof mutant>[]) => ({ files: { 'src/shared/rules/least.ts': { source: SOURCE, mutants } } })

describe('what became of the mutations of a room', () => {
  test('counts as killed only those that made a test fail', () => {
    const outcome = readMutations(
      report(
        mutant('Killed', 2, [3, 8], 'a > b'),
        mutant('Killed', 2, [3, 8], 'true'),
        mutant('Killed', 2, [3, 8], 'false'),
        mutant('Timeout', 3, [7, 8], 'b'),
        mutant('Survived', 2, [3, 8], 'a <= b'),
        mutant('NoCoverage', 4, [7, 8], 'a'),
        mutant('RuntimeError', 4, [7, 8], 'c'),
      ),
    )
    expect(outcome).toMatchObject({ tried: 6, score: 50 })
    expect([outcome.killed, outcome.timedOut, outcome.survived, outcome.unreached, outcome.broken].map((each) => each.length)).toEqual([3, 1, 1, 1, 1])
  })

  test('shows the lines of each as they were and as they were changed to', () => {
    const { survived } = readMutations(report(mutant('Survived', 2, [3, 8], 'a <= b'), mutant('Survived', 2, [3, 8], 'a', 4)))
    expect(survived).toEqual([
      { file: 'src/shared/rules/least.ts', line: 2, kind: 'Some', was: 'a < b', now: 'a <= b' },
      { file: 'src/shared/rules/least.ts', line: 2, kind: 'Some', was: 'a < b ? a : b', now: 'a' },
    ])
  })

  test('is no success where there was nothing to try', () => {
    expect(readMutations(report()).score).toBe(0)
  })
})

describe('a reason for a mutation that no test notices', () => {
  const reason = { file: 'src/shared/rules/least.ts', was: 'a < b', now: 'a <= b', why: 'Of two that are equal either is the least.' }
  const outcome = readMutations(report(mutant('Survived', 2, [3, 8], 'a <= b'), mutant('Killed', 2, [3, 8], 'a > b')))

  test('explains that very one', () => {
    expect(heldAgainst([reason], outcome, 'src/shared/rules')).toEqual({ unexplained: [], stale: [] })
    expect(heldAgainst([], outcome, 'src/shared/rules').unexplained).toEqual(outcome.survived)
  })

  test('is stale once a test notices, or the line is another', () => {
    const other = { ...reason, now: 'a > b' }
    expect(heldAgainst([reason, other], outcome, 'src/shared/rules').stale).toEqual([other])
    expect(heldAgainst([reason, other], outcome, 'src/shared/match').stale).toEqual([])
  })
})

test('every room has its source, and tests that are there', () => {
  for (const room of Object.values(ROOMS)) {
    expect(existsSync(join(root, room.source)), room.source).toBe(true)
    const tests = testsOf(room)
    expect(tests.length, room.source).toBeGreaterThan(0)
    for (const path of tests) expect(existsSync(join(root, path)), path).toBe(true)
  }
})

test('every reason is of a line that is still in its file', () => {
  const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
  for (const { file, was, why } of readReasons()) {
    expect(oneLine(readFileSync(join(root, file), 'utf8')), file).toContain(was)
    expect(why).not.toBe('')
  }
})
