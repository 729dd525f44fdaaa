import { spawnSync } from 'node:child_process'
import { installPackages } from './debian.mjs'

/** The person's own choice of Syncthing; others are only looked for without it. */
export const SYNCTHING_VARIABLE = 'CARAVAN_SYNCTHING'

const works = (program) => {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 30_000 })
  return status === 0 && /^syncthing v[1-9]/i.test(stdout)
}

/** A Syncthing to test with, or why there is none: the variable's, the system's, the one installed now. */
export const findSyncthing = async () => {
  const named = process.env[SYNCTHING_VARIABLE]
  if (named) return works(named) ? { program: named } : { why: `${SYNCTHING_VARIABLE} names no Syncthing that starts: ${named}` }
  if (works('syncthing')) return { program: 'syncthing' }
  const why = await installPackages('Syncthing', ['syncthing'])
  if (why !== null) return { why }
  return works('syncthing') ? { program: 'syncthing' } : { why: 'it was installed but does not start' }
}
