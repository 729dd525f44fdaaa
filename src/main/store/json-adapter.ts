import type { Adapter } from 'lowdb'
import type { Result } from '#shared/kernel/result'
import { writeDurably } from './durable-file'
import { errorCode, type Files } from './files'

/** What a file of ours says it is, and how its content is checked. */
export interface FileKind<T> {
  readonly format: string
  readonly version: number
  /** Checks the whole content, format and version included; an error says what is wrong. */
  readonly parse: (content: unknown) => Result<T, string>
}

/** The file is there, but what it holds is not ours to understand. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
}

/** The file was made by a newer Caravan; this one must not rewrite it. */
export class NewerFile extends Error {
  override readonly name = 'NewerFile'
}

/** The system is short of something for now; the file itself may be sound. */
const PASSING = ['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY']

/** lowdb's adapter for one JSON file: checked when read, durable when written. */
export class JsonAdapter<T> implements Adapter<T> {
  readonly #files: Files
  readonly #path: string
  readonly #kind: FileKind<T>

  constructor(files: Files, path: string, kind: FileKind<T>) {
    this.#files = files
    this.#path = path
    this.#kind = kind
  }

  /** Null where no file is; `UnreadableFile` and `NewerFile` as above, other errors as the system gave them. */
  async read(): Promise<T | null> {
    const text = await this.#text()
    if (text === null) return null
    const content = parseJson(text)
    const { format, version } = this.#kind
    if (isNewer(content, format, version)) throw new NewerFile(`made by a newer version of Caravan (${format})`)
    const parsed = this.#kind.parse(content)
    if (!parsed.ok) throw new UnreadableFile(parsed.error)
    return parsed.value
  }

  async write(data: T): Promise<void> {
    await writeDurably(this.#files, this.#path, `${JSON.stringify(data, null, 1)}\n`)
  }

  async #text(): Promise<string | null> {
    try {
      return await this.#files.read(this.#path)
    } catch (error) {
      const code = errorCode(error)
      if (code === 'ENOENT') return null
      if (code !== null && !PASSING.includes(code)) throw new UnreadableFile(code, { cause: error })
      throw error
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UnreadableFile('not JSON', { cause: error })
  }
}

function isNewer(content: unknown, format: string, version: number): boolean {
  if (typeof content !== 'object' || content === null) return false
  const head = content as Readonly<Record<string, unknown>>
  return head['format'] === format && typeof head['version'] === 'number' && head['version'] > version
}
