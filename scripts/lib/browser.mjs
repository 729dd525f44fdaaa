import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { aptGet, mayInstall } from './debian.mjs'
import { modules } from './paths.mjs'
import { runNode } from './run.mjs'
import { say, Stop } from './say.mjs'

/** The person's own choice of browser; everything else is only tried without it. */
export const BROWSER_VARIABLE = 'CARAVAN_CHROMIUM'

/** Chromium without a window of its own, which the tests never look at: the same engine for less than half of the processor time that a page takes to open. */
const LIGHT = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge', 'microsoft-edge-stable']
const MAC = ['Chromium', 'Google Chrome', 'Microsoft Edge'].map((name) => `${name}.app/Contents/MacOS/${name}`)
const WINDOWS = ['Chromium/Application/chrome.exe', 'Google/Chrome/Application/chrome.exe', 'Microsoft/Edge/Application/msedge.exe']

const usualPlaces = (names) => {
  const { HOME = '', PATH = '', ProgramFiles = '', LOCALAPPDATA = '' } = process.env
  const under = (folders, files) => folders.filter(Boolean).flatMap((folder) => files.map((file) => join(folder, file)))
  if (process.platform === 'darwin') return under(['/Applications', join(HOME, 'Applications')], MAC)
  if (process.platform === 'win32') return under([ProgramFiles, process.env['ProgramFiles(x86)'], LOCALAPPDATA], WINDOWS)
  return under([...PATH.split(delimiter), '/usr/bin', '/usr/lib/chromium', '/opt/google/chrome', '/snap/bin'], names)
}

/** Some systems have a `chromium` that only says how to get one; asked for its version it fails. (On Windows asking opens a window.) */
const works = (program) => {
  try {
    accessSync(program, constants.X_OK)
  } catch {
    return false
  }
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /\d+\.\d+/.test(stdout)
}

const onTheSystem = (names) => usualPlaces(names).find((place) => existsSync(place) && works(place)) ?? null

const playwrights = async () => {
  const { chromium } = await import(pathToFileURL(join(modules, 'playwright-core', 'index.mjs')).href)
  const program = chromium.executablePath()
  return existsSync(program) ? program : null
}

/** Debian's package, where this may install it; older systems have only the one with a window. */
const installFromDebian = async () => {
  if (!mayInstall()) return null
  const update = await aptGet(15, 'update')
  for (const name of ['chromium-headless-shell', 'chromium']) {
    say(`No Chromium found: installing the system package (apt-get install ${name})…`)
    const { status, output } = await aptGet(15, 'install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core')
    if (status === 0) break
    say(`${update.output}${output}`.trim().split('\n').slice(-5).join('\n'))
  }
  return onTheSystem([...LIGHT, ...NAMES])
}

/** The one without a window beside Debian's own, where this may install it and can do so soon; without it the tests drive the one that is there. */
const installLight = async () => {
  if (!mayInstall() || spawnSync('dpkg-query', ['--show', 'chromium']).status !== 0) return null
  say('The Chromium of this system has a window, which the tests never look at: installing the one without (apt-get install chromium-headless-shell)…')
  const install = () => aptGet(5, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell')
  if ((await install()).status !== 0 && (await aptGet(5, 'update')).status === 0) await install()
  return onTheSystem(LIGHT)
}

const installPlaywrights = async () => {
  say("No Chromium found: installing Playwright's own (npx playwright-core install chromium)…")
  const cli = join(modules, 'playwright-core', 'cli.js')
  const { status, output } = await runNode(cli, ['install', 'chromium'], { quiet: true, limit: 15 * 60_000 })
  if (status !== 0) say(output.trim().split('\n').slice(-5).join('\n'))
  return playwrights()
}

const NONE = `No Chromium could be found or installed, and the end-to-end tests need one.
Install Chromium, Chrome or Edge, or name one: ${BROWSER_VARIABLE}=/path/to/chromium npm test`

/**
 * A Chromium to drive: the variable's, one on the system, one installed before, one installed now.
 *
 * Tests take one without a window where there is one; what is measured is measured in a browser as people have it (`whole`).
 */
export const findBrowser = async ({ whole = false } = {}) => {
  const named = process.env[BROWSER_VARIABLE]
  if (named) {
    if (works(named)) return named
    throw new Stop(`${BROWSER_VARIABLE} names no browser that starts: ${named}`)
  }
  const light = whole ? null : (onTheSystem(LIGHT) ?? (await installLight()))
  const found = light ?? onTheSystem([...NAMES, ...LIGHT]) ?? (await playwrights()) ?? (await installFromDebian()) ?? (await installPlaywrights())
  if (found === null) throw new Stop(NONE)
  return found
}
