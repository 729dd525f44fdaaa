// npm run bench:table: many phones at one table, how soon a play reaches all of them, and how soon it is painted on phones and a big screen.
import './lib/node-version.mjs'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main } from './lib/say.mjs'

await main(async () => {
  await build()
  process.env[BROWSER_VARIABLE] ??= await findBrowser({ whole: true })
  await runBundled('tests/bench/table/main.ts', 'bench-table')
})
