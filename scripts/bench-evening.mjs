// npm run bench:evening: how fast tables are drawn, random evenings held against a checker that was written separately, and what a host makes of fifty tables.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  await runBundled('tests/bench/evening/main.ts', 'bench-evening')
})
