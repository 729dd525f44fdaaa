// npm run test:faults: every named fault of disk, clock and process, with far more kills than `npm test` takes time for.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { modules } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  const { status } = await runNode(join(modules, 'vitest', 'vitest.mjs'), ['run', 'tests/faults'], {
    show: 'stdout',
    env: { CARAVAN_KILLS: process.env.CARAVAN_KILLS ?? '500' },
  })
  process.exitCode = status
})
