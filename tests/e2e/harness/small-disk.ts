import { execFileSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mountDisk, unmountDisk } from '../../support/mounted-disk'

/** A data folder that can be made too small, and large enough again, while a host runs on it. */
export interface SmallDisk {
  readonly folder: string
  readonly fill: (pid: number) => void
  readonly free: (pid: number) => void
  /** How the app calls it. */
  readonly told: string
  readonly remove: () => Promise<void>
}

const limitFiles = (pid: number, ...bytes: readonly string[]): void =>
  void execFileSync('prlimit', ['--pid', String(pid), bytes.length === 0 ? '--fsize' : `--fsize=${bytes.join(':')}`], { stdio: 'pipe' })

/**
 * A small disk: a real one of 512 KiB where one may be mounted; else, on Linux, a limit on the size of the files that the
 * host may write. Throws with both reasons if neither works.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-e2e-'))
  const noMount = mountDisk(folder, '512k')
  if (noMount === null) {
    const ballast = join(folder, 'ballast')
    return {
      folder,
      fill: () => {
        const { bavail, bsize } = statfsSync(folder)
        writeFileSync(ballast, Buffer.alloc(bavail * bsize))
      },
      free: () => writeFileSync(ballast, ''),
      told: 'The disk is full. Free up space and try again.',
      remove: async () => {
        unmountDisk(folder)
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  try {
    limitFiles(process.pid)
  } catch (error) {
    throw new Error(`No disk can be made full here. Mounting one: ${noMount}. Limiting the size of files failed too`, { cause: error })
  }
  return {
    folder,
    fill: (pid) => limitFiles(pid, '64', 'unlimited'),
    free: (pid) => limitFiles(pid, 'unlimited', 'unlimited'),
    told: 'Saving didn’t work.',
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
