import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { getPriority, release, tmpdir } from 'node:os'
import { join } from 'node:path'

/** What one unit of a path takes; null where this system does not count it. */
export interface Counted {
  readonly name: string
  readonly instructions: number | null
  /** Bytes of JavaScript memory. */
  readonly bytes: number | null
  /** What else is counted of it, each by its name, such as layouts and messages. */
  readonly things?: Readonly<Record<string, number>>
}

/** How instructions are counted here: by Valgrind, by the processor, or not at all. */
export type Counter = 'valgrind' | 'perf' | null

/**
 * The same work takes the same instructions: nothing is compiled, drawn by lot, or done beside it; and nothing is cleared away meanwhile. The engine would also mark what
 * is in use, a little at a time and by the clock: that alone made one path differ by 2 % from run to run.
 */
const STEADY = [
  '--no-incremental-marking',
  '--no-memory-reducer',
  '--no-flush-bytecode',
  '--jitless',
  '--no-expose-wasm',
  '--single-threaded',
  '--hash-seed=1',
  '--random-seed=1',
  '--min-semi-space-size=512',
  '--max-semi-space-size=512',
]

/**
 * Functions of the system's own library that only these two marks call: Valgrind (its Callgrind) counts from the one, and writes down at the other what the thread
 * that called it has taken. So the start of the process and what its other threads do is no part of it.
 */
const [FROM, UNTIL] = ['getpriority', 'getgroups'] as const

/** Set where Callgrind runs the process, which lets it start without looking: that takes a tenth of the time. */
const STARTS_UNSEEN = 'CARAVAN_STARTS_UNSEEN'

/** Has Callgrind look from here on, where it runs this process. */
export async function beSeen(): Promise<void> {
  if (process.env[STARTS_UNSEEN] !== undefined) await once(spawn('vgdb', [`--pid=${process.pid}`, 'instrumentation', 'on'], { stdio: 'ignore' }), 'close')
}

export const countFrom = (): void => void getPriority()
export const countUntil = (): void => void process.getgroups?.()

/** How often a path is counted: what Callgrind counts is the same each time, the difference of two processes is not. */
const CALLS = { valgrind: 1, perf: 16 } as const

interface Run {
  readonly stdout: string
  readonly stderr: string
}

function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Run | null {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 2 ** 26, env: { ...process.env, ...env } })
  return error === undefined && status === 0 ? { stdout, stderr } : null
}

/** What this system has. */
export function counterHere(): Counter {
  if (run('valgrind', ['--version']) !== null) return 'valgrind'
  const counted = run('perf', ['stat', '-x', ',', '-e', 'instructions:u', 'true'])
  return counted !== null && BY_PERF.test(counted.stderr) ? 'perf' : null
}

/** Addresses that are drawn by lot change how tables in memory fill. */
const unshuffled = (): readonly string[] => (run('setarch', ['-R', 'true']) === null ? [] : ['setarch', '-R'])

/** What is done again and again, and how often. */
interface Repeated {
  readonly name: string
  readonly calls: number
}

function ran(before: readonly string[], { name, calls }: Repeated, env: Readonly<Record<string, string>> = {}): Run {
  const [script] = process.argv.slice(1)
  const [command = process.execPath, ...args] = [...before, process.execPath, ...STEADY, script ?? '', '--work', name, '--calls', String(calls)]
  const done = run(command, args, env)
  if (done === null) throw new Error(`${name} did not end as it should (${[command, ...args].join(' ')})`)
  return done
}

/** The instructions between the two marks. */
function byValgrind(calm: readonly string[], repeated: Repeated): number {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-callgrind-'))
  try {
    const tool = ['--tool=callgrind', '--instr-atstart=no', `--callgrind-out-file=${join(folder, 'out')}`, `--zero-before=${FROM}`, `--dump-before=${UNTIL}`]
    ran([...calm, 'valgrind', ...tool], repeated, { [STARTS_UNSEEN]: '1' })
    const dumps = readdirSync(folder)
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8'))
    const dump = dumps.find((text) => text.includes(`Trigger: --dump-before=${UNTIL}`)) ?? ''
    return Number(/^(?:summary|totals): (\d+)/m.exec(dump)?.[1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const BY_PERF = /^(\d+),/m

/** The difference to a process that does it never, which leaves out the start. */
function byPerf(calm: readonly string[], { name, calls }: Repeated): number {
  const all = (times: number): number =>
    Number(BY_PERF.exec(ran([...calm, 'perf', 'stat', '-x', ',', '-e', 'instructions:u'], { name, calls: times }).stderr)?.[1])
  return all(calls) - all(0)
}

/** Counts one path, in processes of its own. */
export function count(
  { name, units, clears = false }: { readonly name: string; readonly units: number; readonly clears?: boolean },
  counter: Counter,
): Counted {
  const calm = unshuffled()
  const calls = CALLS[counter ?? 'valgrind']
  const repeated = { name, calls }
  const each = (all: number): number => all / calls / units
  const bytes = clears ? null : each(Number(ran(calm, repeated).stdout))
  if (counter === null) return { name, instructions: null, bytes }
  return { name, instructions: each(counter === 'valgrind' ? byValgrind(calm, repeated) : byPerf(calm, repeated)), bytes }
}

export const machine = (): string => `Node ${process.version}, ${process.platform} ${process.arch} ${release()}`
