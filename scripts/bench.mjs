// npm run bench: how fast the scorer is, and what a house with many matches costs.
import './lib/node-version.mjs'
import { BROWSER_VARIABLE, findBrowser } from './lib/browser.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main, say } from './lib/say.mjs'

await main(async () => {
  await build()
  try {
    process.env[BROWSER_VARIABLE] ??= await findBrowser({ whole: true })
  } catch (error) {
    say(`NOT MEASURED: the home page in a browser (${error.message})`)
  }
  await runBundled('tests/bench/main.ts', 'bench')
})
