import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, expectOk } from '../../../src/shared/kernel/result'
import { heldAgainst, readMutations, readReasons, ROOMS, testsOf } from '../../../scripts/lib/mutations.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { byAssertion } from '../../mutations/by-assertion.mjs'
import { Keeper } from '../../mutations/reporter.mjs'
import { temporaryFolder } from '../../support/main/folder'

const SOURCE = ['const least = (a, b) =>', '  a < b', '    ? a', '    : b'].join('\n')

const mutant = (status: string, line: number, columns: readonly [number, number], replacement: string, end = line) => ({
  status,
  statusReason: 'assertion: AssertionError: expected 1 to be 2',
  mutatorName: 'Some',
  replacement,
  location: { start: { line, column: columns[0] }, end: { line: end, column: columns[1] } },
})

const report = (...mutants: readonly ReturnType<typeof mutant>[]) => ({ files: { 'src/shared/rules/least.ts': { source: SOURCE, mutants } } })

describe('what became of the mutations of a room', () => {
  test('counts as found only those that made a test fail by an assertion', () => {
    const thrown = { ...mutant('Killed', 2, [3, 8], 'null'), statusReason: 'error: TypeError: b is not a function' }
    const outcome = readMutations(
      report(
        mutant('Killed', 2, [3, 8], 'a > b'),
        mutant('Killed', 2, [3, 8], 'true'),
        mutant('Killed', 2, [3, 8], 'false'),
        thrown,
        { ...thrown, statusReason: 'expected 1 to be 2' },
        mutant('Timeout', 3, [7, 8], 'b'),
        mutant('Survived', 2, [3, 8], 'a <= b'),
        mutant('NoCoverage', 4, [7, 8], 'a'),
        mutant('RuntimeError', 4, [7, 8], 'c'),
      ),
    )
    const { asserted, timedOut, survived, unreached, broken } = outcome
    expect(outcome).toMatchObject({ tried: 8, score: 37.5 })
    expect([asserted, outcome.thrown, timedOut, survived, unreached, broken].map((each) => each.length)).toEqual([3, 2, 1, 1, 1, 1])
  })

  test('counts those of the files that are meant', () => {
    const found = report(mutant('Killed', 2, [3, 8], 'a > b'))
    expect(readMutations(found, (file) => file === 'src/shared/rules/least.ts').tried).toBe(1)
    expect(readMutations(found, (file) => file === 'src/shared/rules/most.ts').tried).toBe(0)
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

describe('a test fails by an assertion', () => {
  const errorOf = (run: () => unknown): unknown => {
    try {
      run()
    } catch (error) {
      return error
    }
    return expect.unreachable('it fails')
  }
  const refused = (): never => expectOk(err('full'), 'there is room')

  test.each<[string, () => unknown, boolean]>([
    ['expect', () => expect(1).toBe(2), true],
    ['expect.fail', () => expect.fail('not so'), true],
    ['a thing that should not throw', () => expect(refused).not.toThrow(), true],
    ['a property that gives false', () => fc.assert(fc.property(fc.nat(), () => false)), true],
    ['a property that expects', () => fc.assert(fc.property(fc.nat(), (n) => expect(n).toBe(-1))), true],
    ['a property that breaks down', () => fc.assert(fc.property(fc.nat(), (n) => void n.toFixed(-1))), false],
    ['a result that the test takes for accepted', refused, true],
    ['what is no result, where the test takes one for accepted', () => expectOk(undefined as unknown as ReturnType<typeof err>, 'there is room'), false],
    ['an error in what is tried', () => (null as unknown as { seat: number }).seat, false],
    ['an error of a reader', () => void JSON.parse('{'), false],
  ])('%s', (_, run, expected) => {
    expect(byAssertion(errorOf(run))).toBe(expected)
  })

  test('also where Vitest has shown the cause and written so before its name', () => {
    const caused = (cause: object) => byAssertion({ name: 'Error', message: 'Property failed after 1 tests', cause })
    expect(caused({ name: 'Caused by: AssertionError', message: 'expected 1 to be 2' })).toBe(true)
    expect(caused({ name: 'Caused by: TypeError', message: 'it is no function' })).toBe(false)
    expect(caused({ message: 'it has no name' })).toBe(false)
  })

  test('not where the program itself takes a result for accepted', () => {
    const at = (...lines: readonly string[]) => ({ name: 'Error', message: 'there is room', stack: ['Error: there is room', ...lines].join('\n') })
    const thrower = '    at expectOk (/home/ada/tests/caravan/src/shared/kernel/result.ts:21:9)'
    expect(byAssertion(at(thrower, '    at /home/ada/tests/caravan/tests/unit/a.test.ts:3:4'))).toBe(true)
    expect(
      byAssertion(at(thrower, '    at seat (/home/ada/tests/caravan/src/shared/seat.ts:3:4)', '    at /home/ada/tests/caravan/tests/unit/a.test.ts:3:4')),
    ).toBe(false)
  })
})

test('what was found is written down every 15 seconds, for a run that is ended early', () => {
  const path = join(temporaryFolder(), 'room.json')
  let now = 0
  const keeper = new Keeper({ incrementalFile: path }, () => now)
  const [code, tests] = ['src/shared/domino/set.ts', 'tests/unit/shared/domino/tile.test.ts']
  const fileName = join(root, code)
  const found = { ...mutant('Killed', 2, [3, 8], 'a > b'), id: '1', killedBy: ['t'] }
  const kept = () => (JSON.parse(readFileSync(path, 'utf8')) as { files: Record<string, { mutants: object[] }> }).files[code]?.mutants
  keeper.onDryRunCompleted({ result: { tests: [{ id: 't', name: 'a tile', fileName: join(root, tests), timeSpentMs: 3 }] } })
  keeper.onMutationTestingPlanReady({ mutantPlans: [{ mutant: { fileName } }, { mutant: { fileName } }] })
  now = 14_999
  keeper.onMutantTested({ ...found, fileName })
  expect(existsSync(path)).toBe(false)
  now = 15_000
  keeper.onMutantTested({ ...found, id: '2', fileName })
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({
    schemaVersion: '1.0',
    thresholds: { high: 80, low: 60 },
    files: { [code]: { language: 'typescript', source: readFileSync(fileName, 'utf8'), mutants: [found, { ...found, id: '2' }] } },
    testFiles: { [tests]: { source: readFileSync(join(root, tests), 'utf8'), tests: [{ id: 't', name: 'a tile' }] } },
  })
  now = 29_999
  keeper.onMutantTested({ ...found, id: '3', fileName })
  expect(kept()).toHaveLength(2)
  now = 30_000
  keeper.onMutantTested({ ...found, id: '4', fileName })
  expect(kept()).toHaveLength(4)
})

describe('a reason for a mutation that no test notices', () => {
  const reason = { file: 'src/shared/rules/least.ts', was: 'a < b', now: 'a <= b', why: 'Of two that are equal either is the least.' }
  const outcome = readMutations(report(mutant('Survived', 2, [3, 8], 'a <= b'), mutant('Killed', 2, [3, 8], 'a > b')))
  const isHere = (file: string) => file === reason.file

  test('explains that very one', () => {
    expect(heldAgainst([reason], outcome, isHere)).toEqual({ unexplained: [], stale: [] })
    expect(heldAgainst([], outcome, isHere).unexplained).toEqual(outcome.survived)
  })

  test('is stale once a test notices, or the line is another', () => {
    const other = { ...reason, now: 'a > b' }
    expect(heldAgainst([reason, other], outcome, isHere).stale).toEqual([other])
    expect(heldAgainst([reason, other], outcome, () => false).stale).toEqual([])
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
