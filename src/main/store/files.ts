import { constants, watch } from 'node:fs'
import { access, lstat, mkdir, open, readdir, realpath, rename, rm, rmdir, stat } from 'node:fs/promises'
import { PHOTO_LIMITS } from '#shared/match/photo'
import { errorCode, hasCode } from './error-code'
import { readRegular } from './regular-file'
import { systemTimers, type Timers } from './timers'

export { errorCode }

/** A file being written. */
export interface FileWriter {
  write(bytes: Uint8Array): Promise<void>
  /** Waits until the bytes are on the disk itself. */
  sync(): Promise<void>
  stamp(): Promise<FileStamp>
  close(): Promise<void>
}

/** An ordinary file that is open to be read in parts. */
export interface FileParts {
  readonly size: number
  /** As `read` of Node's file handles: so many bytes of the file from `position` on, into `into` from `at` on; how many there were. */
  read(into: Uint8Array, at: number, length: number, position: number): Promise<number>
  close(): Promise<void>
}

/** What distinguishes one state of a file from another without reading it. */
export interface FileStamp {
  readonly size: number
  readonly mtimeMs: number
}

/** The most bytes that are read of a file; what is larger is none of ours. */
export const READ_LIMITS = {
  json: 32_000_000,
  // a line for each match
  list: 400_000_000,
  // a little above what is taken today, for those that other versions took
  photo: PHOTO_LIMITS.bytes * 4,
} as const

/** The file operations the store needs, so that tests can give each fault its name. */
export interface Files {
  /** By which it waits to look, to write and to try again. */
  readonly timers: Timers
  /** Opens a file that must not exist yet. */
  create(path: string): Promise<FileWriter>
  /** An ordinary file of at most `most` bytes; `UnsuitableFile` for anything else, which is left alone. */
  read(path: string, most: number): Promise<string>
  readBytes(path: string, most: number): Promise<Uint8Array>
  /** The same for a file that is too large to be in memory, which may be where a link leads; an error for what is no ordinary file. */
  openParts(path: string): Promise<FileParts>
  rename(from: string, to: string): Promise<void>
  /** Removes a file; one that is not there is no error. */
  remove(path: string): Promise<void>
  list(folder: string): Promise<readonly string[]>
  /** The same of what is a folder itself: where a link leads nothing is ours to clear away. */
  listNoLink(folder: string): Promise<readonly string[]>
  /** Removes a folder in which nothing is left. */
  removeFolder(folder: string): Promise<void>
  /** Makes a folder that must not exist yet, in one that is there. */
  createFolder(folder: string): Promise<void>
  /** Whether a folder is there, or a link that leads to one. */
  isFolder(path: string): Promise<boolean>
  /** Where a path leads once all links in it are followed; rejects where that is nothing. */
  realPath(path: string): Promise<string>
  /** Whether something can be written in a folder, as far as the system says before it is tried. */
  mayWrite(folder: string): Promise<boolean>
  /** Makes what was made, renamed and removed in this folder last through a power cut. */
  syncFolder(folder: string): Promise<void>
  /** Told of a folder in which something took its place that then could not be flushed: it is there, and may not survive a power cut. */
  notFlushed?(folder: string): void
  /** Of what lies there itself, not of what a link leads to; null where nothing does. */
  stamp(path: string): Promise<FileStamp | null>
  /**
   * Tells of changes in a folder, by file name where the system knows it, until the function it gives is called; null where it cannot be watched
   * now. `failed` is called when watching ends without being asked to.
   */
  watch(folder: string, changed: (name: string | null) => void, failed: () => void): (() => void) | null
}

const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS']

/** File systems that cannot flush a folder say so with one of these; their renames need no flush or allow none. */
const FOLDER_FLUSH_UNKNOWN = ['EINVAL', 'ENOTSUP', 'ENOSYS', 'EISDIR', 'EBADF']

function stampOf({ size, mtimeMs }: FileStamp): FileStamp {
  return { size, mtimeMs }
}

/** A pipe in a file's place is not waited for. */
const IN_PARTS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0)

export const diskFiles: Files = {
  timers: systemTimers,
  async create(path) {
    const handle = await open(path, 'wx', 0o600)
    return {
      write: (bytes) => handle.writeFile(bytes),
      sync: () => handle.sync(),
      stamp: async () => stampOf(await handle.stat()),
      close: () => handle.close(),
    }
  },
  read: async (path, most) => (await readRegular(path, most)).toString('utf8'),
  readBytes: readRegular,
  async openParts(path) {
    const handle = await open(path, IN_PARTS)
    try {
      const found = await handle.stat()
      if (!found.isFile()) throw Object.assign(new Error('it isn’t a regular file'), { code: 'EINVAL' })
      return {
        size: found.size,
        read: async (into, at, length, position) => (await handle.read(into, at, length, position)).bytesRead,
        close: () => handle.close(),
      }
    } catch (error) {
      await handle.close()
      throw error
    }
  },
  rename,
  remove: (path) => rm(path, { force: true }),
  list: (folder) => readdir(folder),
  async listNoLink(folder) {
    if (!(await lstat(folder)).isDirectory()) throw Object.assign(new Error('it is no folder'), { code: 'ENOTDIR' })
    return readdir(folder)
  },
  removeFolder: (folder) => rmdir(folder),
  createFolder: (folder) => mkdir(folder, { mode: 0o700 }),
  isFolder: (path) =>
    stat(path).then(
      (found) => found.isDirectory(),
      () => false,
    ),
  realPath: realpath,
  mayWrite: (folder) =>
    access(folder, constants.W_OK).then(
      () => true,
      (error: unknown) => !hasCode(error, NOT_WRITABLE),
    ),
  async syncFolder(folder) {
    if (process.platform === 'win32') return
    const handle = await open(folder, 'r')
    try {
      await handle.sync()
    } catch (error) {
      if (!hasCode(error, FOLDER_FLUSH_UNKNOWN)) throw error
    } finally {
      await handle.close()
    }
  },
  async stamp(path) {
    try {
      return stampOf(await lstat(path))
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  },
  watch(folder, changed, failed) {
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => changed(name))
      watcher.on('error', () => {
        watcher.close()
        failed()
      })
      return () => watcher.close()
    } catch {
      // too many watched folders, or the folder is gone
      return null
    }
  },
}

/** The same files, but no write takes its place once `check` throws: another process may own them by then. */
export function fenced(files: Files, check: () => Promise<void>): Files {
  return {
    ...files,
    async rename(from, to) {
      await check()
      await files.rename(from, to)
    },
  }
}
