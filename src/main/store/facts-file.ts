import type { MatchFacts } from '#shared/stats/facts'
import { keptFactsIn } from '#shared/stats/kept-facts'
import { writeDurably } from './durable-file'
import { READ_LIMITS, type FileStamp } from './files'
import type { Folder } from './json-file'
import { Turns } from './turns'

/** Facts of a match, and the state of its file that they were made from. */
export interface KeptFacts extends FileStamp {
  readonly facts: MatchFacts
}

const NAME = 'facts.jsonl'
const FORMAT = 'caravan-facts'
const VERSION = 1

/**
 * The facts kept by an earlier run of the same version, one a line; none where there is no such file.
 *
 * Everything in it can be made again from the matches, so what cannot be read is left out and told to nobody.
 */
export async function readFacts({ files, path }: Folder, appVersion: string): Promise<readonly KeptFacts[]> {
  const text = await files.read(`${path}/${NAME}`, READ_LIMITS.list).catch(() => '')
  const [head = '', ...lines] = text.split('\n')
  if (!isOurs(parsed(head), appVersion)) return []
  const kept: KeptFacts[] = []
  await new Turns().each(lines, (line) => {
    const found = line === '' ? null : keptIn(parsed(line))
    if (found !== null) kept.push(found)
  })
  return kept
}

/** Puts all facts on disk in place of those before; rejects where the disk does not take them. */
export async function writeFacts({ files, path }: Folder, appVersion: string, kept: readonly KeptFacts[]): Promise<void> {
  const lines = [JSON.stringify({ format: FORMAT, version: VERSION, appVersion })]
  await new Turns().each(kept, ({ size, mtimeMs, facts }) => lines.push(JSON.stringify({ size, mtimeMs, facts })))
  await writeDurably(files, `${path}/${NAME}`, `${lines.join('\n')}\n`)
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function isOurs(head: unknown, appVersion: string): boolean {
  if (typeof head !== 'object' || head === null) return false
  const told = head as Readonly<Record<string, unknown>>
  return told['format'] === FORMAT && told['version'] === VERSION && told['appVersion'] === appVersion
}

function keptIn(content: unknown): KeptFacts | null {
  if (typeof content !== 'object' || content === null) return null
  const { size, mtimeMs, facts } = content as Readonly<Record<string, unknown>>
  if (typeof size !== 'number' || typeof mtimeMs !== 'number') return null
  const sound = keptFactsIn(facts)
  return sound === null ? null : { size, mtimeMs, facts: sound }
}
