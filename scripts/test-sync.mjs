// npm run test:sync: devices whose data folders real Syncthings keep in step: stories of two, and a league on eight in schedules of faults.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { readFlags } from './lib/flags.mjs'
import { main, say, Stop } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'
import { findSyncthing, SYNCTHING_VARIABLE } from './lib/syncthing.mjs'

const USAGE = 'npm run test:sync -- [--only stories|league] [--devices 8] [--schedules 50] [--entries 20000] [--seed 1] [--keep DIR]'
const HELP = `${USAGE}

Syncthings on this machine alone (loopback, no discovery, no relays, no reports) keep the data folders of Caravans in step while people
play, connected or not. First the stories of two devices, as in npm test. Then a league: matches and evenings on many devices, which are cut off and
killed, have full disks (where one may be mounted) and clocks that are a day off, as the seed says. After each schedule all are together again: each has the same,
nothing acknowledged is lost, and a person has at most 1 in 1,000 to decide. --entries is for all schedules together; --keep DIR leaves the files
of a failure there. ${SYNCTHING_VARIABLE}=/path/to/syncthing names a Syncthing; without it the system's is used, else the Debian package is installed where
that is possible.`

const WHOLE = /^[1-9]\d{0,6}$/

await main(async () => {
  const number = { type: 'string' }
  const flags = { only: { type: 'string' }, devices: number, schedules: number, entries: number, seed: number, keep: { type: 'string' } }
  const { values } = readFlags(flags, USAGE)
  if (values.help) return console.log(HELP)
  const { only, keep, ...numbers } = values
  if (only !== undefined && only !== 'stories' && only !== 'league') throw new Stop(`There is no '${only}'. Usage: ${USAGE}`, 2)
  for (const [name, text] of Object.entries(numbers)) if (!WHOLE.test(text)) throw new Stop(`--${name} takes a whole number from 1, not '${text}'.`, 2)
  if (only !== 'league') {
    const status = await driveAlone('sync')
    if (status !== 0 || only === 'stories') return status
  }
  const { program, why } = await findSyncthing()
  if (program === undefined) {
    say(`NOT RUN: the test with Syncthing needs one, and ${why}.`)
    return 1
  }
  process.env[SYNCTHING_VARIABLE] = program
  const given = Object.entries({ ...numbers, ...(keep === undefined ? {} : { keep }) })
  process.argv = [process.argv[0], process.argv[1], ...given.flatMap(([name, value]) => [`--${name}`, value])]
  if (only === 'league') await build()
  await runBundled('tests/sync/league/main.ts', 'league')
})
