// npm run test:night: fresh chance, slow windows, other time zones and every language: what is too much for each change.
import './lib/node-version.mjs'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { readFlags } from './lib/flags.mjs'
import { keepFailures } from './lib/night.mjs'
import { root } from './lib/paths.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'
import { reportOf, STAGES, vitest } from './lib/stages.mjs'

const UNITS = 'vitest.config.ts'
const BUILT = 'vitest.built.config.ts'

/** Far west, one whose summer time begins and ends, one with half an hour, and one beyond the date line. */
const ZONES = ['America/Los_Angeles', 'Europe/Vienna', 'Asia/Kolkata', 'Pacific/Kiritimati']

/** They take an hour or less. */
const EVENINGS = 1000

const stage = (name) => STAGES.find((each) => each.name === name)

const units = { config: UNITS, run: () => vitest(UNITS) }
const built = (parts, files) => ({
  config: BUILT,
  run: async () => {
    await build()
    return stage('built').run(undefined, undefined, parts, files)
  },
})

/** The parts of a night, each with its runs: what is set for one, and what it runs. */
const partsOf = ({ seed, factor }) => ({
  laws: [{ name: 'laws', set: { FC_SEED: seed, FC_RUNS: factor }, ...units }],
  zones: ZONES.map((zone) => ({ name: `zone-${zone.replace('/', '-')}`, set: { CARAVAN_TZ: zone }, ...units })),
  slow: [{ name: 'slow', set: { FC_SEED: seed, CARAVAN_SLOWNESS: '3' }, ...built(['e2e']) }],
  blind: [{ name: 'blind', set: { FC_SEED: seed, CARAVAN_BLIND: '100' }, ...built(['e2e'], ['tests/e2e/blind.e2e.ts']) }],
  walks: [{ name: 'walks', set: { FC_SEED: seed, CARAVAN_WALKS: '500', CARAVAN_WALK_STEPS: '150' }, ...built(['e2e'], ['tests/e2e/explore.e2e.ts']) }],
  evenings: [
    {
      name: 'evenings',
      set: { FC_SEED: seed, CARAVAN_EVENINGS: `1-${EVENINGS}` },
      config: UNITS,
      run: () => vitest(UNITS, { more: ['tests/simulation', '-t', 'in evening'] }),
    },
  ],
  every: [
    { name: 'every-unit', set: { CARAVAN_EVERY: '1' }, ...units },
    { name: 'every-built', set: { CARAVAN_EVERY: '1' }, ...built(stage('built').parts) },
  ],
})
const PARTS = Object.keys(partsOf({}))

const FOLDER = join(root, 'test-results', 'night')
const USAGE = `npm run test:night -- [--only ${PARTS.join('|')}] [--seed N] [--factor 30]`
const HELP = `${USAGE}

What is too much for each change, all of it also after a failure:
laws   all unit, property and fault tests with a fresh seed (from the time; --seed names one), and each law thirty times as often (--factor)
zones  the same tests, as npm test has them, in ${ZONES.join(', ')}
slow   the end-to-end tests in windows that are three times slower, whose messages come late and unevenly
blind  100 whole matches of all rule sets, played by keys and by what a screen reader hears (npm run test:blind)
walks  500 walks of 150 steps through the built program, as people go who do whatever comes to their mind (npm run explore)
evenings  ${EVENINGS} evenings in memory with everything that can go wrong in them (npm run simulate)
every  all tests in every language, look, size and length of a line

--only takes one of them, and may be given several times. Each failure is a file in ${relative(root, FOLDER)}, with the line that repeats it; what lies
there from before goes. A law that does not hold is mended, and its case becomes one of its examples.`

const WHOLE = /^[1-9]\d{0,9}$/

/** Lets something happen with variables of the environment set. */
const within = async (set, run) => {
  const before = Object.fromEntries(Object.keys(set).map((name) => [name, process.env[name]]))
  Object.assign(process.env, set)
  try {
    return await run()
  } finally {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

/** Runs one and gives what came of it; what stops it is a failure of its own. */
const runOne = ({ name, set, config, run }) =>
  within(set, async () => {
    try {
      const { passed = 0, failed = 0 } = (await run()) ?? {}
      return { passed, failed, files: failed > 0 ? keepFailures(FOLDER, name, config, reportOf(config)) : [] }
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      say(error.message)
      return { passed: 0, failed: 1, files: [] }
    }
  })

await main(async () => {
  const { values } = readFlags({ only: { type: 'string', multiple: true }, seed: { type: 'string' }, factor: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  const unknown = values.only?.find((name) => !PARTS.includes(name))
  if (unknown !== undefined) throw new Stop(`There is no part '${unknown}'. Usage: ${USAGE}`, 2)
  const seed = values.seed ?? String(Math.floor(Date.now() / 1000))
  const factor = values.factor ?? '30'
  for (const [name, text] of Object.entries({ seed, factor })) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)

  await stage('install').run()
  rmSync(FOLDER, { recursive: true, force: true })
  const parts = partsOf({ seed, factor })
  const runs = PARTS.filter((name) => values.only?.includes(name) ?? true).flatMap((name) => parts[name])
  if (runs.some(({ config }) => config === BUILT)) process.env[BROWSER_VARIABLE] ??= await findBrowser()
  const lines = []
  let red = false
  for (const each of runs) {
    const begun = performance.now()
    say(
      `▶ ${each.name}: ${Object.entries(each.set)
        .map((pair) => pair.join('='))
        .join(' ')}`,
    )
    const { passed, failed, files } = await runOne(each)
    red ||= failed > 0
    lines.push(`${failed > 0 ? '✗' : '✓'} ${each.name}: ${passed} passed, ${failed} failed, ${seconds(begun)}`)
    lines.push(...files.map((file) => `    ${relative(root, join(FOLDER, file))}`))
    say(`${lines.join('\n')}\n`)
  }
  console.log(lines.join('\n'))
  return red ? 1 : 0
})
