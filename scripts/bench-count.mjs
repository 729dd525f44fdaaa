// npm run bench:count: what the paths that people wait for take, counted and not timed.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/count/main.ts', 'bench-count'))
