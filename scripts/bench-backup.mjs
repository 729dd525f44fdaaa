// npm run bench:backup: how long backups of ten thousand matches take, and how much memory.
import './lib/node-version.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(() => runBundled('tests/bench/backup/main.ts', 'bench-backup'))
