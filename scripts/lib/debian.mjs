import { existsSync } from 'node:fs'
import { run } from './run.mjs'
import { say } from './say.mjs'

/** Whether packages of the system can be installed from here: on Debian and what comes from it, as root. */
export const mayInstall = () => process.platform === 'linux' && process.getuid() === 0 && existsSync('/usr/bin/apt-get')

/** Runs apt-get without questions, so many minutes at most. */
export const aptGet = (minutes, ...args) => run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: minutes * 60_000 })

/**
 * Installs packages of the system without which tests of `what` cannot be run; why that was not possible, or null.
 *
 * @param {string} what
 * @param {readonly string[]} packages
 * @returns {Promise<string | null>}
 */
export const installPackages = async (what, packages) => {
  if (!mayInstall()) return 'it is not installed, and cannot be installed from here (that takes Debian, as root)'
  say(`No ${what} found: installing from the system (apt-get install ${packages.join(' ')})…`)
  const install = () => aptGet(10, 'install', '-y', '--no-install-recommends', ...packages)
  let { status, output } = await install()
  if (status !== 0) {
    await aptGet(10, 'update')
    ;({ status, output } = await install())
  }
  return status === 0 ? null : `it could not be installed: ${output.trim().split('\n').at(-1)}`
}
