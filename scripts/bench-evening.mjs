// npm run bench:evening: how fast tables are drawn, and random evenings held against a checker that was written separately.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/evening/main.ts', 'bench-evening'))
