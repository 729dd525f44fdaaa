// npm run test:installer: installs what was packed as a person would, and starts it.
import './lib/node-version.mjs'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import config from '../electron-builder.config.mjs'
import { readFlags } from './lib/flags.mjs'
import { installersOf, proveInstaller } from './lib/installers.mjs'
import { root } from './lib/paths.mjs'
import { main, Stop } from './lib/say.mjs'

const USAGE = 'npm run test:installer -- ENDING [--chip x64|arm64]'
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const installers = installersOf(config, version)
const endingOf = ({ name }) => name.slice(`Caravan-${version}-`.length)

const HELP = `${USAGE}

Installs a file of dist/ as a person would, starts what it installed with --smoke, and prints the line that says that it works. What apt or the
installer for Windows installs stays, so this is for a computer that is there for tests. ENDING says which file:
  ${installers.map(endingOf).join(', ')}.

--chip  the chip that the program has to be for; without it, that of this computer`

await main(async () => {
  const { values, positionals } = readFlags({ chip: { type: 'string' } }, USAGE, true)
  if (values.help) return console.log(HELP)
  const installer = installers.find((each) => endingOf(each) === positionals[0])
  if (installer === undefined || positionals.length !== 1) throw new Stop(`Name one of ${installers.map(endingOf).join(', ')}. Usage: ${USAGE}`, 2)
  const file = join(root, 'dist', installer.name)
  if (!existsSync(file)) throw new Stop(`${file} is not there. Make it with npm run package.`)
  const folder = mkdtempSync(join(tmpdir(), 'caravan-installer-'))
  try {
    console.log(await proveInstaller({ target: installer.target, file, folder, version, chip: values.chip ?? process.arch }))
  } catch (error) {
    throw new Stop(`${installer.name} does not work: ${error.message}`)
  } finally {
    // Windows lets go of files a moment after the program has ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
})
