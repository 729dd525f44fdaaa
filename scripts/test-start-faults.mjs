// npm run test:start-faults: every way in which a start can fail, with a stand-in for Electron and with false runtimes.
import './lib/node-version.mjs'
import { build } from './lib/build.mjs'
import { install } from './lib/install.mjs'
import { main, say } from './lib/say.mjs'
import { vitest } from './lib/stages.mjs'

const HELP = `npm run test:start-faults

Starts the built window program against a stand-in for Electron that lets a start fail in one way after another: no event, no page, no process, no folder,
no screen. And starts as npm start does, with runtimes that are missing, cut off, silent, or end at once; and as packages for
Linux do. Each has to end in a window, or in a sentence that says what to do. npm test does the same.`

await main(async () => {
  if (process.argv.includes('--help')) return console.log(HELP)
  await install()
  await build()
  const units = ['scripts/desktop', 'scripts/runtime', 'scripts/sandbox', 'scripts/launcher', 'main/hosts/electron/screen'].map(
    (name) => `tests/unit/${name}.test.ts`,
  )
  const scripts = await vitest('vitest.config.ts', { more: units })
  const windows = await vitest('vitest.built.config.ts', { more: ['--project', 'shell', 'tests/shell/start-faults'] })
  const [passed, failed] = ['passed', 'failed'].map((key) => scripts[key] + windows[key])
  say(`${passed} passed, ${failed} failed`)
  return failed === 0 ? 0 : 1
})
