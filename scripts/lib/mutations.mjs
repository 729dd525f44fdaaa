import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'

/** At least so many of a hundred mutations must make a test fail by an assertion, in each room. */
export const LEAST = 90

/**
 * The rooms whose tests are tried, and the tests they are tried with: files and folders, in the order in which they run. Those that say most in the
 * least time come first, as the first test that fails ends a run. `explained`: each mutation that survives needs a written reason.
 * `without`: a folder in it that is a room of its own.
 */
export const ROOMS = {
  rules: {
    source: 'src/shared/rules',
    explained: true,
    tests: ['tests/unit/shared/rules', 'tests/golden', 'tests/unit/shared/match/explain.test.ts', 'tests/unit/shared/rulebook'],
  },
  games: {
    source: 'src/shared/games',
    explained: true,
    tests: ['tests/unit/shared/rules', 'tests/golden', 'tests/unit/shared/match/explain.test.ts', 'tests/unit/shared/rulebook'],
  },
  domino: { source: 'src/shared/domino', tests: ['tests/unit/shared/domino', 'tests/golden'] },
  notation: { source: 'src/shared/notation', tests: ['tests/unit/shared/notation', 'tests/properties/parse-make.test.ts'] },
  league: { source: 'src/shared/league', tests: ['tests/unit/shared/league/league.test.ts', 'tests/unit/shared/league/results.test.ts'] },
  arbiter: {
    source: 'src/shared/arbiter',
    tests: ['tests/unit/shared/arbiter', 'tests/unit/scripts/schemas.test.ts', 'tests/unit/shared/words/arbiter.test.ts'],
  },
  evening: {
    source: 'src/shared/evening',
    without: 'src/shared/evening/draw',
    tests: [
      ...[
        'stamp',
        'stamped',
        'commands',
        'seated',
        'results',
        'standings',
        'direct-meetings',
        'late-results',
        'line-of-draws',
        'late',
        'limits',
        'refusals',
      ].map((name) => `tests/unit/shared/evening/${name}.test.ts`),
      'tests/unit/scripts/schemas.test.ts',
      ...['evening', 'join'].map((name) => `tests/unit/shared/evening/${name}.test.ts`),
    ],
  },
  draw: {
    source: 'src/shared/evening/draw',
    tests: ['draw-costs', 'matching', 'draw'].map((name) => `tests/unit/shared/evening/${name}.test.ts`),
  },
  match: {
    source: 'src/shared/match',
    tests: [
      // schemas are made as their modules are loaded, so all tests come by; these say most of them
      'tests/unit/shared/match/trail.test.ts',
      'tests/unit/shared/match/record.test.ts',
      'tests/unit/scripts/schemas.test.ts',
      'tests/unit/shared/match',
      'tests/golden',
      'tests/properties/structural-sharing.test.ts',
      'tests/properties/match-steps.test.ts',
    ],
  },
  stats: { source: 'src/shared/stats', tests: ['tests/unit/shared/stats'] },
  store: {
    source: 'src/main/store',
    tests: [
      // small parts first, then what is made of them; what opens a whole house takes too long for thousands of changes
      ...['what-went-wrong', 'names', 'queues', 'told-of-a-match', 'files', 'durable-file', 'claim', 'folder-lock', 'json-adapter', 'json-file'].map(
        (name) => `tests/unit/main/store/${name}.test.ts`,
      ),
      ...[
        'json-folder',
        'presence',
        'notice-board',
        'write-behind',
        'folder-reading',
        'copies-beside',
        'match-lists',
        'match-store',
        'match-file',
        'stores',
      ].map((name) => `tests/unit/main/store/${name}.test.ts`),
      ...['evenings', 'photo-store', 'watch', 'threads-of-readers', 'open-store'].map((name) => `tests/unit/main/store/${name}.test.ts`),
      'tests/faults/durable-file.test.ts',
    ],
  },
}

/**
 * The files below a folder of the repository, those that end so.
 *
 * @returns {string[]}
 */
export const filesIn = (folder, ending) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith(ending))
    .sort()

/**
 * The test files of a room, in their order.
 *
 * @returns {string[]}
 */
export const testsOf = ({ tests }) => [...new Set(tests.flatMap((path) => (path.endsWith('.ts') ? [path] : filesIn(path, '.test.ts'))))]

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').trim()

/** The lines that a mutation is in, as they were and as they were changed to. */
const change = (source, { location: { start, end }, replacement }) => {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const before = lines[0].slice(0, start.column - 1)
  const after = lines.at(-1).slice(end.column - 1)
  return { was: oneLine(lines.join('\n')), now: oneLine(before + replacement + after) }
}

const OUTCOMES = { Timeout: 'timedOut', Survived: 'survived', NoCoverage: 'unreached' }

/** Whether a test failed by an assertion; `tests/mutations/runner.mjs` writes the kind of the failure before its words. */
export const isAsserted = ({ status, statusReason }) => status === 'Killed' && statusReason?.startsWith('assertion: ') === true

const outcomeOf = (mutant) => {
  if (mutant.status === 'Killed') return isAsserted(mutant) ? 'asserted' : 'thrown'
  return OUTCOMES[mutant.status] ?? 'broken'
}

/**
 * What became of the mutations of a room, read from Stryker's report.
 *
 * `asserted` are those that made a test fail by an assertion, `thrown` those that made tests fail by other errors alone. `timedOut` made none fail, they only
 * never came to an end; `unreached` lie where no test comes by; `broken` are those that Stryker could not try. The score is how many of a hundred were
 * found by an assertion, of all but those.
 *
 * @param {(file: string) => boolean} isMeant of which files it is
 */
export const readMutations = (report, isMeant = () => true) => {
  const outcome = { asserted: [], thrown: [], timedOut: [], survived: [], unreached: [], broken: [] }
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    if (!isMeant(file)) continue
    for (const mutant of mutants) {
      outcome[outcomeOf(mutant)].push({ file, line: mutant.location.start.line, kind: mutant.mutatorName, ...change(source, mutant) })
    }
  }
  const { asserted, thrown, timedOut, survived, unreached } = outcome
  const tried = asserted.length + thrown.length + timedOut.length + survived.length + unreached.length
  return { ...outcome, tried, score: tried === 0 ? 0 : (100 * asserted.length) / tried }
}

const REASONS = join(root, 'tests', 'mutations', 'reasons.json')

/**
 * The reasons that were written for mutations no test can notice.
 *
 * @returns {{ file: string, was: string, now: string, why: string }[]}
 */
export const readReasons = () => (existsSync(REASONS) ? JSON.parse(readFileSync(REASONS, 'utf8')) : [])

const isOf = (reason) => (mutation) => mutation.file === reason.file && mutation.was === reason.was && mutation.now === reason.now

/** Mutations that survived without a reason, and reasons for the files `isMeant` names of what does not survive (any more). */
export const heldAgainst = (reasons, { survived, unreached }, isMeant) => {
  const left = [...survived, ...unreached]
  return {
    unexplained: left.filter((mutation) => !reasons.some((reason) => isOf(reason)(mutation))),
    stale: reasons.filter((reason) => isMeant(reason.file) && !left.some(isOf(reason))),
  }
}
