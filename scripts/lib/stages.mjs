import { existsSync, readFileSync, rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { BROWSER_VARIABLE, findBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { FIREFOX_VARIABLE, findFirefox, findGjs, findWebKit, GJS_VARIABLE, WEBKIT_VARIABLE } from './engines.mjs'
import { install } from './install.mjs'
import { withMemory } from './memory.mjs'
import { passedOver } from './passed-over.mjs'
import { modules, root } from './paths.mjs'
import { run, runNode } from './run.mjs'
import { say, Stop } from './say.mjs'
import { findSyncthing, SYNCTHING_VARIABLE } from './syncthing.mjs'

const bin = (...path) => join(modules, ...path)
const OXLINT = bin('oxlint', 'bin', 'oxlint')
const OXFMT = bin('oxfmt', 'bin', 'oxfmt')
const KNIP = bin('knip', 'bin', 'knip.js')
const VITEST = bin('vitest', 'vitest.mjs')
const TYPED = ['src', 'tests', 'tools/checker', 'electron.vite.config.ts', 'vitest.config.ts', 'vitest.built.config.ts']

/** Runs checks, as many at a time as there are cores; all are run, so that one look shows everything. Stops where one found something. */
const checkAll = async (checks, found) => {
  const waiting = [...checks]
  const outputs = []
  const worker = async () => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const [program, args, env] = check
      const { status, output } = await runNode(program, args, { quiet: true, env })
      if (status !== 0) outputs.push(output.trim())
    }
  }
  await Promise.all(Array.from({ length: Math.min(cpus().length, waiting.length) }, worker))
  // the same fault shows in every folder that uses the file
  if (outputs.length > 0) throw new Stop([...new Set(outputs.join('\n').split('\n')), found].join('\n'))
}

/** More than the analysis of types needs, in bytes. */
const AMPLE = 8 * 2 ** 30

/**
 * The analysis of types is a program in Go, and keeps nearly all that it makes: to look for what could be thrown away took it a third of its processor time.
 * Where there is ample memory, it does so only once half of that is full.
 */
const UNCOLLECTED = totalmem() < AMPLE ? {} : { GOGC: 'off', GOMEMLIMIT: `${Math.round(totalmem() / 2 ** 21)}MiB` }

/** Types, each folder by its own tsconfig.json, and the rules for TypeScript, of which most need types: one analysis serves both. */
const types = () =>
  checkAll([[OXLINT, ['--config', '.oxlintrc.types.json', '--type-aware', '--type-check', ...TYPED], UNCOLLECTED]], 'Type check failed; see above.')

/** Files of code: style sheets, pages and texts keep the form their authors gave them. */
const CODE = '**/*.{js,mjs,ts,tsx}'

/** How knip looks for what is unused; what its configuration no longer needs is a fault too. */
const UNUSED = ['--no-progress', '--treat-config-hints-as-errors', '--treat-tag-hints-as-errors']

/** The rules that need no types, the format, what nothing uses (`knip.config.js`), and what no linter sees; the longest first. */
const lint = (changed) => {
  const files = changed?.filter((file) => /\.(?:js|mjs|ts|tsx)$/.test(file))
  // none of what changed is code: then the folder with the rules stands for all
  const looked = files === undefined ? [CODE] : files.length > 0 ? files : ['scripts/lint']
  return checkAll(
    [
      [KNIP, UNUSED],
      [OXLINT, ['--no-error-on-unmatched-pattern', ...(files === undefined ? ['.'] : looked)]],
      [KNIP, [...UNUSED, '--production']],
      [OXFMT, ['--check', '--no-error-on-unmatched-pattern', ...looked]],
      [join(root, 'scripts', 'check-files.mjs'), []],
    ],
    'Lint failed; see above. `npm run format` corrects the format; take out what is unused, with its tests.',
  )
}

/** Where a run with that configuration, or of that name, leaves what came of each test. */
export const reportOf = (name) => join(root, 'test-results', `${name}.json`)

/**
 * Runs Vitest, shows what it prints, and gives its counts. Tests that ran and failed are counts; anything else stops.
 *
 * `name` is that of its report, and `flags` are those of Node itself. What a run prints that goes on beside another, `beside`, is shown when both have ended.
 */
export const vitest = async (config, { env = {}, more = [], name = config, beside, flags = [] } = {}) => {
  const report = reportOf(name)
  rmSync(report, { force: true })
  const args = [...flags, VITEST, 'run', '--config', config, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...more]
  const { status, output } = await run(process.execPath, args, beside === undefined ? { show: 'stdout', env } : { quiet: true, env })
  await beside
  if (beside !== undefined) console.log(output)
  const { passedOver, ...counts } = countsIn(report)
  passedOver.forEach((line) => say(line))
  return { ...counts, failed: status === 0 ? counts.failed : Math.max(counts.failed, 1) }
}

const countsIn = (report) => {
  try {
    const said = JSON.parse(readFileSync(report, 'utf8'))
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = said
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests, passedOver: passedOver(said) }
  } catch {
    return { passed: 0, failed: 1, skipped: 0, passedOver: [] }
  }
}

/** Tests that read files of the project, so no import says what they depend on. */
const READERS = ['tests/unit/scripts', 'tests/unit/languages/unread']

/**
 * Vitest reads and transforms files in one thread: with one run for the pages and one for all others, no core waits for that, nor for disks and processes.
 * Pages only calculate, and the others wait for much of their time: so they have more workers, and both end at about the same time.
 */
const UNITS = { pages: { project: 'page', workers: cpus().length }, others: { project: '!page', workers: cpus().length + 2 } }

/**
 * Pages of tests live for seconds, and run in threads of Vitest's own process. What V8 would do beside them, compiling once more what runs often and collecting
 * what is left, hardly ever pays; with room for all that a page makes in its few seconds (in MiB), less is left to collect. That is a sixteenth of what they
 * cost the processor. All others calculate more, and gain nothing by it.
 */
const SHORT_LIVED = ['--single-threaded', '--min-semi-space-size=32', '--max-semi-space-size=64']

const sum = (all) => Object.fromEntries(Object.keys(all[0]).map((key) => [key, all.reduce((total, counts) => total + counts[key], 0)]))

/** All of them, or those that import what has changed and those that read files. What they write lies in memory where there is room; at night it lies on the disk. */
const unit = (changed, since) =>
  withMemory(async (folder) => {
    const config = 'vitest.config.ts'
    const env = folder === undefined ? {} : { TMPDIR: folder }
    const of = (part) => ({
      env: { ...env, VITEST_MAX_WORKERS: String(UNITS[part].workers) },
      name: `${config}.${part}`,
      more: ['--project', UNITS[part].project],
    })
    if (changed === undefined) {
      const others = vitest(config, of('others'))
      return sum(await Promise.all([others, vitest(config, { ...of('pages'), beside: others, flags: SHORT_LIVED })]))
    }
    const more = ['--changed', since, '--passWithNoTests', ...READERS.flatMap((path) => ['--exclude', `${path}**`])]
    return sum([await vitest(config, { env, more }), await vitest(config, { env, more: READERS })])
  })

/** Real photos of others, beside the project where it is developed; they are not part of it. */
const PHOTOS = join(root, '..', 'shared', 'photos')
const HARD_PHOTOS = `${PHOTOS}-hard`

/** What is set for a part that needs a program, or nothing where there is none. */
const withProgram = (what, variable, { program, why }) => {
  if (program === undefined) return say(`NOT RUN: the test with ${what} needs one, and ${why}.`)
  say(`${what}: ${program}`)
  return { [variable]: program }
}

/** The parts of a run of the built program, and what each of them needs: what to set for it, or nothing where it cannot be run here. */
const PARTS = {
  recognition: () =>
    existsSync(PHOTOS)
      ? { CARAVAN_PHOTOS: PHOTOS, ...(existsSync(HARD_PHOTOS) ? { CARAVAN_HARD_PHOTOS: HARD_PHOTOS } : {}) }
      : say(`NOT RUN: there are no photos at ${PHOTOS}, so recognition was not measured.`),
  package: () => ({}),
  shell: () => ({}),
  sync: async () => withProgram('Syncthing', SYNCTHING_VARIABLE, await findSyncthing()),
  attacks: () => ({}),
  e2e: async () => {
    const browser = await findBrowser()
    say(`Browser: ${browser}`)
    return { [BROWSER_VARIABLE]: browser }
  },
  firefox: async () => withProgram('Firefox', FIREFOX_VARIABLE, await findFirefox()),
  webkit: async () => {
    const driver = withProgram('WebKitGTK', WEBKIT_VARIABLE, await findWebKit())
    // what needs it is looked at at night
    return driver && process.env.CARAVAN_EVERY === '1' ? { ...driver, ...withProgram('gjs', GJS_VARIABLE, await findGjs()) } : driver
  },
}

/** The parts at the same time: those that wait for another process leave their time to the others. Of a change, the end-to-end tests that are part of it; `files` are taken alone. */
const drive = async (parts, changed, files = []) => {
  // a part that was asked for beside them, or without them, is run whole
  const walks = parts.join() === 'e2e' ? changed?.filter((file) => file.endsWith('.e2e.ts')) : undefined
  if (walks?.length === 0) return say('NOT RUN: no end-to-end test has changed; npm test runs all of them.')
  const needs = new Map()
  for (const part of parts) {
    const env = await PARTS[part]()
    if (env !== undefined) needs.set(part, env)
  }
  if (needs.size === 0) return
  return vitest('vitest.built.config.ts', {
    env: Object.assign({}, ...needs.values()),
    more: [...[...needs.keys()].flatMap((part) => ['--project', part]), ...(walks ?? files)],
  })
}

/** Runs one part alone, or some of its files, for their own command; gives the status to exit with. */
export const driveAlone = async (part, files = []) => {
  await install()
  await build()
  const counts = await drive([part], undefined, files)
  if (counts === undefined) return 1
  say(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
}

/** What all stages stand on: the packages, and the modules that are made from the sentences and of the games. */
const prepare = async () => {
  await install()
  const { makeModules } = await import('./made.mjs')
  makeModules()
}

/** What `npm test` does, in order. It asks nobody outside: what is known of our packages tomorrow changes nothing about this checkout (`npm run audit`). A stage gives its counts where it runs tests. It gets which files have changed and since when (where only those matter), which of its parts to run, and which files of those alone. */
export const STAGES = [
  { name: 'install', title: 'Packages', run: prepare },
  { name: 'types', title: 'Types', run: types },
  { name: 'lint', title: 'Lint', run: lint },
  { name: 'unit', title: 'Unit, property, golden and fault tests', run: unit },
  { name: 'build', title: 'Build', run: () => build() },
  { name: 'built', title: 'Built program', parts: Object.keys(PARTS), run: (changed, _, parts, files) => drive(parts, changed, files) },
]
