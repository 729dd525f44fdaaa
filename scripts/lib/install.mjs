import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { locked } from './lock.mjs'
import { modules, root } from './paths.mjs'
import { runNpm } from './run.mjs'
import { say, seconds, Stop } from './say.mjs'
import { hashOfFile } from './stamp.mjs'

const stamp = join(modules, '.caravan-installed')
const lockfile = join(root, 'package-lock.json')
const machine = `${process.platform} ${process.arch}\n`
const wanted = () => `${hashOfFile(lockfile)} ${machine}`

const textOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** npm writes its own list of what it installed last of all, so a broken-off install has none. */
const npmInstalledTheSame = () => {
  const hidden = textOf(join(modules, '.package-lock.json'))
  if (hidden === null) return false
  const installed = JSON.parse(hidden).packages
  const listed = JSON.parse(readFileSync(lockfile, 'utf8')).packages
  const same = (path) => installed[path]?.version === listed[path]?.version && installed[path]?.integrity === listed[path]?.integrity
  const left = (path) => path === '' || (listed[path].optional && !(path in installed))
  return Object.keys(listed).every((path) => left(path) || same(path)) && Object.keys(installed).every((path) => path in listed)
}

/** Whether node_modules is what the lockfile says. */
const isInstalled = () => {
  const want = wanted()
  const have = textOf(stamp)
  if (have === want) return true
  // a tree copied from another kind of computer has native parts that would not load
  if (have !== null && !have.endsWith(machine)) return false
  if (!npmInstalledTheSame()) return false
  writeFileSync(stamp, want)
  return true
}

/** The lockfile exactly, development packages included whatever the environment says; warnings are for those who change it. */
const npmCi = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--engine-strict=false',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/** Installs the packages where node_modules is missing or was made from another lockfile. */
export const install = async () => {
  if (isInstalled()) return
  await locked(async () => {
    if (isInstalled()) return
    const since = performance.now()
    say('Installing packages (npm ci)…')
    const want = wanted()
    const { status, output } = await runNpm(npmCi, { quiet: true })
    if (status !== 0) throw new Stop(`${output.trim()}\nThe packages could not be installed (npm ci: status ${status}); the lines above say why.`)
    writeFileSync(stamp, want)
    say(`Packages installed in ${seconds(since)}.`)
  })
}
