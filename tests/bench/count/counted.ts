import { spawnSync } from 'node:child_process'
import { release } from 'node:os'

/** What one unit of a path takes; null where this system does not count it. */
export interface Counted {
  readonly name: string
  readonly instructions: number | null
  /** Bytes of JavaScript memory. */
  readonly bytes: number | null
}

/** How instructions are counted here: by the processor, by Valgrind, or not at all. */
export type Counter = 'perf' | 'valgrind' | null

/** Calls that are counted: the difference to none leaves out the start, and what is there before. */
const CALLS = 4

/** The same work takes the same instructions: nothing is compiled, drawn by lot, or done beside it; and nothing is cleared away meanwhile. */
const STEADY = [
  '--jitless',
  '--no-expose-wasm',
  '--single-threaded',
  '--hash-seed=1',
  '--random-seed=1',
  '--min-semi-space-size=512',
  '--max-semi-space-size=512',
]

interface Run {
  readonly stdout: string
  readonly stderr: string
}

function run(command: string, args: readonly string[]): Run | null {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  return error === undefined && status === 0 ? { stdout, stderr } : null
}

/** What this system has. */
export function counterHere(): Counter {
  const counted = run('perf', ['stat', '-x', ',', '-e', 'instructions:u', 'true'])
  if (counted !== null && /^\d+,/m.test(counted.stderr)) return 'perf'
  return run('valgrind', ['--version']) === null ? null : 'valgrind'
}

/** Addresses that are drawn by lot change how tables in memory fill. */
const unshuffled = (): readonly string[] => (run('setarch', ['-R', 'true']) === null ? [] : ['setarch', '-R'])

const WITH: Readonly<Record<NonNullable<Counter>, readonly string[]>> = {
  perf: ['perf', 'stat', '-x', ',', '-e', 'instructions:u'],
  valgrind: ['valgrind', '--tool=cachegrind', '--cache-sim=no', '--cachegrind-out-file=/dev/null'],
}

const SAID: Readonly<Record<NonNullable<Counter>, RegExp>> = { perf: /^(\d+),/m, valgrind: /I\s+refs:\s+([\d,]+)/ }

const number = (text: string | undefined): number => Number((text ?? '').replaceAll(',', ''))

function ran(before: readonly string[], name: string, calls: number): Run {
  const [script] = process.argv.slice(1)
  const [command = process.execPath, ...args] = [...before, process.execPath, ...STEADY, script ?? '', '--work', name, '--calls', String(calls)]
  const done = run(command, args)
  if (done === null) throw new Error(`${name} did not end as it should (${[command, ...args].join(' ')})`)
  return done
}

/** Counts one path, in processes of its own. */
export function count(name: string, units: number, counter: Counter): Counted {
  const calm = unshuffled()
  const bytes = number(ran(calm, name, CALLS).stdout) / CALLS / units
  if (counter === null) return { name, instructions: null, bytes }
  const instructions = (calls: number): number => number(SAID[counter].exec(ran([...calm, ...WITH[counter]], name, calls).stderr)?.[1])
  return { name, instructions: (instructions(CALLS) - instructions(0)) / CALLS / units, bytes }
}

export const machine = (): string => `Node ${process.version}, ${process.platform} ${process.arch} ${release()}`
