import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../../../scripts/lib/paths.mjs'
import { temporaryFolder } from '../../support/main/folder'
import { complaintsIn, project, put } from './oxlint'

const CONFIGURATION = readFileSync(join(root, '.oxlintrc.json'), 'utf8')

/** A rule, a place where it holds, and what it does not let stand there. */
const PROBES = [
  ['eslint(eqeqeq)', 'scripts/equal.mjs', 'export const isOne = (n) => n == 1'],
  ['eslint(no-debugger)', 'scripts/stop.mjs', 'debugger'],
  [
    'eslint(no-duplicate-case)',
    'scripts/twice.mjs',
    'export const f = (n) => {\n  switch (n) {\n    case 1:\n      return 1\n    case 1:\n      return 2\n  }\n}',
  ],
  ['eslint(no-empty)', 'scripts/empty.mjs', 'export const f = (n) => {\n  if (n) {\n  }\n}'],
  ['eslint(no-eval)', 'scripts/eval.mjs', "eval('1')"],
  ['eslint(no-implied-eval)', 'scripts/implied.mjs', "globalThis.setTimeout('f()', 1)"],
  ['eslint(no-new-func)', 'scripts/function.mjs', "export const f = new Function('return 1')"],
  ['eslint(no-self-assign)', 'scripts/assign.mjs', 'export const f = (n) => {\n  n = n\n  return n\n}'],
  ['eslint(no-self-compare)', 'scripts/compare.mjs', 'export const f = (n) => n === n'],
  ['eslint(no-unmodified-loop-condition)', 'scripts/loop.mjs', 'export const f = (g) => {\n  let on = true\n  while (on) g()\n  on = false\n  return on\n}'],
  ['eslint(no-unreachable)', 'scripts/after.mjs', 'export const f = (g) => {\n  return 1\n  g()\n}'],
  ['eslint(no-unsafe-finally)', 'scripts/finally.mjs', 'export const f = (g) => {\n  try {\n    g()\n  } finally {\n    return 1\n  }\n}'],
  ['eslint(no-unused-vars)', 'scripts/unused.mjs', 'const unused = 1'],
  ['eslint(no-var)', 'scripts/var.mjs', 'export var n = 1'],
  ['eslint(prefer-const)', 'scripts/let.mjs', 'let n = 1\nexport const m = n'],
  ['eslint(use-isnan)', 'scripts/nan.mjs', 'export const f = (n) => n === NaN'],
  ['eslint(valid-typeof)', 'scripts/typeof.mjs', "export const f = (n) => typeof n === 'strnig'"],
  ['eslint(eqeqeq)', 'src/main/equal.ts', 'export const isOne = (n: unknown): boolean => n == 1'],
  ['eslint(eqeqeq)', 'vitest.config.ts', 'export const isOne = (n: unknown): boolean => n == 1'],
  ['eslint(no-array-constructor)', 'src/main/array.ts', 'export const list = new Array(1, 2)'],
  ['eslint(no-unused-expressions)', 'tests/unit/said.ts', 'export const f = (n: number): void => {\n  n + 1\n}'],
  ['caravan(layers)', 'src/shared/match/replay.ts', "import { cpSync, readFileSync } from 'node:fs'\nexport const f = readFileSync"],
  ['caravan(retired-words)', 'src/renderer/messages/en/home.ts', "export const hint = 'Played anew'"],
  ['eslint(max-lines)', 'src/main/long.ts', 'export {}\n'.repeat(601)],
  ['eslint(no-restricted-properties)', 'src/shared/match/chance.ts', 'export const chance = Math.random()'],
  ['eslint(no-restricted-properties)', 'src/shared/match/now.ts', 'export const now = Date.now()'],
  ['caravan(restricted-syntax)', 'src/shared/match/date.ts', 'export const now = new Date()'],
  ['caravan(own-locale)', 'src/main/order.ts', 'export const f = (a: string, b: string): number => a.localeCompare(b)'],
  ['caravan(own-locale)', 'src/renderer/app/upper.ts', 'export const f = (text: string): string => text.toLocaleUpperCase()'],
  ['caravan(own-locale)', 'src/renderer/app/day.ts', 'export const f = (day: Date): string => day.toLocaleDateString(undefined)'],
  ['caravan(own-locale)', 'src/shared/words/list.ts', 'export const f = new Intl.ListFormat()'],
  ['caravan(own-locale)', 'src/shared/words/letters.ts', 'export const f = new Intl.NumberFormat(undefined, { style: "percent" })'],
  ['caravan(own-words)', 'src/renderer/app/own.tsx', 'export const A = () => <p>Hello</p>'],
  ['caravan(spoken-words)', 'src/renderer/app/spoken.ts', "import { words } from '../messages/page'\nexport const nav = words.shell.nav"],
  ['caravan(restricted-syntax)', 'src/renderer/app/markup.tsx', "export const A = () => <p dangerouslySetInnerHTML={{ __html: '' }} />"],
  ['caravan(restricted-syntax)', 'src/renderer/app/view.tsx', "import { Activity } from 'react'\nexport const A = () => <Activity />"],
  ['caravan(restricted-syntax)', 'src/renderer/app/ahead.ts', "import { preload } from 'react-dom'\nexport const f = preload"],
  ['caravan(restricted-syntax)', 'src/renderer/app/parts.tsx', "import { Fragment } from 'react'\nexport const A = () => <Fragment ref={null} />"],
  [
    'caravan(one-number)',
    'src/renderer/match/end/sum.ts',
    'export const f = (end: { deltas: number[] }, delta: number): number => (end.deltas[0] ?? 0) + delta',
  ],
  ['caravan(one-number)', 'src/renderer/match/end/rest.ts', 'export const f = (rules: { target: number }, total: number): number => rules.target - total'],
  [
    'caravan(one-number)',
    'src/renderer/match/end/moved.ts',
    'export const f = (now: { totals: number[] }, before: number): number => (now.totals[0] ?? 0) - before',
  ],
  ['caravan(one-number)', 'src/main/cli/added.ts', 'export const f = (all: { delta: number }[]): number => all.reduce((sum, event) => sum + event.delta, 0)'],
  [
    'caravan(one-number)',
    'src/shared/words/given.ts',
    'export const f = (all: { points: number }[]): number => all.reduce((sum, reason) => sum + reason.points, 0)',
  ],
  ['caravan(one-number)', 'src/renderer/match/end/raw.ts', "import { beforeCaps } from '#shared/games/reasons'\nexport const f = beforeCaps"],
  ['caravan(too-new)', 'src/renderer/app/behind.ts', 'export const isQuery = (address: string): boolean => /(?<=[?])x/.test(address)'],
  ['caravan(too-new)', 'src/shared/kernel/flag.ts', 'export const isEmoji = (text: string): boolean => /[\\p{RGI_Emoji}]/v.test(text)'],
  ['caravan(too-new)', 'src/shared/kernel/grouped.ts', 'export const byLength = (texts: string[]) => Object.groupBy(texts, String)'],
  ['caravan(too-new)', 'src/renderer/app/either.ts', 'export const either = (signals: AbortSignal[]): AbortSignal => AbortSignal.any(signals)'],
  ['caravan(own-keys)', 'src/renderer/app/listens.ts', "export const f = (on: () => void): void => window.addEventListener('keydown', on)"],
  ['caravan(own-keys)', 'src/main/hosts/electron/item.ts', "export const item = { label: 'New', accelerator: 'F2' }"],
  ['caravan(own-keys)', 'src/renderer/app/shortcut.tsx', 'export const A = () => <p aria-keyshortcuts="F" />'],
  [
    'caravan(own-keys)',
    'src/renderer/screens/home/cap.tsx',
    "import { KeyCap } from '../../actions/key-cap'\nexport const A = () => <KeyCap of={{ keys: ['N'] }} />",
  ],
  ['caravan(raw-keys)', 'src/renderer/app/key.ts', "export const isEnter = (event: KeyboardEvent): boolean => event.key === 'Enter'"],
  ['caravan(raw-keys)', 'src/renderer/app/key-code.ts', 'export const isEnter = (event: KeyboardEvent): boolean => event.keyCode === 13'],
  ['caravan(raw-keys)', 'src/renderer/app/key-name.ts', 'export const isEnter = (press: KeyboardEvent): boolean => press.repeat'],
  ['caravan(raw-keys)', 'src/renderer/app/key-parts.ts', "export const isEnter = ({ key }: KeyboardEvent): boolean => key === 'Enter'"],
  [
    'caravan(raw-keys)',
    'src/renderer/app/key-taken.ts',
    "export function isEnter(event: KeyboardEvent): boolean {\n  const { code } = event\n  return code === 'Enter'\n}",
  ],
  ['caravan(raw-keys)', 'src/renderer/app/key-pick.ts', "export const isEnter = (press: Pick<KeyboardEvent, 'key'>): boolean => press.key === 'Enter'"],
  [
    'caravan(raw-keys)',
    'src/renderer/app/key-inline.tsx',
    'export const A = ({ on }: { on: (key: string) => void }) => <p onKeyDown={({ key }) => on(key)} />',
  ],
  [
    'caravan(raw-keys)',
    'src/renderer/app/key-inline-name.tsx',
    'export const A = ({ on }: { on: (key: string) => void }) => <p onKeyDown={(e) => on(e.key)} />',
  ],
  [
    'caravan(raw-keys)',
    'src/renderer/app/key-listener.ts',
    "export const f = (on: (key: string) => void): void => window.addEventListener('keydown', (e) => on(e.key))",
  ],
  [
    'caravan(restricted-syntax)',
    'src/renderer/app/named.ts',
    "import { scorerWords } from '../messages/scorer'\nexport const f = (names: readonly string[], points: number): string => `${scorerWords.nameOf(names, 0)} ${points}`",
  ],
  ['caravan(restricted-syntax)', 'tests/unit/skip.test.ts', "import { it } from 'vitest'\nit.skip('is not run', () => undefined)"],
  [
    'caravan(restricted-syntax)',
    'tests/unit/some.test.ts',
    "import { test } from 'vitest'\ntest.skipIf(process.platform === 'win32')('is run here', () => undefined)",
  ],
  ['caravan(restricted-syntax)', 'tests/e2e/wait.e2e.ts', 'export const f = (page: { waitForTimeout(n: number): void }): void => page.waitForTimeout(1)'],
  ['eslint(no-restricted-properties)', 'tests/faults/chance.ts', 'export const chance = Math.random()'],
  ['caravan(unseeded)', 'tests/unit/bytes.ts', "import { randomBytes } from 'node:crypto'\nexport const bytes = randomBytes(4)"],
  ['caravan(unseeded)', 'tests/support/id.ts', "import { randomUUID as freshId } from 'crypto'\nexport const id = freshId()"],
  ['caravan(unseeded)', 'tests/bench/values.ts', 'export const values = crypto.getRandomValues(new Uint8Array(4))'],
  ['caravan(unseeded)', 'tests/properties/own.test.ts', "import fc from 'fast-check'\nfc.assert(fc.property(fc.nat(), () => true), { numRuns: 7 })"],
  ['caravan(unseeded)', 'tests/properties/seed.test.ts', "import fc from 'fast-check'\nfc.assert(fc.property(fc.nat(), () => true), { ...{}, seed: 7 })"],
  ['caravan(impatient)', 'tests/unit/second.test.ts', "import { expect, vi } from 'vitest'\nawait vi.waitFor(() => expect(1).toBe(1))"],
  ['caravan(impatient)', 'tests/faults/poll.test.ts', "import { expect } from 'vitest'\nawait expect.poll(() => 1, { timeout: 20_000 }).toBe(1)"],
  ['caravan(impatient)', 'tests/unit/config.test.ts', "import { vi } from 'vitest'\nvi.setConfig({ testTimeout: 20_000 })"],
  ['caravan(impatient)', 'tests/properties/test.test.ts', "import { test } from 'vitest'\ntest('takes a minute', () => undefined, 60_000)"],
  ['caravan(impatient)', 'tests/support/hook.ts', "import { beforeAll } from 'vitest'\nbeforeAll(() => undefined, 60_000)"],
  ['caravan(impatient)', 'tests/golden/each.test.ts', "import { test } from 'vitest'\ntest.each([1])('takes a minute', () => undefined, 60_000)"],
  ['caravan(real-time)', 'tests/unit/sleep.test.ts', "import { setTimeout as wait } from 'node:timers/promises'\nawait wait(20)"],
  ['caravan(real-time)', 'tests/faults/timer.ts', 'export const f = (done: () => void) => setTimeout(done, 20)'],
  ['caravan(real-time)', 'src/main/evenings/later.ts', 'export const f = (done: () => void) => setTimeout(done, 20)'],
  ['caravan(real-time)', 'src/main/store/wait.ts', "import { setTimeout as wait } from 'node:timers/promises'\nexport const f = () => wait(20)"],
  [
    'caravan(patience)',
    'tests/e2e/once.e2e.ts',
    "import { expect } from 'vitest'\nexport const f = async (rows: { count(): Promise<number> }): Promise<void> => expect(await rows.count()).toBe(2)",
  ],
  ['caravan(patience)', 'tests/e2e/pages/poll.ts', "import { expect } from 'vitest'\nexport const f = (read: () => number): unknown => expect.poll(read)"],
  ['caravan(patience)', 'tests/e2e/hurried.e2e.ts', "import { test } from 'vitest'\ntest('is quick', { timeout: 60_000 }, () => undefined)"],
  ['caravan(patience)', 'tests/e2e/hurried-each.e2e.ts', "import { test } from 'vitest'\ntest.for([1])('is quick: %d', { timeout: 60_000 }, () => undefined)"],
  ['caravan(patience)', 'tests/e2e/hurried-last.e2e.ts', "import { test } from 'vitest'\ntest('is quick', () => undefined, 60_000)"],
  ['react-hooks(rules-of-hooks)', 'src/renderer/app/plain.ts', "import { useState } from 'react'\nexport const plain = () => useState(1)"],
  [
    'react-hooks(rules-of-hooks)',
    'src/renderer/app/hooks.tsx',
    "import { useState } from 'react'\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1)\n  return null\n}",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/renderer/app/deps.tsx',
    "import { useEffect } from 'react'\nexport function A({ run }: { run: () => void }) {\n  useEffect(() => run(), [])\n  return null\n}",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/renderer/app/use-deps.ts',
    "import { useEffect } from 'react'\nexport function useIt(run: () => void) {\n  useEffect(() => run(), [])\n}",
  ],
  [
    'react(error-boundaries)',
    'src/renderer/app/boundary.tsx',
    'export function A({ B }: { B: () => null }) {\n  try {\n    return <B />\n  } catch {\n    return null\n  }\n}',
  ],
  ['react(globals)', 'src/renderer/app/global.tsx', 'let n = 0\nexport function A() {\n  n = 1\n  return <p>{n}</p>\n}'],
  ['react(immutability)', 'src/renderer/app/mutable.tsx', 'export function A(props: { n: number }) {\n  props.n = 1\n  return <p>{props.n}</p>\n}'],
  [
    'react(incompatible-library)',
    'src/renderer/app/library.tsx',
    "import { useReactTable } from '@tanstack/react-table'\nexport function A({ data }: { data: object }) {\n  const table = useReactTable(data)\n  return <p>{table.n}</p>\n}",
  ],
  [
    'react(preserve-manual-memoization)',
    'src/renderer/app/manual.tsx',
    "import { useMemo } from 'react'\nexport function A({ a }: { a: { b: { c: number } } }) {\n  const n = useMemo(() => [a.b.c], [a?.b])\n  return <p>{n}</p>\n}",
  ],
  ['react(purity)', 'src/renderer/app/purity.tsx', 'export const A = () => <p>{Math.random()}</p>'],
  ['react(refs)', 'src/renderer/app/refs.tsx', "import { useRef } from 'react'\nexport function A() {\n  const n = useRef(1)\n  return <p>{n.current}</p>\n}"],
  [
    'react(set-state-in-effect)',
    'src/renderer/app/effect.tsx',
    "import { useEffect, useState } from 'react'\nexport function A() {\n  const [n, setN] = useState(0)\n  useEffect(() => {\n    setN(1)\n  }, [])\n  return <p>{n}</p>\n}",
  ],
  [
    'react(set-state-in-render)',
    'src/renderer/app/render.tsx',
    "import { useState } from 'react'\nexport function A() {\n  const [n, setN] = useState(0)\n  setN(1)\n  return <p>{n}</p>\n}",
  ],
  ['react(static-components)', 'src/renderer/app/static.tsx', 'export function A() {\n  const B = () => <p />\n  return <B />\n}'],
  ['react(unsupported-syntax)', 'src/renderer/app/unsupported.tsx', "export function A() {\n  const n = eval('1')\n  return <p>{n}</p>\n}"],
  [
    'react(use-memo)',
    'src/renderer/app/memo.tsx',
    "import { useMemo } from 'react'\nexport function A() {\n  const n = useMemo(async () => 1, [])\n  return <p>{String(n)}</p>\n}",
  ],
] as const

interface Rules {
  readonly rules?: Readonly<Record<string, unknown>>
}

/** `no-var` → `eslint(no-var)`; `react/refs` → `react(refs)`. oxlint names the two older rules of hooks after the plugin they come from. */
const codeOf = (rule: string): string => {
  const [plugin, name] = rule.includes('/') ? rule.split('/') : ['eslint', rule]
  return `${/^(?:rules-of-hooks|exhaustive-deps)$/.test(name ?? '') ? 'react-hooks' : plugin}(${name})`
}

describe('Lint', () => {
  test('finds every fault, by the configuration of the project', async () => {
    const folder = temporaryFolder()
    project(folder, CONFIGURATION)
    cpSync(join(root, '.oxlintrc.types.json'), join(folder, '.oxlintrc.types.json'))
    for (const [, file, text] of PROBES) put(folder, file, `${text}\n`)
    const found = new Set((await complaintsIn(folder)).map(({ code, filename }) => `${code} ${filename.replaceAll('\\', '/')}`))
    expect(PROBES.map(([rule, file]) => `${rule} ${file}`).filter((expected) => !found.has(expected))).toEqual([])
  })

  test('has a fault for every rule that needs no types', () => {
    const { rules, overrides } = JSON.parse(CONFIGURATION) as Rules & { readonly overrides: readonly Rules[] }
    const named = [rules, ...overrides.map((each) => each.rules)].flatMap((each) => Object.keys(each ?? {}))
    const untyped = new Set(named.filter((rule) => !rule.startsWith('typescript/')).map(codeOf))
    const shown = new Set<string>(PROBES.map(([rule]) => rule))
    expect([...untyped].filter((rule) => !shown.has(rule))).toEqual([])
  })
})
