import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { failuresOf, keepFailures } from '../../../scripts/lib/night.mjs'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'

const FILE = join(root, 'tests', 'unit', 'shared', 'a.test.ts')
const env = { FC_SEED: '7', FC_RUNS: '10' }
const passed = { status: 'passed', fullName: 'A line is sound', failureMessages: [] }
const failed = { status: 'failed', fullName: "A line isn't (yet) sound", failureMessages: ['\u001B[31mError: no\u001B[39m', 'and again'] }

test('each failure of a run has the line that repeats it and what it said', () => {
  const testResults = [
    { name: FILE, status: 'failed', message: '', assertionResults: [passed, failed] },
    { name: join(root, 'tests', 'b.test.ts'), status: 'failed', message: 'There is no such file.', assertionResults: [] },
    { name: join(root, 'tests', 'c.test.ts'), status: 'passed', message: '', assertionResults: [passed] },
  ]
  expect(failuresOf({ testResults }, { env })).toEqual([
    {
      line: "FC_SEED=7 FC_RUNS=10 npx vitest run tests/unit/shared/a.test.ts -t '^A line isn'\\''t \\(yet\\) sound$'",
      said: `${failed.failureMessages.join('\n\n')}`,
    },
    { line: 'FC_SEED=7 FC_RUNS=10 npx vitest run tests/b.test.ts', said: 'There is no such file.' },
  ])
})

test.each([
  [
    'of each failure',
    { testResults: [{ name: FILE, status: 'failed', message: '', assertionResults: [failed] }] },
    /^FC_SEED=7 .*-t '\^A line .*'\n\nError: no\n\nand again\n$/,
  ],
  ['of a run that left no report', null, /^FC_SEED=7 npx vitest run --config vitest\.built\.config\.ts\n\nThe run ended without a report\.\n$/],
])('a file is kept %s', (_, content, expected) => {
  const folder = temporaryFolder()
  const report = join(folder, 'run.json')
  if (content !== null) writeFileSync(report, JSON.stringify(content))
  vi.stubEnv('FC_SEED', '7')
  for (const name of ['FC_RUNS', 'CARAVAN_TZ', 'CARAVAN_EVERY', 'CARAVAN_CHROMIUM', 'CARAVAN_SYNCTHING']) vi.stubEnv(name, undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(keepFailures(join(folder, 'night'), 'slow', 'vitest.built.config.ts', report)).toEqual(['slow-1.txt'])
  expect(readFileSync(join(folder, 'night', 'slow-1.txt'), 'utf8')).toMatch(expected)
})

test('tests that are left to the night name files that are there, and are run by day', () => {
  const folder = join(root, 'tests', 'e2e')
  const named = readdirSync(folder)
    .filter((file) => file.endsWith('.e2e.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\batNight\(\s*\[([^\]]*)\]/g)])
    .flatMap(([, list = '']) => [...list.matchAll(/'([^']+)'/g)].map(([, path = '']) => path))
  expect(named.length).toBeGreaterThan(20)
  /* Of the walks in other browsers one runs by day. */
  const byDay = /^tests\/(?:.*\.(?:test|e2e|sync|package|attack)\.tsx?|browsers\/joining\.browser\.ts)$/
  expect(named.filter((path) => !byDay.test(path) || !existsSync(join(root, path)))).toEqual([])
})
