import { execFileSync } from 'node:child_process'
import { statfsSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder that can be made too small, and large enough again, while a host runs on it. */
export interface SmallDisk {
  readonly folder: string
  readonly fill: (pid: number) => void
  readonly free: (pid: number) => void
  /** How the app calls it. */
  readonly told: string
  readonly remove: () => Promise<void>
}

const quietly = (command: string, ...args: readonly string[]): void => void execFileSync(command, args, { stdio: 'pipe' })

const attempt = (work: () => void): string | null => {
  try {
    work()
    return null
  } catch (error) {
    return String(error).split('\n')[0] ?? 'failed'
  }
}

/**
 * A small disk: a real one of 512 KiB where one may be mounted; else, on Linux, a limit on the size of the files that the
 * host may write. Throws with both reasons if neither works.
 */
export async function smallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'caravan-e2e-'))
  const noMount = attempt(() => quietly('mount', '-t', 'tmpfs', '-o', 'size=512k', 'tmpfs', folder))
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
        quietly('umount', '-l', folder)
        await rm(folder, { recursive: true, force: true })
      },
    }
  }
  const noLimit = attempt(() => quietly('prlimit', '--pid', String(process.pid), '--fsize'))
  if (noLimit !== null) throw new Error(`A full disk cannot be had here. Mounting one: ${noMount}. Limiting the size of files: ${noLimit}`)
  const limit = (pid: number, bytes: string) => quietly('prlimit', '--pid', String(pid), `--fsize=${bytes}:unlimited`)
  return {
    folder,
    fill: (pid) => limit(pid, '64'),
    free: (pid) => limit(pid, 'unlimited'),
    told: 'Saving didn’t work.',
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
