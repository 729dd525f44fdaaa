// npm run bench:table: many phones at one table, and how soon a play reaches all of them.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  await runBundled('tests/bench/table/main.ts', 'bench-table')
})
