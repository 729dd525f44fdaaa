import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { install } from './install.mjs'
import { locked } from './lock.mjs'
import { modules, out } from './paths.mjs'
import { runNode } from './run.mjs'
import { say, seconds, Stop } from './say.mjs'
import { stampOf } from './stamp.mjs'

const PARTS = ['main', 'preload', 'renderer']
const built = stampOf(join(out, '.built'), [
  'src',
  'resources',
  'tools/checker',
  'electron.vite.config.ts',
  'scripts/lib/checker-page.mjs',
  'scripts/lib/icons.mjs',
  'scripts/lib/languages',
  'scripts/lib/licences.mjs',
  'scripts/lib/main-files.mjs',
  'scripts/lib/page-chunks.mjs',
  'scripts/lib/watch-page.mjs',
  'scripts/lib/without-later-code.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
])

/** Whether out/ was built from the sources as they are. */
const isBuilt = () => built.isFresh()

const renameWithRetry = async (from, to) => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return renameSync(from, to)
    } catch (error) {
      // Windows keeps a folder in place while someone reads in it
      if (!['EPERM', 'EBUSY', 'EACCES'].includes(error.code)) throw error
      if (attempt === 20) throw new Stop(`${to} could not be replaced (${error.code}). Is Caravan still running? Close it and try again.`)
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

const clean = () => {
  for (const name of readdirSync(out)) if (/^\.(new|old)-/.test(name)) rmSync(join(out, name), { recursive: true, force: true })
}

/** A window without it works as well. */
const writeWindowIcon = async (file) => {
  try {
    const { makeWindowIcon } = await import('./icons.mjs')
    await makeWindowIcon(file)
  } catch (error) {
    say(`The window has no picture of its own: ${error.message}`)
  }
}

/** Builds beside what is there and puts it in place part by part, so that a failed build changes nothing. */
const replaceOut = async () => {
  clean()
  const fresh = join(out, `.new-${process.pid}`)
  const old = join(out, `.old-${process.pid}`)
  const electronVite = join(modules, 'electron-vite', 'bin', 'electron-vite.js')
  const { status, output } = await runNode(electronVite, ['build', '--outDir', fresh, '--logLevel', 'warn'], { quiet: true })
  if (status !== 0) throw new Stop(`${output.trim()}\nThe build failed; the lines above say why.`)
  await writeWindowIcon(join(fresh, 'main', 'icon.png'))
  built.drop()
  mkdirSync(old)
  for (const part of PARTS) {
    await renameWithRetry(join(out, part), join(old, part)).catch((error) => {
      if (error.code !== 'ENOENT') throw error
    })
    await renameWithRetry(join(fresh, part), join(out, part))
  }
  clean()
}

/** The modules that are made are sources too, and have to be there before the stamp is taken. */
const makeSources = async () => {
  const { makeModules } = await import('./made.mjs')
  makeModules()
}

/** Installs and builds what is missing or old; nothing to do takes a few milliseconds. */
export const build = async () => {
  if (isBuilt()) return
  await install()
  await makeSources()
  await locked(async () => {
    if (isBuilt()) return
    const since = performance.now()
    say('Building…')
    const writeStamp = built.take()
    await replaceOut()
    writeStamp()
    say(`Built in ${seconds(since)}.`)
  })
}
