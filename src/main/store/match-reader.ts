import { scoreChecked } from '#shared/match/replay'
import { READ_LIMITS, type FileStamp, type Files } from './files'
import { indexedMatch, type IndexedMatch } from './indexed-match'
import { contentIn } from './json-adapter'
import { matchFileKind } from './match-file'

/** A match file that was read whole, in the state that `stamp` names. */
export interface ReadMatch extends IndexedMatch {
  readonly stamp: FileStamp
}

/** Reads many match files, here or on other threads. */
export interface MatchReader {
  /** How many batches are worth asking for at the same time. */
  readonly width: number
  /** Those that are sound; what becomes of the others takes a closer look. */
  read(ids: readonly string[]): Promise<readonly ReadMatch[]>
  close(): void
}

/** Looks at files too, to see which are to be read. */
export interface StampReader extends MatchReader {
  /** Size and time of each file, in the order asked; null where it is missing, or cannot be looked at. */
  stamps(ids: readonly string[]): Promise<readonly (FileStamp | null)[]>
}

/** What reading takes of the disk. */
export interface ReadingFiles extends Pick<Files, 'stamp' | 'read'> {
  /** The same with the state in which the file was opened, where that is known without another look at it. */
  readonly readOpened?: (path: string, most: number) => Promise<OpenedFile>
}

interface OpenedFile {
  readonly text: string
  /** Before it was read; null where it could not be looked at. */
  readonly before: FileStamp | null
}

/** Files looked at at the same time; a disk takes several hardly slower than one. */
const FILES_AT_ONCE = 16

/** How often a file that is changing is read again before it takes a closer look. */
const READINGS = 3

/** Reads in this thread, file by file, so that other work is done in between. */
export class FileReader implements StampReader {
  readonly width = 1
  readonly #files: ReadingFiles
  readonly #folder: string

  constructor(files: ReadingFiles, folder: string) {
    this.#files = files
    this.#folder = folder
  }

  async stamps(ids: readonly string[]): Promise<readonly (FileStamp | null)[]> {
    const stamps: (FileStamp | null)[] = []
    for (let at = 0; at < ids.length; at += FILES_AT_ONCE) stamps.push(...(await Promise.all(ids.slice(at, at + FILES_AT_ONCE).map((id) => this.#stamp(id)))))
    return stamps
  }

  async read(ids: readonly string[]): Promise<readonly ReadMatch[]> {
    const sound: ReadMatch[] = []
    for (const id of ids) {
      const read = await this.#readOne(id)
      if (read !== null) sound.push(read)
    }
    return sound
  }

  close(): void {
    // nothing is open between two files
  }

  /** The text belongs to the stamp: the file was the same before and after it was read. */
  async #readOne(id: string): Promise<ReadMatch | null> {
    for (let reading = 0; reading < READINGS; reading++) {
      const opened = await this.#open(id).catch(() => null)
      const after = opened === null ? null : await this.#stamp(id)
      if (opened === null || opened.before === null || after === null) return null
      const { text, before } = opened
      if (after.size === before.size && after.mtimeMs === before.mtimeMs) return readMatch(id, text, after)
    }
    return null
  }

  async #open(id: string): Promise<OpenedFile> {
    const { readOpened } = this.#files
    if (readOpened !== undefined) return readOpened(this.#pathOf(id), READ_LIMITS.json)
    const before = await this.#stamp(id)
    return { before, text: before === null ? '' : await this.#files.read(this.#pathOf(id), READ_LIMITS.json) }
  }

  #stamp(id: string): Promise<FileStamp | null> {
    return this.#files.stamp(this.#pathOf(id)).catch(() => null)
  }

  #pathOf(id: string): string {
    return `${this.#folder}/${id}.json`
  }
}

/** Null for a file that is not sound, or that a newer Caravan made. */
function readMatch(id: string, text: string, stamp: FileStamp): ReadMatch | null {
  try {
    const match = contentIn(text, matchFileKind(id))
    return match === null ? null : { ...indexedMatch(match, false, scoreChecked(match)), stamp }
  } catch {
    return null
  }
}
