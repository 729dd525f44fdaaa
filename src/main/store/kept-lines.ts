import { isFields } from '#shared/kernel/plain'
import { isTemporary, writeInPartsDurably } from './durable-file'
import { READ_LIMITS, type FileParts } from './files'
import type { Folder } from './json-file'
import { Yielder } from './yielder'

/** A file with a line for each match, all of which can be made again from the matches. */
export interface KeptKind {
  readonly name: string
  readonly format: string
  readonly version: number
}

/** Letters that are written at once. */
const PART = 100_000

/** Bytes that are read at once: what is read of a large house is never in memory as a whole. */
const READ_AT_ONCE = 65_536

/** Whose lines are taken, and what becomes of each. */
export interface LinesTaken {
  /** Only those that this version of the app kept; another one may score differently. Left out, those of every version. */
  readonly appVersion?: string
  /** Gets what each line holds, while other work goes on; undefined for what cannot be read. */
  readonly take: (content: unknown) => void
}

/** Hands over what an earlier run has kept, and tells the version of the app that kept it. What cannot be read is made again without a notice: null where there is no such file. */
export async function readKept({ files, path }: Folder, { name, format, version }: KeptKind, { appVersion, take }: LinesTaken): Promise<string | null> {
  const file = await files.openParts(`${path}/${name}`).catch(() => null)
  if (file === null) return null
  let madeBy: string | null = null
  const isOurs = (first: string): boolean => {
    const head = parsed(first)
    if (!isFields(head) || head['format'] !== format || head['version'] !== version || typeof head['appVersion'] !== 'string') return false
    madeBy = head['appVersion']
    return appVersion === undefined || appVersion === madeBy
  }
  try {
    if (file.size <= READ_LIMITS.list) await eachLine(file, isOurs, (line) => take(parsed(line)))
  } finally {
    await file.close()
  }
  return madeBy
}

/** Goes through the lines, but for empty ones, while other work goes on: the first decides whether to. Where the disk fails, the file has ended. */
async function eachLine(file: FileParts, isWanted: (first: string) => boolean, take: (line: string) => void): Promise<void> {
  const yielder = new Yielder()
  const bytes = Buffer.allocUnsafe(READ_AT_ONCE)
  /** The beginning of a line whose end has not been read yet. */
  let begun: Buffer[] = []
  let isFirst = true
  for (let at = 0, length = -1; length !== 0; at += length) {
    length = await file.read(bytes, 0, READ_AT_ONCE, at).catch(() => 0)
    const part = bytes.subarray(0, length)
    const end = part.lastIndexOf('\n') + 1
    // the last line may end without a sign
    if (end === 0 && length > 0) {
      begun.push(Buffer.from(part))
      continue
    }
    const lines = Buffer.concat([...begun, part.subarray(0, end)])
      .toString('utf8')
      .split('\n')
    begun = [Buffer.from(part.subarray(end))]
    if (isFirst) {
      if (!isWanted(lines.shift() ?? '')) return
      isFirst = false
    }
    await yielder.each(lines, (line) => {
      if (line !== '') take(line)
    })
  }
}

/** Puts all lines on disk in place of those before, while other work goes on; a text is a line as it is. Rejects where the disk does not take them. */
export async function writeKept(
  { files, path }: Folder,
  { name, format, version }: KeptKind,
  appVersion: string,
  contents: Iterable<object | string>,
): Promise<void> {
  // a run that was killed while it wrote has left its part behind
  for (const left of await files.list(path)) if (left.startsWith(`${name}.`) && isTemporary(left)) await files.remove(`${path}/${left}`).catch(() => undefined)
  await writeInPartsDurably(files, `${path}/${name}`, linesOf({ format, version, appVersion }, contents))
}

async function* linesOf(head: object, contents: Iterable<object | string>): AsyncGenerator<Uint8Array, void, void> {
  const yielder = new Yielder()
  let text = `${JSON.stringify(head)}\n`
  for (const content of contents) {
    text += `${typeof content === 'string' ? content : JSON.stringify(content)}\n`
    await yielder.maybeYield()
    if (text.length < PART) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
