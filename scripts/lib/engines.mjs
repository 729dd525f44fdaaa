import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from './debian.mjs'

/** The person's own choice of a Firefox, and of WebKitGTK's driver; others are only looked for without them. */
export const FIREFOX_VARIABLE = 'CARAVAN_FIREFOX'
export const WEBKIT_VARIABLE = 'CARAVAN_WEBKIT'
/** And of gjs, in whose window WebKitGTK makes text alone larger. */
export const GJS_VARIABLE = 'CARAVAN_GJS'

const onThePath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file))

const says = (program, flag, expected) => {
  const { status, stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8', timeout: 60_000 })
  return status === 0 && expected.test(stdout + stderr)
}

/** Ubuntu's own Firefox is shut into a folder of its own, where no test can give it a profile. */
const isSnap = (program) => realpathSync(program).includes('/snap/') || readFileSync(program, { encoding: 'latin1' }).slice(0, 2000).includes('/snap/')

const isFirefox = (program) => says(program, '--version', /Firefox \d/) && !isSnap(program)
const isWebKitDriver = (program) => says(program, '--help', /WebKitWebDriver/)

const isGjs = (program) => spawnSync(program, ['-c', "imports.gi.versions.WebKit2 = '4.1'; imports.gi.WebKit2"], { timeout: 60_000 }).status === 0

const find = async ({ what, variable, names, works, also = [], packages }) => {
  const named = process.env[variable]
  if (named) return works(named) ? { program: named } : { why: `${variable} names none that starts: ${named}` }
  if (process.platform !== 'linux') return { why: 'its test runs on Linux alone' }
  const found = () => (also.every(onThePath) ? names.map(onThePath).find((program) => program !== undefined && works(program)) : undefined)
  const here = found()
  if (here !== undefined) return { program: here }
  const why = await installPackages(what, packages)
  if (why !== null) return { why }
  const program = found()
  return program === undefined ? { why: 'it was installed but does not start' } : { program }
}

/** A Firefox to test in, or why there is none: the variable's, the system's, the one installed now. */
export const findFirefox = () =>
  find({ what: 'Firefox', variable: FIREFOX_VARIABLE, names: ['firefox-esr', 'firefox'], works: isFirefox, packages: ['firefox-esr'] })

/** WebKitGTK's driver, or why there is none; its browser comes with it, and needs a screen. */
export const findWebKit = () =>
  find({
    what: 'WebKitGTK',
    variable: WEBKIT_VARIABLE,
    names: ['WebKitWebDriver'],
    works: isWebKitDriver,
    also: ['Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  })

/** The program that runs a bare window of WebKitGTK, or why there is none. */
export const findGjs = () => find({ what: 'gjs with WebKitGTK', variable: GJS_VARIABLE, names: ['gjs'], works: isGjs, packages: ['gjs', 'gir1.2-webkit2-4.1'] })
