import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** The person's own choice of Syncthing; others are only looked for without it. */
export const SYNCTHING_VARIABLE = 'CARAVAN_SYNCTHING'

const works = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /^syncthing v[1-9]/i.test(stdout)
}

/** Debian's package, where this may install it. */
const installFromDebian = async () => {
  if (process.platform !== 'linux' || process.getuid() !== 0 || !existsSync('/usr/bin/apt-get'))
    return 'it is not installed, and cannot be installed from here (that takes Debian, as root)'
  say('No Syncthing found: installing the system package (apt-get install syncthing)…')
  const options = { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: 10 * 60_000 }
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', 'syncthing'], options)
  let { status, output } = await install()
  if (status !== 0) {
    await run('apt-get', ['update'], options)
    ;({ status, output } = await install())
  }
  return status === 0 ? null : `its package could not be installed: ${output.trim().split('\n').at(-1)}`
}

/** A Syncthing to test with, or why there is none: the variable's, the system's, the one installed now. */
export const findSyncthing = async () => {
  const named = process.env[SYNCTHING_VARIABLE]
  if (named) return works(named) ? { program: named } : { why: `${SYNCTHING_VARIABLE} names no Syncthing that starts: ${named}` }
  if (works('syncthing')) return { program: 'syncthing' }
  const why = await installFromDebian()
  if (why !== null) return { why }
  return works('syncthing') ? { program: 'syncthing' } : { why: 'it was installed but does not start' }
}
