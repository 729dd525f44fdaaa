// npm run bench:ui: how long the page lets someone wait in a real browser, and whether anything jumps.
import './lib/node-version.mjs'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  process.env[BROWSER_VARIABLE] ??= await findBrowser({ whole: true })
  await runBundled('tests/bench/ui/main.ts', 'bench-ui')
})
