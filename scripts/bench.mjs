// npm run bench: how fast the scorer is.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/main.ts', 'bench'))
