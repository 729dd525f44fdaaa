// npm run explore: a walker does by chance what people do in the built program, and looks after each step whether every law of the pages holds.
import './lib/node-version.mjs'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { MENDED_FAULTS, withFault } from './lib/mended-faults.mjs'
import { modules, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const USAGE = 'npm run explore -- [--seed N] [--walks 20] [--length 150] [--walk N [--steps FILE]] [--faults [--fault NAME]…]'

/** Of all faults that are brought back. */
const LEAST_FOUND = 10

const HELP = `${USAGE}

Walks 20 times (--walks sets another number) 150 steps (--length) through the built program: the computer at a table, and by chance a second window, a big screen and a
player's phone. A step is what people do: taps, keys, wrong taps, Esc, Back, Forward, reload, a window turned or with larger text, another light, another language, a lost
network, a phone that sleeps, something half written that is left. After each step laws are checked: every name has its own score and turn on every device, as a second
scorer counts the match on the disk; undo gives the page of before; what was written is there again; Esc leads out of dialogs; what is there can be pressed; nothing
overlaps, is cut off or told by colour alone; nothing is said twice; no window reports an error.
A walk that breaks one is tried with fewer steps, and told in words, with pictures in test-results/failed and a line that walks it again.
--seed takes other walks, --walk one of them alone, --steps the steps that a walk was shortened to.
--faults shows that it finds what people found: in a copy of the project it brings back faults that were mended, one at a time (--fault takes some of them:
${MENDED_FAULTS.map(({ name }) => name).join(', ')}), and walks until a law is broken, 100 walks (--walks) of each at most. At least ${LEAST_FOUND} of all have to be found.`

const WHOLE = /^[1-9]\d{0,9}$/

/** What a copy of the project does without. */
const NOT_COPIED = ['.git', 'node_modules', 'out', 'dist', 'test-results']

/** Where a run of the built program leaves what came of each test. */
const REPORT = join('test-results', 'vitest.built.config.ts.json')

/** The first walk that broke a law, and the law; null where none did, undefined where something else was in the way. */
const foundIn = (folder) => {
  if (!existsSync(join(folder, REPORT))) return undefined
  const { testResults } = JSON.parse(readFileSync(join(folder, REPORT), 'utf8'))
  const walks = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed' || status === 'failed')
  const failed = walks.find(({ status }) => status === 'failed')
  if (failed === undefined) return walks.length === 0 ? undefined : null
  const told = failed.failureMessages.join('\n').split('\n')
  // the steps come first, each with its number
  const law = told.find((line, at) => at > 0 && /^(?:Error: )?\d+\. /.test(told[at - 1]) && !/^\d+\. /.test(line))
  // that is the walker's own fault
  if (law === undefined || /^\w*Error: /.test(law)) return undefined
  const steps = told.filter((line) => /^(?:Error: )?\d+\. /.test(line)).length
  return `${/walk \d+/.exec(failed.title)?.[0]}, ${steps === 1 ? 'one step' : `${steps} steps`}: ${law}`
}

/** Whether the steps to what was found in a copy of the project (`folder`) break a law without its fault too: then another fault was found, which is still in the house. */
const isFoundWithout = async (folder, walk, seed) => {
  const steps = join(folder, 'test-results', 'explore', `${seed}-${walk}.json`)
  const { status } = await runNode(join(root, 'scripts', 'explore.mjs'), ['--seed', seed, '--walk', walk, '--steps', steps], {
    quiet: true,
    env: { INIT_CWD: undefined },
  })
  return status !== 0
}

/** Walks in a copy of the project in which a fault is back, until a law is broken; gives what was found. */
const findFault = async (fault, { walks, length, seed }) => {
  const folder = mkdtempSync(join(tmpdir(), 'caravan-fault-'))
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => dirname(path) !== root || !NOT_COPIED.includes(basename(path)) })
    symlinkSync(modules, join(folder, 'node_modules'), 'junction')
    writeFileSync(join(folder, fault.file), withFault(root, fault))
    const env = { CARAVAN_WALK_FIRST: '1', CARAVAN_WALK_TRIES: '20', INIT_CWD: undefined }
    const { output } = await runNode(join(folder, 'scripts', 'explore.mjs'), ['--walks', walks, '--length', length, '--seed', seed], { quiet: true, env })
    const found = foundIn(folder)
    if (found === undefined) say(`${output.trim()}\nWith the fault '${fault.name}' it was no law that stopped the walks; the lines above say what.`)
    if (typeof found === 'string' && (await isFoundWithout(folder, /\d+/.exec(found)[0], seed))) {
      say(`With the fault '${fault.name}' another was found, which is there without it: ${found}`)
      return null
    }
    return found ?? null
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const findFaults = async (names, how) => {
  const unknown = names?.find((asked) => !MENDED_FAULTS.some(({ name }) => name === asked))
  if (unknown !== undefined) throw new Stop(`There is no fault '${unknown}'. Usage: ${USAGE}`, 2)
  await install()
  const faults = MENDED_FAULTS.filter(({ name }) => names?.includes(name) ?? true)
  let found = 0
  for (const fault of faults) {
    const since = performance.now()
    const broken = await findFault(fault, how)
    if (broken !== null) found += 1
    say(`${broken === null ? '✗' : '✓'} ${fault.name} (${fault.says}): ${broken ?? 'not found'} (${seconds(since)})`)
  }
  say(`${found} of ${faults.length} found.`)
  return found >= Math.min(LEAST_FOUND, faults.length) ? 0 : 1
}

await main(async () => {
  const options = {
    walks: { type: 'string' },
    length: { type: 'string' },
    seed: { type: 'string' },
    walk: { type: 'string' },
    steps: { type: 'string' },
    faults: { type: 'boolean' },
    fault: { type: 'string', multiple: true },
  }
  const { values } = readFlags(options, USAGE)
  if (values.help) return console.log(HELP)
  const { steps, faults = false, fault, ...numbers } = values
  for (const [name, text] of Object.entries(numbers)) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)
  if (steps !== undefined && values.walk === undefined) throw new Stop(`--steps are those of a walk: name it with --walk. Usage: ${USAGE}`, 2)
  if (faults || fault !== undefined)
    return findFaults(fault, { walks: values.walks ?? '100', length: values.length ?? '150', seed: values.seed ?? String(Math.floor(Date.now() / 1000)) })
  process.env.CARAVAN_WALKS = values.walk ?? values.walks ?? '20'
  process.env.CARAVAN_WALK_STEPS = values.length ?? '150'
  if (values.seed !== undefined) process.env.FC_SEED = values.seed
  if (values.walk !== undefined) process.env.CARAVAN_WALK = values.walk
  if (steps !== undefined) process.env.CARAVAN_WALK_AGAIN = resolve(steps)
  return driveAlone('e2e', ['tests/e2e/explore.e2e.ts', ...(process.env.CARAVAN_WALK_FIRST === '1' ? ['--bail', '1'] : [])])
})
