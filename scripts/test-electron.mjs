// npm run test:electron: the desktop window in Electron itself. It fails where there is no runtime or no screen, since then nothing was tested.
import './lib/node-version.mjs'
import { join } from 'node:path'
import { build } from './lib/build.mjs'
import { findDesktop } from './lib/desktop.mjs'
import { readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { modules } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say, Stop } from './lib/say.mjs'

const USAGE = 'npm run test:electron'
const HELP = `${USAGE}

Plays a match and tests the window in Electron itself, in a data folder of its own. Without the runtime, or without a
screen to open a window on, it fails and says what is missing; npm test runs the same flows against a stand-in for Electron.

ELECTRON_EXEC_PATH names an Electron runtime to use.`

await main(async () => {
  const { values } = readFlags({}, USAGE)
  if (values.help) return console.log(HELP)
  await install()
  const { program, why } = await findDesktop()
  if (program === undefined) throw new Stop(`The desktop window was not tested: ${why}.`)
  await build()
  say(`Electron: ${program}`)
  const { status } = await runNode(join(modules, 'vitest', 'vitest.mjs'), ['run', '--config', 'vitest.built.config.ts', '--project', 'electron'], {
    show: 'stdout',
    env: { CARAVAN_ELECTRON: program },
  })
  return status
})
