// npm run bench:watch: how well a camera keeps the score of rendered rounds.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/watch/main.ts', 'bench-watch'))
