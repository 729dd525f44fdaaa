import { randomBytes } from 'node:crypto'
import { basename, dirname } from 'node:path'
import { errorCode, hasCode } from './error-code'
import type { Files, FileStamp } from './files'
import { SaveFault, toSaveFault } from './save-fault'

/** A virus scanner or an indexer may hold the file for a moment; these codes are how Windows says so. */
const HELD_FOR_A_MOMENT = ['EPERM', 'EBUSY', 'EACCES']

/** Waits between attempts at a rename, in milliseconds: about 1.3 s in all. */
const RENAME_WAITS = [10, 20, 40, 80, 160, 320, 640]

const TEMPORARY = /\.[0-9a-f]{12}\.tmp$/

/** Whether a file name is one that a write has until it is done. */
export function isTemporary(name: string): boolean {
  return TEMPORARY.test(name)
}

/** What this process is writing right now, by file name: chance makes each the only one of its name, whichever way leads to its folder. */
const underWay = new Set<string>()

/** Whether a file name is one that an interrupted write left behind, which may be cleared away; not what is just being written. */
export function isLeftBehind(name: string): boolean {
  return isTemporary(name) && !underWay.has(name)
}

/**
 * Puts `content` at `path`, whole or not at all, and returns only once it is on the disk.
 *
 * Written beside the target, flushed, measured, then renamed over it; the folder is flushed where the
 * system can (`settleFolder`). On failure the target is what it was and a `SaveFault` says why.
 */
export function writeDurably(files: Files, path: string, content: string | Uint8Array): Promise<FileStamp> {
  return writeInPartsDurably(files, path, [typeof content === 'string' ? new TextEncoder().encode(content) : content])
}

/** The same for content that comes in parts. `check` looks at the whole on the disk, under the temporary name it gets, before it takes its place; what it throws is as if writing had failed. */
export async function writeInPartsDurably(files: Files, path: string, parts: Parts, check?: (temporary: string) => Promise<void>): Promise<FileStamp> {
  const temporary = `${path}.${randomBytes(6).toString('hex')}.tmp`
  underWay.add(basename(temporary))
  try {
    const stamp = await writeWhole(files, temporary, parts)
    await check?.(temporary)
    await renamePatiently(files, temporary, path)
    await settleFolder(files, dirname(path), async () => isSameStamp(await files.stamp(path), stamp))
    return stamp
  } catch (error) {
    await files.remove(temporary).catch(() => undefined)
    throw toSaveFault(error)
  } finally {
    underWay.delete(basename(temporary))
  }
}

/**
 * Flushes a folder in which something has just been put, or taken away.
 *
 * A disk that fails there has the change all the same, so `isDone` reads what there is now: only where it was not made, the error is thrown.
 */
export async function settleFolder(files: Files, folder: string, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await files.syncFolder(folder)
  } catch (error) {
    if (!(await isDone().catch(() => false))) throw error
    files.notFlushed?.(folder)
  }
}

const isSameStamp = (a: FileStamp | null, b: FileStamp): boolean => a?.size === b.size && a.mtimeMs === b.mtimeMs

type Parts = Iterable<Uint8Array> | AsyncIterable<Uint8Array>

/** Writes a file that is not there yet and flushes it; gives what it then is. */
export async function writeWhole(files: Files, path: string, parts: Parts): Promise<FileStamp> {
  const file = await files.create(path)
  try {
    let length = 0
    for await (const bytes of parts) {
      await file.write(bytes)
      length += bytes.length
    }
    await file.sync()
    const stamp = await file.stamp()
    if (stamp.size !== length) {
      throw new SaveFault('disk-full', `only ${stamp.size} of ${length} bytes were written to ${basename(path)}`)
    }
    return stamp
  } finally {
    await file.close()
  }
}

/** Makes a folder and those above it, each there to stay. (Node's own `recursive` never ends where the system has no such place, as in `/proc`.) */
export async function makeFolder(files: Files, folder: string): Promise<void> {
  if (await madeHere(files, folder)) return
  await makeFolder(files, dirname(folder))
  if (!(await madeHere(files, folder))) throw new Error(`there can be no folder ${folder}`)
}

/** False where the folder above is missing. */
async function madeHere(files: Files, folder: string): Promise<boolean> {
  try {
    await files.createFolder(folder)
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await files.isFolder(folder))) return true
    if (errorCode(error) === 'ENOENT' && dirname(folder) !== folder) return false
    throw error
  }
  await settleFolder(files, dirname(folder), () => files.isFolder(folder))
  return true
}

/** Renames, again for a moment where the system says that a file is held. */
export async function renamePatiently(files: Files, from: string, to: string): Promise<void> {
  for (const pause of RENAME_WAITS) {
    try {
      return await files.rename(from, to)
    } catch (error) {
      if (!hasCode(error, HELD_FOR_A_MOMENT)) throw error
      await files.timers.wait(pause)
    }
  }
  await files.rename(from, to)
}
