import type { Adapter } from 'lowdb'
import type { Result } from '#shared/kernel/result'
import { writeDurably } from './durable-file'
import { errorCode, type Files, type FileStamp } from './files'

/** Makes the content of the next version out of that of the version before; it gets what was checked as JSON and nothing more. */
export interface Migration {
  /** The version it starts from; it ends at the next. */
  readonly from: number
  readonly migrate: (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>
}

/** What a file of ours says it is, and how its content is checked. */
export interface FileKind<T> {
  readonly format: string
  readonly version: number
  /** The version a content says it has; its field `version` unless told. */
  readonly versionOf?: (content: Readonly<Record<string, unknown>>) => unknown
  /** One for each older version. */
  readonly migrations?: readonly Migration[]
  /** Checks the whole content, format and version included; an error says what is wrong. */
  readonly parse: (content: unknown) => Result<T, string>
  /** What this version can make of a file from a newer one, to be looked at and never written. */
  readonly glimpse?: (content: Readonly<Record<string, unknown>>) => Result<T, string>
}

/** The file is there, but what it holds is not ours to understand. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** The file was made by a newer Caravan; this one must not rewrite it. `glimpse` is what can be shown of it. */
export class NewerFile<T = unknown> extends Error {
  override readonly name = 'NewerFile'
  readonly glimpse: T | null

  constructor(message: string, glimpse: T | null) {
    super(message)
    this.glimpse = glimpse
  }
}

/** The system is short of something for now; the file itself may be sound. */
const PASSING = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY']

/** lowdb's adapter for one JSON file: checked and brought up to date when read, durable when written. */
export class JsonAdapter<T> implements Adapter<T> {
  readonly #files: Files
  readonly #path: string
  readonly #kind: FileKind<T>
  #stamp: FileStamp | null = null

  constructor(files: Files, path: string, kind: FileKind<T>) {
    this.#files = files
    this.#path = path
    this.#kind = kind
  }

  /** Whether the file is no longer as it was when it was last read or written here. */
  async isChangedOutside(): Promise<boolean> {
    return !sameStamp(this.#stamp, await this.#files.stamp(this.#path))
  }

  /** Null where no file is; `UnreadableFile` and `NewerFile` as above, other errors as the system gave them. */
  async read(): Promise<T | null> {
    // looked at before it is read: a change in between is then seen the next time
    this.#stamp = await this.#files.stamp(this.#path).catch(() => null)
    const text = await this.#text()
    if (text === null) return null
    return contentIn(text, this.#kind)
  }

  async write(data: T): Promise<void> {
    await writeDurably(this.#files, this.#path, `${JSON.stringify(data, null, 1)}\n`)
    this.#stamp = await this.#files.stamp(this.#path).catch(() => null)
  }

  async #text(): Promise<string | null> {
    try {
      return await this.#files.read(this.#path)
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOENT') return null
      if (code !== null && !PASSING.includes(code)) throw new UnreadableFile(code, { cause: error })
      // not known after all, so that it is read again
      this.#stamp = null
      throw error
    }
  }
}

/** What a file of that kind holds, checked and brought up to date; `UnreadableFile` and `NewerFile` as above. */
export function contentIn<T>(text: string, kind: FileKind<T>): T {
  const content = parseJson(text)
  const { format, version, glimpse } = kind
  const found = versionIn(content, kind)
  if (found !== null && found.version > version) {
    const seen = glimpse?.(found.content)
    throw new NewerFile(`made by a newer version of Caravan (${format})`, seen?.ok === true ? seen.value : null)
  }
  const parsed = kind.parse(found === null ? content : migrated(found.content, found.version, kind))
  if (!parsed.ok) throw new UnreadableFile(parsed.error)
  return parsed.value
}

function sameStamp(a: FileStamp | null, b: FileStamp | null): boolean {
  return a?.size === b?.size && a?.mtimeMs === b?.mtimeMs
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile('not JSON', { cause: error })
  }
}

/** Null where it does not say that it is of our format and some version of it. */
function versionIn<T>(content: unknown, { format, versionOf = ({ version }) => version }: FileKind<T>) {
  if (typeof content !== 'object' || content === null) return null
  const head = content as Readonly<Record<string, unknown>>
  const version = versionOf(head)
  return head['format'] === format && typeof version === 'number' ? { content: head, version } : null
}

function migrated<T>(content: Readonly<Record<string, unknown>>, version: number, { migrations = [] }: FileKind<T>): unknown {
  return migrations.filter(({ from }) => from >= version).reduce((older, { migrate }) => migrate(older), content)
}
