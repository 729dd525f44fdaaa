// npm run bench:sync: how soon a change is seen on another computer whose folder a real Syncthing keeps in step.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { runBundled } from './lib/bundled.mjs'
import { main, say } from './lib/say.mjs'
import { findSyncthing, SYNCTHING_VARIABLE } from './lib/syncthing.mjs'

await main(async () => {
  const { program, why } = await findSyncthing()
  if (program === undefined) {
    say(`NOT RUN: it needs a Syncthing, and ${why}.`)
    return 1
  }
  process.env[SYNCTHING_VARIABLE] = program
  await build()
  await runBundled('tests/bench/sync/main.ts', 'bench-sync')
})
