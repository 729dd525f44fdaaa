import { chmod, stat } from 'node:fs/promises'

const OTHERS = 0o077

/**
 * Whether nobody but this user can look into a folder; one of this user's is made so where it is not.
 *
 * False for a folder of someone else's, and on a file system that knows no such modes. Windows keeps what lies in a user's own folders to that user.
 */
export async function isPrivate(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return true
  const { uid, mode } = await stat(folder)
  if (uid !== process.getuid?.()) return false
  if ((mode & OTHERS) === 0) return true
  await chmod(folder, 0o700).catch(() => undefined)
  return ((await stat(folder)).mode & OTHERS) === 0
}
