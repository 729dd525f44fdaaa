// npm run test:power: far more power cuts than `npm test` takes time for.
import './lib/node-version.mjs'
import { STAGES, vitest } from './lib/stages.mjs'
import { main, say } from './lib/say.mjs'

const HELP = `npm run test:power

Records 200 runs of a house on a disk in memory (matches, people, evenings, photos, settings, backups, restoring, older folders), cuts the power at moments of each,
and opens what may be left then with the store's own code: 100,000 states. Each has to open, and everything that was acknowledged has to be in it. States that
are the same byte by byte are opened once. \`npm test\` takes 8 runs and 320 states. CARAVAN_POWER_RUNS and CARAVAN_POWER_STATES set other numbers, FC_SEED chooses others.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  process.env.CARAVAN_POWER_RUNS ??= '200'
  process.env.CARAVAN_POWER_STATES ??= '110000'
  await STAGES.find(({ name }) => name === 'install').run()
  const counts = await vitest('vitest.config.ts', { more: ['tests/faults/power'] })
  say(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
})
