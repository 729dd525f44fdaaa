// npm run test:mutations: whether the tests notice when the code they look after is changed.
import './lib/node-version.mjs'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { filesIn, heldAgainst, isAsserted, LEAST, readMutations, readReasons, ROOMS, testsOf } from './lib/mutations.mjs'
import { root } from './lib/paths.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'

const USAGE = 'npm run test:mutations -- [--only ROOM]… [--files FILE,…] [--tests NAME,…] [--concurrency N] [--fresh]'

const HELP = `${USAGE}

Changes the code in many small ways, one at a time (a < becomes <=, a sum a difference, a sentence nothing), runs the tests that come by, and counts how
often one of them fails by an assertion. Fails itself where fewer than ${LEAST} of a hundred changes in a room do so, or, in rules, where one that no test
noticed has no reason in tests/mutations/reasons.json.

--only         ${Object.keys(ROOMS).join(', ')}; all, if left out
--files        changes these files of the one room alone, named from the room's folder
--tests        tries them with those tests of the one room alone whose names have one of these parts: quicker, and what they miss others may notice
--concurrency  how many changes are tried at a time; as many as there are cores, if left out
--fresh        tries all again; without it, what an assertion found before is not tried again while its code and that test are the same. That does not see
               changes in code that a room and its tests only use. A run that was ended early is gone on with in the same way

What was found is kept in test-results/mutations, as a page for each room (ROOM.html) and as a list of what no assertion found (ROOM.txt).`

const FOLDER = join('test-results', 'mutations')

/** Only what an assertion found is known for good: a new test may notice all else. */
const forgetTheRest = (path) => {
  if (!existsSync(path)) return
  const report = JSON.parse(readFileSync(path, 'utf8'))
  for (const file of Object.values(report.files)) file.mutants = file.mutants.filter(isAsserted)
  writeFileSync(path, JSON.stringify(report))
}

const inRoom = async (name, { isMeant, mutate, tests, concurrency, fresh }) => {
  const incrementalFile = join(FOLDER, `${name}.incremental.json`)
  const report = join(FOLDER, `${name}.json`)
  if (fresh) rmSync(join(root, incrementalFile), { force: true })
  forgetTheRest(join(root, incrementalFile))
  rmSync(join(root, report), { force: true })
  const tempDirName = join(FOLDER, `.${name}`)
  rmSync(join(root, tempDirName), { recursive: true, force: true })
  process.env.CARAVAN_MUTATION_TESTS = tests.join('\n')
  const { Stryker } = await import('@stryker-mutator/core')
  await new Stryker({
    mutate,
    plugins: ['runner.mjs', 'reporter.mjs'].map((plugin) => join(root, 'tests', 'mutations', plugin)),
    testRunner: 'caravan',
    vitest: { configFile: 'tests/mutations/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    incremental: true,
    incrementalFile,
    concurrency,
    // a machine that is busy with other work must not turn a survivor into a time-out
    timeoutMS: 10_000,
    timeoutFactor: 4,
    ignorePatterns: ['out', 'dist', 'test-results', 'resources', 'tests/fixtures/photos'],
    tempDirName,
    reporters: ['json', 'keeper', 'html', process.stdout.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: report },
    htmlReporter: { fileName: join(FOLDER, `${name}.html`) },
    warnings: { slow: false },
    logLevel: 'warn',
    allowConsoleColors: process.stdout.isTTY,
  })
    .runMutationTest()
    .catch((error) => {
      throw new Stop(`${name}: ${error.message}`)
    })
  return readMutations(JSON.parse(readFileSync(join(root, report), 'utf8')), isMeant)
}

/** The files of a room that are changed: those that were asked for, otherwise all. */
const mutatedOf = ({ source, without }, asked) => {
  const all = filesIn(source, '.ts').filter((file) => without === undefined || !file.startsWith(`${without}/`))
  if (asked === undefined) return all
  const files = asked.split(',').map((file) => `${source}/${file}`)
  const missing = files.find((file) => !all.includes(file))
  if (missing !== undefined) throw new Stop(`There is no file ${missing}.`, 2)
  return files
}

const told = ({ file, line, kind, was, now }) => `${file}:${line} ${kind}\n  - ${was}\n  + ${now}`

/** The tests of a room with which it is tried: those that were asked for, otherwise all. */
const askedTests = (room, asked) => {
  const all = testsOf(room)
  if (asked === undefined) return all
  const parts = asked.split(',')
  const missing = parts.find((part) => !all.some((test) => test.includes(part)))
  if (missing !== undefined) throw new Stop(`No test of the room has ${missing} in its name.`, 2)
  return all.filter((test) => parts.some((part) => test.includes(part)))
}

/** Says what was found in a room; gives what is wrong there. */
const judge = (name, outcome, isMeant) => {
  const room = ROOMS[name]
  const { unexplained, stale } = heldAgainst(readReasons(), outcome, isMeant)
  const lists = [
    ['no test notices', outcome.survived],
    ['tests fail by errors alone', outcome.thrown],
    ['no test comes by', outcome.unreached],
    ['never ended', outcome.timedOut],
    ['could not be tried', outcome.broken],
  ]
  const text = lists.flatMap(([title, mutations]) => [`## ${title}: ${mutations.length}`, ...mutations.map(told)]).join('\n')
  writeFileSync(join(root, FOLDER, `${name}.txt`), `${text}\n`)
  const faults = []
  if (outcome.score < LEAST) faults.push(`${name}: ${outcome.score.toFixed(1)} of a hundred changes made a test fail by an assertion, not ${LEAST}.`)
  if (room.explained) faults.push(...unexplained.map((mutation) => `${name}: no reason is written for ${told(mutation)}`))
  faults.push(
    ...stale.map(
      (reason) => `${name}: a reason is written for what a test notices, or is no longer there: ${reason.file}\n  - ${reason.was}\n  + ${reason.now}`,
    ),
  )
  faults.push(...outcome.broken.map((mutation) => `${name}: could not be tried: ${told(mutation)}`))
  return faults
}

const row = (name, { tried, asserted, thrown, timedOut, survived, unreached, score }, took) =>
  `| \`${name}\` | ${[tried, asserted.length, thrown.length, timedOut.length, survived.length, unreached.length, score.toFixed(1), took].join(' | ')} |`

await main(async () => {
  const { values } = readFlags(
    {
      only: { type: 'string', multiple: true },
      files: { type: 'string' },
      tests: { type: 'string' },
      concurrency: { type: 'string' },
      fresh: { type: 'boolean' },
    },
    USAGE,
  )
  if (values.help) return console.log(HELP)
  const names = values.only ?? Object.keys(ROOMS)
  const unknown = names.find((name) => !Object.hasOwn(ROOMS, name))
  if (unknown !== undefined) throw new Stop(`There is no room '${unknown}'. Rooms: ${Object.keys(ROOMS).join(', ')}`, 2)
  const ofOneRoom = ['files', 'tests'].find((flag) => values[flag] !== undefined)
  if (ofOneRoom !== undefined && names.length !== 1) throw new Stop(`--${ofOneRoom} is of one room, which --only names. Usage: ${USAGE}`, 2)
  const concurrency = Number(values.concurrency ?? cpus().length)
  if (!(Number.isInteger(concurrency) && concurrency > 0)) throw new Stop(`--concurrency takes a number from 1, not '${values.concurrency}'.`, 2)
  await install()
  mkdirSync(join(root, FOLDER), { recursive: true })
  const rows = []
  const faults = []
  for (const name of names) {
    const since = performance.now()
    const mutate = mutatedOf(ROOMS[name], values.files)
    const isMeant = (file) => mutate.includes(file)
    const tests = askedTests(ROOMS[name], values.tests)
    const outcome = await inRoom(name, { isMeant, mutate, tests, concurrency, fresh: values.fresh })
    faults.push(...judge(name, outcome, isMeant))
    rows.push(row(name, outcome, seconds(since)))
  }
  console.log(
    [
      '| Room | changes | by an assertion | by errors alone | never ended | not noticed | not reached | score | took |',
      '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
      ...rows,
    ].join('\n'),
  )
  for (const fault of faults) say(fault)
  return faults.length === 0 ? 0 : 1
})
