// npm run audit: asks the registry whether faults are known in what ships.
import './lib/node-version.mjs'
import { audit } from './lib/audit.mjs'
import { readFlags } from './lib/flags.mjs'
import { main } from './lib/say.mjs'

const USAGE = 'npm run audit -- [--required]'
const HELP = `${USAGE}

Asks the package registry about every package. Fails if a package that ships has a known fault of level "high" or above, and names
such faults in packages that only build and test. If the registry does not answer, this says NOT RUN; with --required that fails too.`

await main(async () => {
  const { values } = readFlags({ required: { type: 'boolean' } }, USAGE)
  if (values.help) return console.log(HELP)
  const outcome = await audit()
  return outcome === 'clean' || (outcome === 'not-run' && !values.required) ? 0 : 1
})
