import type { Adapter } from 'lowdb'
import { damageText, type Damage } from '#shared/contract/damage'
import { withoutByteOrderMark } from '#shared/kernel/byte-order-mark'
import { isFields } from '#shared/kernel/plain'
import type { Result } from '#shared/kernel/result'
import { limitText, type OverLimit } from '#shared/match/limits'
import { ChangedMeanwhile, moveIfStill, removeIfStill, replaceIfStill, type Claimed } from './claim'
import { writeDurably } from './durable-file'
import { limitDamage } from './damage-of'
import { errorCode, READ_LIMITS, type Files, type FileStamp } from './files'
import { UnsuitableFile } from './regular-file'
import { LimitFault, SaveFault } from './save-fault'
import { messageWithoutPaths } from './without-paths'

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
  /** The version a content says it has; its field `version` by default. */
  readonly versionOf?: (content: Readonly<Record<string, unknown>>) => unknown
  /** One for each older version. */
  readonly migrations?: readonly Migration[]
  /** Checks the whole content, format and version included; an error says what is wrong. */
  readonly parse: (content: unknown) => Result<T, Damage>
  /** The first limit that a content goes beyond which takes at most so many bytes. None is read as ours, or written. */
  readonly overLimit?: (content: T, most: number) => OverLimit | null
  /** What reading a content again would find wrong with it; nothing with a fault is written. */
  readonly wrong?: (content: T) => Damage | null
  /** One that cannot be understood keeps its place and is named by the list of its kind; otherwise it is moved aside. */
  readonly stays?: true
  /** What this version can make of a file from a newer one, to be looked at and never written. */
  readonly glimpse?: (content: Readonly<Record<string, unknown>>) => Result<T, Damage>
}

/** The file is there, but what it holds is not ours to understand. `content` is what could be parsed of it; `over`: it is ours, but for a limit that it goes beyond. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile'
  readonly damage: Damage
  readonly content: unknown
  readonly over: OverLimit | null

  constructor(damage: Damage, { content, over = null, ...options }: ErrorOptions & { readonly content?: unknown; readonly over?: OverLimit | null } = {}) {
    super(over === null ? damageText(damage) : limitText(over), options)
    this.damage = damage
    this.content = content
    this.over = over
  }
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

/** Where a file lies, and who else may write it. */
interface FilePlace {
  readonly files: Files
  readonly path: string
  readonly exclusive?: boolean | undefined
  readonly owner?: string | undefined
}

/** lowdb's adapter for one JSON file: checked and brought up to date when read, durable when written, and never written over what was not read. */
export class JsonAdapter<T> implements Adapter<T> {
  readonly #files: Files
  readonly #path: string
  readonly #owner: string
  readonly #kind: FileKind<T>
  readonly #exclusive: boolean
  #stamp: FileStamp | null = null
  /** What the file held when it was last read or written here, null where there was none or nobody else writes it; undefined while that is not known. */
  #text: string | null | undefined
  /** Why it could not be read, where that is so. */
  #fault: string | null = null

  /** `exclusive`: nobody else ever writes the file, so it is written without a look at what is there. `owner`: see `Claimed`. */
  constructor({ files, path, exclusive = false, owner = '' }: FilePlace, kind: FileKind<T>) {
    this.#files = files
    this.#path = path
    this.#owner = owner
    this.#kind = kind
    this.#exclusive = exclusive
  }

  /** What the file was like when it was last read or written here. */
  get stamp(): FileStamp | null {
    return this.#stamp
  }

  /** Whether the file is no longer as it was when it was last read or written here, or could not be read then. */
  async isChangedOutside(): Promise<boolean> {
    return this.#text === undefined || !sameStamp(this.#stamp, await this.#files.stamp(this.#path))
  }

  /** Null where no file is; `UnreadableFile`, `NewerFile` and `UnsuitableFile` as they say, other errors as the system gave them. */
  async read(): Promise<T | null> {
    this.#text = undefined
    // looked at before it is read: a change in between is then seen the next time
    this.#stamp = await this.#files.stamp(this.#path).catch(() => null)
    const text = await this.#read().catch((error: unknown) => {
      this.#fault = messageWithoutPaths(error)
      throw error
    })
    // the bytes of what nobody else writes are not needed again
    this.#text = this.#exclusive ? null : text
    return text === null ? null : contentIn(text, this.#kind)
  }

  /**
   * `ChangedMeanwhile` where something else lies there by now than what was last read or written here; `SaveFault` where the disk does not
   * take it, `LimitFault` where it goes beyond a limit.
   */
  async write(data: T): Promise<void> {
    const { text, bytes } = serialised(data, this.#kind)
    if (this.#exclusive) this.#stamp = await writeDurably(this.#files, this.#path, bytes)
    else this.#stamp = await replaceIfStill(this.#claimed, bytes, this.#isStill, async () => (await this.#read()) === text)
    this.#text = this.#exclusive ? null : text
  }

  /** Takes the file away; throws as `write`. */
  async remove(): Promise<void> {
    if (this.#exclusive) await this.#files.remove(this.#path)
    else await removeIfStill(this.#claimed, this.#isStill)
    this.movedAway()
  }

  /** Renames what was read, or could not be; throws as `write`. */
  async moveTo(path: string): Promise<void> {
    if (this.#exclusive) await this.#files.rename(this.#path, path)
    else await moveIfStill(this.#claimed, this.#path, path, this.#isAsFound)
    this.movedAway()
  }

  /** Takes back what `moveTo` did, unless something lies there by now; throws as `write`. */
  async moveBack(path: string): Promise<void> {
    if (this.#exclusive) await this.#files.rename(path, this.#path)
    else await moveIfStill(this.#claimed, path, this.#path, async () => (await this.#files.stamp(this.#path)) === null)
  }

  /** The file is no longer there. */
  movedAway(): void {
    this.#stamp = null
    this.#text = null
  }

  get #claimed(): Claimed {
    return { files: this.#files, path: this.#path, owner: this.#owner }
  }

  readonly #isStill = async (): Promise<boolean> => {
    try {
      return this.#text !== undefined && (await this.#read()) === this.#text
    } catch (error) {
      if (error instanceof UnsuitableFile) throw new ChangedMeanwhile()
      throw error
    }
  }

  /** The same of a file that could not be read: it still cannot, for the same reason. */
  readonly #isAsFound = async (): Promise<boolean> => {
    if (this.#text !== undefined) return this.#isStill()
    return this.#read().then(
      () => false,
      (error: unknown) => messageWithoutPaths(error) === this.#fault,
    )
  }

  async #read(): Promise<string | null> {
    try {
      return await this.#files.read(this.#path, READ_LIMITS.json)
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    }
  }
}

/** What a file of that kind holds, checked and brought up to date; `UnreadableFile` and `NewerFile` as above. */
export function contentIn<T>(text: string, kind: FileKind<T>): T {
  return soundIn(parseJson(text), kind, text.length * LETTER)
}

/** The same of what was parsed already; `most`: bytes that it takes at most, where that is known. */
export function soundIn<T>(content: unknown, kind: FileKind<T>, most = Infinity): T {
  const { format, version, glimpse, overLimit } = kind
  const found = versionIn(content, kind)
  if (found !== null && found.version > version) {
    const seen = glimpse?.(found.content)
    const shown = seen?.ok === true && (overLimit?.(seen.value, most) ?? null) === null ? seen.value : null
    throw new NewerFile(`made by a newer version of Caravan (${format})`, shown)
  }
  const parsed = kind.parse(found === null ? content : migrated(found.content, found.version, kind))
  if (!parsed.ok) throw new UnreadableFile(parsed.error, { content })
  const over = overLimit?.(parsed.value, most) ?? null
  if (over !== null) throw new UnreadableFile(limitDamage(over, content), { content, over })
  return parsed.value
}

/** Bytes that a letter (UTF-16 unit) of a text takes at most once its content is written: three of a text, and of a number more, since `1e20` is written out. */
const LETTER = 6

/** A content as it is written: on one line, since indentation can take more than what it indents. */
function serialised<T>(data: T, { overLimit, wrong }: FileKind<T>): { readonly text: string; readonly bytes: Uint8Array } {
  const text = `${JSON.stringify(data)}\n`
  const bytes = new TextEncoder().encode(text)
  const over = overLimit?.(data, bytes.length) ?? null
  if (over !== null) throw new LimitFault(over)
  const damage = wrong?.(data) ?? null
  if (damage !== null) throw new SaveFault('other', `it couldn’t be read again: ${damageText(damage)}`)
  return { text, bytes }
}

function sameStamp(a: FileStamp | null, b: FileStamp | null): boolean {
  return a?.size === b?.size && a?.mtimeMs === b?.mtimeMs
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(withoutByteOrderMark(text))
  } catch (error) {
    throw new UnreadableFile({ kind: 'not-json', how: howBroken(text, error) }, { cause: error })
  }
}

/** The parser names the place where it gave up: the end of the text is where more should have come. */
function howBroken(text: string, error: unknown): 'empty' | 'cut' | 'other' {
  const length = text.trimEnd().length
  if (length === 0) return 'empty'
  const message = error instanceof Error ? error.message : ''
  const place = /at position (\d+)/.exec(message)
  return place === null ? (/end of JSON|Unterminated/.test(message) ? 'cut' : 'other') : Number(place[1]) >= length ? 'cut' : 'other'
}

/** Null where it does not say that it is of our format and some version of it. */
function versionIn<T>(content: unknown, { format, versionOf = ({ version }) => version }: FileKind<T>) {
  if (!isFields(content)) return null
  const version = versionOf(content)
  return content['format'] === format && typeof version === 'number' ? { content, version } : null
}

function migrated<T>(content: Readonly<Record<string, unknown>>, version: number, { migrations = [] }: FileKind<T>): unknown {
  return migrations.filter(({ from }) => from >= version).reduce((older, { migrate }) => migrate(older), content)
}
