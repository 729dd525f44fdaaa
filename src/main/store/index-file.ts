import { damagedMatchSchema, type MatchSummary } from '#shared/contract/lists'
import { keptSummaryIn } from '#shared/contract/kept-summary'
import { isFields } from '#shared/kernel/plain'
import type { DamagedEntry } from './damaged-list'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { readKept, writeKept, type KeptKind } from './kept-lines'

/** A match's line, and the state of its file that it was made from. */
export interface IndexEntry extends FileStamp {
  readonly summary: MatchSummary
  /** Null for a match that cannot be scored. */
  readonly fingerprint: string | null
}

/** What an index holds. */
export interface IndexLines {
  readonly entries: readonly IndexEntry[]
  /** Matches that cannot be opened. */
  readonly damaged: readonly DamagedEntry[]
}

const INDEX: KeptKind = { name: 'index.jsonl', format: 'caravan-index', version: 6 }

/** The lines kept by an earlier run, maybe of another version of the app; none where there is no such file. */
export async function readIndex(folder: Folder): Promise<IndexLines & { readonly appVersion: string | null }> {
  const [entries, damaged]: [IndexEntry[], DamagedEntry[]] = [[], []]
  // before version 3 it was one JSON text
  await folder.files.remove(`${folder.path}/index.json`).catch(() => undefined)
  const file = await readKept(folder, INDEX)
  await file?.each((content) => {
    if (!isFields(content)) return
    const { summary, fingerprint, match, size, mtimeMs } = content
    if (typeof size !== 'number' || typeof mtimeMs !== 'number') return
    const line = keptSummaryIn(summary)
    if (line !== null && (typeof fingerprint === 'string' || fingerprint === null)) entries.push({ summary: line, fingerprint, size, mtimeMs })
    const found = match === undefined ? undefined : damagedMatchSchema.safeParse(match).data
    if (found !== undefined) damaged.push({ match: found, size, mtimeMs })
  })
  return { entries, damaged, appVersion: file?.appVersion ?? null }
}

/** Puts all lines on disk in place of those before; rejects where the disk does not take them. */
export function writeIndex(folder: Folder, appVersion: string, { entries, damaged }: IndexLines): Promise<void> {
  return writeKept(folder, INDEX, appVersion, [...entries, ...damaged])
}
