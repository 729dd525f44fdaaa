import { watch } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** A file being written. */
export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>
  /** Waits until the bytes are on the disk itself. */
  sync(): Promise<void>
  /** How many bytes the file really has. */
  size(): Promise<number>
  close(): Promise<void>
}

/** What tells one state of a file from another without reading it. */
export interface FileStamp {
  readonly size: number
  readonly mtimeMs: number
}

/** The file operations the store needs, so that tests can give each fault its name. */
export interface Files {
  /** Opens a file that must not exist yet. */
  create(path: string): Promise<FileWriter>
  read(path: string): Promise<string>
  readBytes(path: string): Promise<Uint8Array>
  rename(from: string, to: string): Promise<void>
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>
  list(folder: string): Promise<readonly string[]>
  /** Removes a folder in which nothing is left. */
  removeFolder(folder: string): Promise<void>
  makeFolder(folder: string): Promise<void>
  /** Makes a rename in this folder last through a power cut. */
  syncFolder(folder: string): Promise<void>
  /** Null where no such file is. */
  stamp(path: string): Promise<FileStamp | null>
  /** Tells of changes in a folder, by file name where the system knows it, until the function it gives is called. */
  watch(folder: string, changed: (name: string | null) => void): () => void
}

/** File systems that cannot flush a folder say so with one of these; their renames need no flush or allow none. */
const FOLDER_FLUSH_UNKNOWN = ['EINVAL', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EBADF']

/** The code of a system error (`ENOSPC`), or null for any other error. */
export function errorCode(error: unknown): string | null {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
}

/** Makes a folder and those above it. (Node's own `recursive` never ends where the system has no such place, as in `/proc`.) */
async function makeFolder(folder: string): Promise<void> {
  if (await madeHere(folder)) return
  await makeFolder(dirname(folder))
  if (!(await madeHere(folder))) throw new Error(`there can be no folder ${folder}`)
}

/** False where the folder above is missing. */
async function madeHere(folder: string): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 })
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return true
    if (errorCode(error) === 'ENOENT' && dirname(folder) !== folder) return false
    throw error
  }
}

/** The disk. */
export const diskFiles: Files = {
  async create(path) {
    const handle = await open(path, 'wx', 0o600)
    return {
      write: (bytes) => handle.writeFile(bytes),
      sync: () => handle.sync(),
      size: async () => (await handle.stat()).size,
      close: () => handle.close(),
    }
  },
  read: (path) => readFile(path, 'utf8'),
  readBytes: (path) => readFile(path),
  rename,
  remove: (path) => rm(path, { force: true }),
  list: (folder) => readdir(folder),
  removeFolder: (folder) => rmdir(folder),
  makeFolder,
  async syncFolder(folder) {
    if (process.platform === 'win32') return
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } catch (error) {
      if (!FOLDER_FLUSH_UNKNOWN.includes(errorCode(error) ?? '')) throw error
    } finally {
      await handle.close()
    }
  },
  async stamp(path) {
    try {
      const { size, mtimeMs } = await stat(path)
      return { size, mtimeMs }
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  },
  watch(folder, changed) {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => changed(name))
      // too many watched folders, or the folder is gone: changes are still looked for now and then
      watcher.on('error', () => watcher.close())
      return () => watcher.close()
    } catch {
      return () => undefined
    }
  },
}

/** The same files, but nothing takes its place any more once `check` throws: another process may own them by then. */
export function fenced(files: Files, check: () => Promise<void>): Files {
  return {
    ...files,
    async rename(from, to) {
      await check()
      await files.rename(from, to)
    },
  }
}
