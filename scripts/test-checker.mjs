// npm run test:checker: the checker of rulings beside the arbiter, on far more blocked positions than `npm test` takes time for.
import './lib/node-version.mjs'
import { STAGES, vitest } from './lib/stages.mjs'
import { main, say } from './lib/say.mjs'

const HELP = `npm run test:checker

Makes 100,000 rulings on random blocked positions of all rule sets with house rules, and holds the checker of rulings (tools/checker) against the arbiter. Then it
changes every field of 500 of them, one at a time: the checker has to notice each change. \`npm test\` takes 750 and 10.
CARAVAN_RULINGS sets another number, FC_SEED chooses others.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  process.env.CARAVAN_RULINGS ??= '100000'
  await STAGES.find(({ name }) => name === 'install').run()
  const counts = await vitest('vitest.config.ts', { more: ['tests/properties/checker'] })
  say(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
})
