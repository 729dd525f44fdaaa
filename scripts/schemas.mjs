// npm run schemas: writes again what is made from the schemas in the code: docs/schemas, and the example in docs/ruling-format.md.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { modules } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say } from './lib/say.mjs'

await main(async () => {
  const { status } = await runNode(join(modules, 'vitest', 'vitest.mjs'), ['run', '--project', 'node', 'tests/unit/scripts/schemas.test.ts'], {
    show: 'stdout',
    env: { CARAVAN_RENEW: '1' },
  })
  if (status === 0) say('docs/schemas and the example in docs/ruling-format.md are as the code has them')
  return status
})
