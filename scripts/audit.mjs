// npm run audit: asks the registry whether faults are known in what ships.
import './lib/node-version.mjs'
import { readFlags } from './lib/flags.mjs'
import { runNpm } from './lib/run.mjs'
import { main, say, Stop } from './lib/say.mjs'
import { readAudit } from './lib/read-audit.mjs'

const USAGE = 'npm run audit -- [--required]'
const HELP = `${USAGE}

Asks the package registry about every package that ships and fails where a fault of level "high" or above is known.
Where it cannot be asked this says NOT RUN; with --required that fails too.`

const LIMIT_MS = 60_000

await main(async () => {
  const { values } = readFlags({ required: { type: 'boolean' } }, USAGE)
  if (values.help) return console.log(HELP)
  const { output, timedOut } = await runNpm(['audit', '--omit=dev', '--json', '--loglevel=silent'], { quiet: true, limit: LIMIT_MS })
  const audit = timedOut ? { kind: 'not-run', why: 'the registry did not answer within a minute' } : readAudit(output)
  if (audit.kind === 'not-run') {
    say(`NOT RUN: whether faults are known in what ships could not be asked: ${audit.why}.`)
    return values.required ? 1 : 0
  }
  if (audit.grave.length > 0) throw new Stop(`Known faults, high or above: ${audit.grave.join(', ')}`)
  say(`No fault of level high or above is known in what ships (${audit.lesser} lesser).`)
})
