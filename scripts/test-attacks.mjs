// npm run test:attacks: ZIP files, match files and calls that are made to break the host, far more than `npm test` takes time for.
import './lib/node-version.mjs'
import { main } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const HELP = `npm run test:attacks

20,000 files that are chosen as a backup, 20,000 in the place of a match, and 50,000 calls, each made from a sound one by a seeded generator, against the
built host. It has to answer every one with a reason, and to take a play after each few hundred. CARAVAN_ATTACK_ZIPS, CARAVAN_ATTACK_FILES and
CARAVAN_ATTACK_CALLS set other numbers.`

const ALL = { CARAVAN_ATTACK_ZIPS: '20000', CARAVAN_ATTACK_FILES: '20000', CARAVAN_ATTACK_CALLS: '50000' }

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  for (const [name, count] of Object.entries(ALL)) process.env[name] ??= count
  return driveAlone('attacks')
})
