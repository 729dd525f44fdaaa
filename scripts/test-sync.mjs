// npm run test:sync: two devices whose data folders a real Syncthing keeps in step.
import './lib/node-version.mjs'
import { main } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'
import { SYNCTHING_VARIABLE } from './lib/syncthing.mjs'

const HELP = `npm run test:sync

Two Syncthings on this machine alone (loopback, no discovery, no relays, no reports) keep the data folders of two Caravans in step
while people play on both, connected or not. ${SYNCTHING_VARIABLE}=/path/to/syncthing names one; without it the system's is used, else
the Debian package is installed where that is possible.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  return driveAlone('sync')
})
