// npm run bench:count: what the paths that people wait for take, counted and not timed.
import './lib/node-version.mjs'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { runBundled } from './lib/bundled.mjs'
import { install } from './lib/install.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await install()
  process.env[BROWSER_VARIABLE] ??= await findBrowser()
  await runBundled('tests/bench/count/main.ts', 'bench-count')
})
