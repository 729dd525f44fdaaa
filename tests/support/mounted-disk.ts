import { execFileSync } from 'node:child_process'

const quietly = (command: string, ...args: readonly string[]): void => void execFileSync(command, args, { stdio: 'pipe' })

/** Puts an empty disk of `size` (as tmpfs(5) writes it: `256k`) at a folder. Gives why that cannot be done here, or null: it takes Linux, and root. */
export function mountDisk(folder: string, size: string): string | null {
  if (process.platform !== 'linux') return `only Linux can mount one, and this is ${process.platform}`
  try {
    quietly('mount', '-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder)
    return null
  } catch (error) {
    return String(error).split('\n')[0] ?? 'mount failed'
  }
}

/** Lets nothing more be written to it. */
export const makeReadOnly = (folder: string): void => quietly('mount', '-o', 'remount,ro', folder)

/** Takes it away, though somebody may still look at it. */
export const unmountDisk = (folder: string): void => quietly('umount', '-l', folder)
