// npm run test:properties: what must hold in every game, with far more games than `npm test` takes time for.
import './lib/node-version.mjs'
import { STAGES, vitest } from './lib/stages.mjs'
import { main, say } from './lib/say.mjs'

const HELP = `npm run test:properties

Random games and blocked rounds, scored by Caravan and by a scorer that was written separately, and everything else that has to hold in any game: edits,
imports, joins, statistics, explanations. And lines of play of the greatest lengths, laid in every window. \`npm test\` takes a fiftieth of the games and two
of six lines.
FC_RUNS=80 takes eighty times as many as \`npm test\`, FC_SEED chooses other games; a failure names both, in a line that repeats it.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  process.env.FC_RUNS ??= '50'
  await STAGES.find(({ name }) => name === 'install').run()
  const counts = await vitest('vitest.config.ts', { more: ['tests/properties', 'tests/unit/renderer/components/line-of-play'] })
  say(`${counts.passed} passed, ${counts.failed} failed`)
  return counts.failed === 0 ? 0 : 1
})
