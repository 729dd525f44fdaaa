import { isFields } from '#shared/kernel/plain'
import { isTemporary, writeInPartsDurably } from './durable-file'
import { READ_LIMITS } from './files'
import type { Folder } from './json-file'
import { Yielder } from './yielder'

/** A file with a line for each match, all of which can be made again from the matches. */
export interface KeptKind {
  readonly name: string
  readonly format: string
  readonly version: number
}

/** What an earlier run has kept. */
export interface KeptLines {
  /** The version of the app that kept it; another one may score differently. */
  readonly appVersion: string
  /** Hands over what each line holds, while other work goes on. What cannot be read is left out. */
  each(take: (content: unknown) => void): Promise<void>
}

/** Letters that are written at once. */
const PART = 100_000

/** What cannot be read is made again without a notice. Null where there is no such file. */
export async function readKept({ files, path }: Folder, { name, format, version }: KeptKind): Promise<KeptLines | null> {
  const text = await files.read(`${path}/${name}`, READ_LIMITS.list).catch(() => '')
  const [first = '', ...lines] = text.split('\n')
  const head = parsed(first)
  if (!isFields(head) || head['format'] !== format || head['version'] !== version || typeof head['appVersion'] !== 'string') return null
  const each = (take: (content: unknown) => void): Promise<void> =>
    new Yielder().each(lines, (line) => {
      if (line !== '') take(parsed(line))
    })
  return { appVersion: head['appVersion'], each }
}

/** Puts all lines on disk in place of those before, while other work goes on; rejects where the disk does not take them. */
export async function writeKept({ files, path }: Folder, { name, format, version }: KeptKind, appVersion: string, contents: Iterable<object>): Promise<void> {
  // a run that was killed while it wrote has left its part behind
  for (const left of await files.list(path)) if (left.startsWith(`${name}.`) && isTemporary(left)) await files.remove(`${path}/${left}`).catch(() => undefined)
  await writeInPartsDurably(files, `${path}/${name}`, linesOf({ format, version, appVersion }, contents))
}

async function* linesOf(head: object, contents: Iterable<object>): AsyncGenerator<Uint8Array, void, void> {
  const yielder = new Yielder()
  let text = `${JSON.stringify(head)}\n`
  for (const content of contents) {
    text += `${JSON.stringify(content)}\n`
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
