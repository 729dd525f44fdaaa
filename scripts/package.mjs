// npm run package: builds the desktop program's installers for this system into dist/.
import './lib/node-version.mjs'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../electron-builder.config.mjs'
import { build } from './lib/build.mjs'
import { readFlags } from './lib/flags.mjs'
import { install } from './lib/install.mjs'
import { installersOf } from './lib/installers.mjs'
import { modules, root } from './lib/paths.mjs'
import { runNode } from './lib/run.mjs'
import { main, say, Stop } from './lib/say.mjs'
import { keepSecretsOf } from './lib/signing.mjs'

const USAGE = 'npm run package -- [--linux | --win | --mac] [--dir]'
const HELP = `${USAGE}

Builds the installers of this system (or the one named, where electron-builder can) into dist/, with SHA256SUMS.
--dir stops at the unpacked program. electron-builder downloads Electron and its own tools when they are first needed.

CARAVAN_UPDATE_URL   writes a feed of new versions for that address beside them; the program itself never asks for one
CARAVAN_HOMEPAGE     the address that a .deb names; a .deb needs one
CARAVAN_MAINTAINER   who is responsible for a .deb, as NAME <ADDRESS>
CSC_LINK             the certificate that signs for macOS, with CSC_KEY_PASSWORD; without one the program is signed ad hoc
WIN_CSC_LINK         the certificate that signs for Windows, with WIN_CSC_KEY_PASSWORD; without one the program is not signed`

const SYSTEMS = ['linux', 'win', 'mac']
const THIS_SYSTEM = { linux: 'linux', win32: 'win', darwin: 'mac' }[process.platform]

const INSTALLER = /^Caravan-.*\.(AppImage|deb|exe|dmg|blockmap)$|^latest.*\.yml$/

/** The files that were to be made for these systems and are not there. */
const missingFrom = (dist, systems) => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const names = installersOf(config, version).flatMap(({ system, name }) => (systems.includes(system) ? [name] : []))
  return names.filter((name) => !existsSync(join(dist, name)))
}

/** Anyone who downloads a package can check that it is complete. */
const writeChecksums = (dist) => {
  const files = readdirSync(dist)
    .filter((name) => INSTALLER.test(name))
    .sort()
  const lines = files.map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(dist, name)))
        .digest('hex')}  ${name}\n`,
  )
  writeFileSync(join(dist, `SHA256SUMS-${process.platform}.txt`), lines.join(''))
  return files
}

await main(async () => {
  const { values } = readFlags({ linux: { type: 'boolean' }, win: { type: 'boolean' }, mac: { type: 'boolean' }, dir: { type: 'boolean' } }, USAGE)
  if (values.help) return console.log(HELP)
  await install()
  await build()
  const named = SYSTEMS.filter((name) => values[name])
  const systems = named.length > 0 ? named : [THIS_SYSTEM]
  keepSecretsOf(systems, process.env)
  const { makeIcons } = await import('./lib/icons.mjs')
  await makeIcons()
  const flags = ['linux', 'win', 'mac', 'dir'].filter((name) => values[name]).map((name) => `--${name}`)
  const { status } = await runNode(join(modules, 'electron-builder', 'cli.js'), ['--config', 'electron-builder.config.mjs', '--publish', 'never', ...flags])
  if (status !== 0) throw new Stop('electron-builder could not pack it; the lines above say why.')
  if (values.dir) return
  const missing = missingFrom(join(root, 'dist'), systems)
  if (missing.length > 0) throw new Stop(`electron-builder did not make ${missing.join(', ')}.`)
  say(`In dist/: ${writeChecksums(join(root, 'dist')).join(', ')}`)
})
