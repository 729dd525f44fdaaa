import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { present } from '#shared/kernel/assert'
import { besideTable, grown } from './beside'
import { beSeen, count, countFrom, counterHere, countUntil, machine, type Counted } from './counted'
import { PATHS } from './works'

/**
 * `npm run bench:count [-- --only TEXT] [--beside COMMIT | --alone] [--within PERCENT] [--json]`: what the paths that people wait for take, in
 * numbers that do not depend on how busy the machine is: instructions of an interpreter and bytes of memory, and of a page in a browser what it draws and
 * sends. Beside them those of the last commit, or of the one that is named, counted in the same run. `--within 2` fails where a path takes so many percent more.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    beside: { type: 'string' },
    alone: { type: 'boolean', default: false },
    within: { type: 'string' },
    json: { type: 'boolean', default: false },
    // what a counted process is started with
    work: { type: 'string' },
    calls: { type: 'string', default: '0' },
  },
})

/** Does the work so many times, and prints the bytes of memory that it took. */
async function work(name: string, calls: number): Promise<never> {
  const { prepare } = present(
    PATHS.find((path) => path.name === name),
    `no path is called ${name}`,
  )
  const once = await prepare()
  await beSeen()
  // what only the first call makes
  await once()
  const before = process.memoryUsage().heapUsed
  countFrom()
  for (let call = 0; call < calls; call++) await once()
  const after = process.memoryUsage().heapUsed
  countUntil()
  writeFileSync(1, `${after - before}\n`)
  // whatever a path has opened and would still do
  process.exit()
}

const git = (...args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** The commit to count beside this: the last one, or where nothing has changed since, the one before it. */
const lastCommit = (): string => (git('status', '--porcelain', '--untracked-files=no') === '' ? 'HEAD~1' : 'HEAD')

/** The same counted in a copy of another commit; none where it does not know how. */
function countedAt(commit: string, only: string): readonly Counted[] {
  const folder = join(mkdtempSync(join(tmpdir(), 'caravan-count-')), 'copy')
  git('worktree', 'add', '--quiet', '--detach', folder, commit)
  try {
    if (!existsSync(join(folder, 'scripts', 'bench-count.mjs'))) return []
    const packages = resolve('node_modules')
    const isSame = readFileSync(join(folder, 'package-lock.json'), 'utf8') === readFileSync('package-lock.json', 'utf8')
    if (isSame) symlinkSync(packages, join(folder, 'node_modules'), 'junction')
    const told = execFileSync(process.execPath, [join('scripts', 'bench-count.mjs'), '--alone', '--json', '--only', only], { cwd: folder, encoding: 'utf8' })
    return JSON.parse(present(told.trim().split('\n').at(-1), 'a line')) as readonly Counted[]
  } finally {
    git('worktree', 'remove', '--force', folder)
    rmSync(resolve(folder, '..'), { recursive: true })
  }
}

const PAGE_PATH = 'a play on the live page of a match of 300 events'

/** What a play takes of the page, in the app as it is built now. */
async function countedPage(): Promise<readonly Counted[]> {
  if (!PAGE_PATH.includes(values.only)) return []
  // what drives a browser is no part of the processes that are counted
  const { countPlay } = await import('./page')
  execFileSync(process.execPath, [join('scripts', 'build.mjs')], { stdio: ['ignore', 'ignore', 'inherit'] })
  return [await countPlay(PAGE_PATH)]
}

async function bench(): Promise<void> {
  const counter = counterHere()
  const paths = PATHS.filter(({ name }) => name.includes(values.only))
  const counted = [...paths.map((path) => count(path, counter)), ...(await countedPage())]
  if (values.json && values.alone) return void process.stdout.write(`${JSON.stringify(counted)}\n`)
  const commit = values.alone ? null : (values.beside ?? lastCommit())
  const before = commit === null ? [] : countedAt(commit, values.only)
  if (values.json) return void process.stdout.write(`${JSON.stringify({ machine: machine(), counter, counted, commit, before })}\n`)
  process.stdout.write(`${machine()}; beside: ${commit === null ? 'nothing' : git('log', '-1', '--format=%h %s', commit)}\n\n${besideTable(counted, before)}\n`)
  if (counter === null) process.stdout.write('\nNOT COUNTED: instructions (neither Valgrind nor perf counts them here)\n')
  if (commit !== null && before.length === 0) process.stdout.write('\nNOT COUNTED: the other commit, which does not know how\n')
  if (values.within === undefined) return
  const more = grown(counted, before, Number(values.within))
  for (const line of more) process.stderr.write(`${line}\n`)
  process.exitCode = more.length > 0 ? 1 : 0
}

await (values.work === undefined ? bench() : work(values.work, Number(values.calls)))
