import { closeSync, constants, fstatSync, lstatSync, openSync, type Stats } from 'node:fs'
import { lstat, open, type FileHandle } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { errorCode } from './error-code'

/** Why something in a file's place is not read: what it is, or that it is larger than such a file can be. */
export type Unsuitable = 'folder' | 'link' | 'pipe' | 'socket' | 'device' | 'too-large'

/** What lies in a file's place is no ordinary file, or too large for one of its kind. It was left alone. */
export class UnsuitableFile extends Error {
  override readonly name = 'UnsuitableFile'
  readonly what: Unsuitable
  /** Bytes that were found, and that are read at most. */
  readonly size: number
  readonly most: number

  constructor(what: Unsuitable, size = 0, most = 0) {
    super(what === 'too-large' ? `${size} bytes or more, at most ${most} are read` : `not a file: ${what}`)
    this.what = what
    this.size = size
    this.most = most
  }
}

/** Windows has none of these flags; there the first look at the path has to do. */
const FLAGS: Partial<Record<'O_NOFOLLOW' | 'O_NONBLOCK' | 'O_NOCTTY', number>> = constants
const hasFlags = (): boolean => process.platform !== 'win32'

/** An open never waits for the other end of a pipe, and never goes where a link leads. */
const SAFELY = (FLAGS.O_NOFOLLOW ?? 0) | (FLAGS.O_NONBLOCK ?? 0) | (FLAGS.O_NOCTTY ?? 0)

/** A file server that lets go of a file for us says “not now” to an open that does not wait. In milliseconds. */
const WAITS = [10, 50, 200, 1000]

/**
 * The bytes of an ordinary file, at most `most`, even if it grows during the reading.
 *
 * `UnsuitableFile` for anything else: a link, a folder, a pipe, a socket, a device is neither waited for nor read. Links are refused wherever they
 * lead, since the first write would put a file in the link's place and what it leads to would be left behind. Errors of the system as it gave them.
 */
export async function readRegular(path: string, most: number): Promise<Buffer> {
  const handle = await openPatiently(path)
  try {
    const found = await handle.stat()
    refuse(found)
    return await readUpTo(handle, found.size, most)
  } finally {
    await handle.close()
  }
}

/** Does `work` with an ordinary file that is open for `flags`, made where it is missing if they say so, and with what it was as it was opened; throws as `readRegular`. */
export function withRegularSync<T>(path: string, flags: number, work: (file: number, found: Stats) => T): T {
  if (!hasFlags()) {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (found !== undefined) refuse(found)
  }
  const file = openSync(path, flags | SAFELY, 0o600)
  try {
    const found = fstatSync(file)
    refuse(found)
    return work(file, found)
  } finally {
    closeSync(file)
  }
}

async function openPatiently(path: string): Promise<FileHandle> {
  for (const pause of WAITS) {
    try {
      return await openRegular(path)
    } catch (error) {
      if (errorCode(error) !== 'EAGAIN') throw error
      await wait(pause)
    }
  }
  return openRegular(path)
}

async function openRegular(path: string): Promise<FileHandle> {
  if (!hasFlags()) refuse(await lstat(path))
  try {
    return await open(path, constants.O_RDONLY | SAFELY)
  } catch (error) {
    // a link or a socket is refused with a code of each system's own
    refuse(await lstat(path).catch(() => null))
    throw error
  }
}

function refuse(found: Stats | null): void {
  const what = found === null ? null : oddityOf(found)
  if (what !== null) throw new UnsuitableFile(what)
}

function oddityOf(found: Stats): Exclude<Unsuitable, 'too-large'> | null {
  if (found.isFile()) return null
  if (found.isDirectory()) return 'folder'
  if (found.isSymbolicLink()) return 'link'
  if (found.isFIFO()) return 'pipe'
  return found.isSocket() ? 'socket' : 'device'
}

async function readUpTo(handle: FileHandle, size: number, most: number): Promise<Buffer> {
  if (size > most) throw new UnsuitableFile('too-large', size, most)
  // a byte more than it should have shows that it has ended
  let bytes: Buffer = Buffer.allocUnsafe(size + 1)
  let length = 0
  for (;;) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length)
    length += bytesRead
    if (length > most) throw new UnsuitableFile('too-large', length, most)
    if (bytesRead === 0 || length === size) return bytes.subarray(0, length)
    if (length === bytes.length) bytes = Buffer.concat([bytes, Buffer.allocUnsafe(Math.min(length, most + 1 - length))])
  }
}
