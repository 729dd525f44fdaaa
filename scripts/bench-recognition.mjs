// npm run bench:recognition -- DIR: how well tiles and dice are read from photos.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/recognition/main.ts', 'bench-recognition'))
