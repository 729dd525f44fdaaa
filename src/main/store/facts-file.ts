import { isFields } from '#shared/kernel/plain'
import type { MatchFacts } from '#shared/stats/facts'
import { keptFactsIn } from '#shared/stats/kept-facts'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { readKept, writeKept, type KeptKind } from './kept-lines'

/** Facts of a match, and the state of its file that they were made from. */
export interface KeptFacts extends FileStamp {
  readonly facts: MatchFacts
}

const FACTS: KeptKind = { name: 'facts.jsonl', format: 'caravan-facts', version: 1 }

/** The facts kept by an earlier run of the same version; none where there is no such file. */
export async function readFacts(folder: Folder, appVersion: string): Promise<readonly KeptFacts[]> {
  const file = await readKept(folder, FACTS)
  const facts: KeptFacts[] = []
  if (file?.appVersion !== appVersion) return facts
  await file.each((content) => {
    const found = keptIn(content)
    if (found !== null) facts.push(found)
  })
  return facts
}

/** Puts all facts on disk in place of those before; rejects where the disk does not take them. */
export function writeFacts(folder: Folder, appVersion: string, kept: readonly KeptFacts[]): Promise<void> {
  return writeKept(folder, FACTS, appVersion, kept)
}

function keptIn(content: unknown): KeptFacts | null {
  if (!isFields(content)) return null
  const { size, mtimeMs, facts } = content
  if (typeof size !== 'number' || typeof mtimeMs !== 'number') return null
  const sound = keptFactsIn(facts)
  return sound === null ? null : { size, mtimeMs, facts: sound }
}
