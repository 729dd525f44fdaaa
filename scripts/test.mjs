// npm test: everything that must hold before a change is finished.
import './lib/node-version.mjs'
import { BROWSER_VARIABLE } from './lib/browser.mjs'
import { changedSince } from './lib/changed.mjs'
import { readFlags } from './lib/flags.mjs'
import { main, say, seconds, Stop } from './lib/say.mjs'
import { STAGES } from './lib/stages.mjs'

/** Stages, and the parts of those that have some. */
const names = STAGES.flatMap(({ name, parts = [] }) => [name, ...parts])
const USAGE = `npm test -- [--only ${names.join('|')}] [--changed] [--since COMMIT]`
const HELP = `${USAGE}

Runs, in this order, until one fails: ${STAGES.map(({ name }) => name).join(', ')}. The tests of the built program run at the same time
(${STAGES.flatMap(({ parts = [] }) => parts).join(', ')}).
--only runs one stage or part (and installs or builds what it needs); it may be given several times.
--changed runs a quick check of what a change can have touched: types, lint of the changed files, the tests that import them
or read files of the project, and end-to-end tests that have themselves changed. What is not committed is a change; with --since
COMMIT, all that came after that commit too.

The end-to-end tests drive a real Chromium. ${BROWSER_VARIABLE}=/path/to/chromium names one; without it a Chromium, Chrome or Edge
on the system is used, else one is installed: the Debian package as root, or Playwright's own.
Without a Syncthing, a Firefox or a WebKitGTK on the system, and without a way to install it, its test is not run and says so; see
npm run test:sync -- --help and npm run test:browsers -- --help.`

/** What a stage stands on, for a run that asks for one. */
const BEFORE = {
  types: ['install'],
  lint: ['install'],
  unit: ['install'],
  build: ['install'],
  built: ['install', 'build'],
}

/** What is run for a change alone. */
const FOR_A_CHANGE = ['types', 'lint', 'unit', 'e2e']

const chosen = (only) => {
  const unknown = only.find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Stop(`There is no stage '${unknown}'. Usage: ${USAGE}`, 2)
  if (only.length === 0) return STAGES
  const asked = STAGES.flatMap((stage) => {
    const parts = stage.parts?.filter((part) => only.includes(part)) ?? []
    if (only.includes(stage.name)) return [stage]
    return parts.length > 0 ? [{ ...stage, parts }] : []
  })
  const before = new Set(asked.flatMap(({ name }) => BEFORE[name] ?? []))
  return STAGES.flatMap((stage) => asked.find(({ name }) => name === stage.name) ?? (before.has(stage.name) ? stage : []))
}

await main(async () => {
  const { values } = readFlags({ only: { type: 'string', multiple: true }, changed: { type: 'boolean' }, since: { type: 'string' } }, USAGE)
  if (values.help) return console.log(HELP)
  const since = values.since ?? 'HEAD'
  const changed = values.changed === true || values.since !== undefined ? await changedSince(since) : undefined
  const walks = changed?.some((file) => file.endsWith('.e2e.ts'))
  const only = values.only ?? (changed === undefined ? [] : FOR_A_CHANGE.filter((name) => name !== 'e2e' || walks))
  if (changed !== undefined) say(changed.length === 0 ? 'Nothing has changed.' : `Changed: ${changed.length === 1 ? changed[0] : `${changed.length} files`}\n`)
  const total = { passed: 0, failed: 0, skipped: 0 }
  let broken = null
  for (const { title, parts, run } of chosen(only)) {
    const begun = performance.now()
    say(`▶ ${title}`)
    try {
      const counts = await run(changed, since, parts)
      for (const key of Object.keys(counts ?? {})) total[key] += counts[key]
      if (counts?.failed > 0) broken = title
    } catch (error) {
      if (!(error instanceof Stop)) throw error
      say(error.message)
      total.failed += 1
      broken = title
    }
    say(`${broken === null ? '✓' : '✗'} ${title}: ${seconds(begun)}\n`)
    if (broken !== null) break
  }
  if (broken !== null) say(`Stopped at: ${broken}`)
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : ''
  console.log(`${total.passed} passed, ${total.failed} failed${skipped}`)
  return broken === null ? 0 : 1
})
