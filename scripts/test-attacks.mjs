// npm run test:attacks: ZIP files, match files and calls that are made to break the host, far more than `npm test` takes time for.
import './lib/node-version.mjs'
import { main } from './lib/say.mjs'
import { driveAlone } from './lib/stages.mjs'

const HELP = `npm run test:attacks

20,000 files that are chosen as a backup, 20,000 in the place of a match, and 50,000 calls, each made from a sound one by a seeded generator, against the
built host. It has to answer every one with a reason, and to take a play after each few hundred. Then 50,000 times phones join an evening, say something of
results, go home, come back or leave, in any order, while the volunteer goes on. CARAVAN_ATTACK_ZIPS, CARAVAN_ATTACK_FILES, CARAVAN_ATTACK_CALLS,
CARAVAN_ATTACK_GUESTS and CARAVAN_ATTACK_EVENINGS (20,000 files of evenings) set other numbers.`

const ALL = {
  CARAVAN_ATTACK_ZIPS: '20000',
  CARAVAN_ATTACK_FILES: '20000',
  CARAVAN_ATTACK_CALLS: '50000',
  CARAVAN_ATTACK_GUESTS: '50000',
  CARAVAN_ATTACK_EVENINGS: '20000',
}

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  for (const [name, count] of Object.entries(ALL)) process.env[name] ??= count
  return driveAlone('attacks')
})
