import { keptSummaryIn } from '#shared/contract/kept-summary'
import { type DamagedMatch, damagedMatchSchema, type MatchSummary } from '#shared/contract/lists'
import { elementAt } from '#shared/kernel/assert'
import { isFields } from '#shared/kernel/plain'
import { textOrder } from '#shared/kernel/text-order'
import { type DamagedEntry, DamagedList } from './damaged-list'
import type { FileStamp } from './files'
import type { Folder } from './json-file'
import { type KeptKind, readKept, writeKept } from './kept-lines'
import type { MatchHeader } from './match-header'
import { WriteBehind } from './write-behind'

/** A match's line, and the state of its file that it was made from. */
interface IndexEntry extends FileStamp {
  readonly summary: MatchSummary
  /** Null for a match that cannot be scored. */
  readonly fingerprint: string | null
}

interface IndexLines {
  readonly entries: readonly IndexEntry[]
  /** Matches that cannot be opened. */
  readonly damaged: readonly DamagedEntry[]
}

const INDEX: KeptKind = { name: 'index.jsonl', format: 'caravan-index', version: 8 }

/** The lines kept by an earlier run, maybe of another version of the app; none where there is no such file. */
export async function readIndex(folder: Folder): Promise<IndexLines & { readonly appVersion: string | null }> {
  const [entries, damaged]: [IndexEntry[], DamagedEntry[]] = [[], []]
  // before version 3 it was one JSON text
  await folder.files.remove(`${folder.path}/index.json`).catch(() => undefined)
  const take = (content: unknown): void => {
    if (!isFields(content)) return
    const { summary, fingerprint, match, size, mtimeMs } = content
    if (typeof size !== 'number' || typeof mtimeMs !== 'number') return
    const line = keptSummaryIn(summary)
    if (line !== null && (typeof fingerprint === 'string' || fingerprint === null)) entries.push({ summary: line, fingerprint, size, mtimeMs })
    const found = match === undefined ? undefined : damagedMatchSchema.safeParse(match).data
    if (found !== undefined) damaged.push({ match: found, size, mtimeMs })
  }
  return { entries, damaged, appVersion: await readKept(folder, INDEX, { take }) }
}

/** Puts all lines on disk in place of those before; rejects where the disk does not take them. */
export function writeIndex(folder: Folder, appVersion: string, { entries, damaged }: IndexLines): Promise<void> {
  return writeKept(folder, INDEX, appVersion, [...entries, ...damaged])
}

/** The list on disk may lag behind the files, since a line is made again where its file has changed; with thousands of matches it is not small. */
const WRITE_AFTER_MS = 10_000

/**
 * What lists show of matches, one line each.
 *
 * Nothing is stored here alone: a line whose match file has changed since, a missing list and one of
 * another app version are all made again from the match files. So its writing may wait, and may fail.
 */
export class MatchIndex {
  readonly #entries: Map<string, IndexEntry>
  readonly #byFingerprint = new Map<string, Set<string>>()
  readonly #damaged: DamagedList
  /** What another version of the app has kept. */
  readonly #former: IndexLines
  /** Made again from the match files where it fails. */
  readonly #writing: WriteBehind
  readonly #sorted: MatchSummary[]
  /** What was given out of it, until something changes: while a large house is read, nobody asks between two of thousands of lines. */
  #given: readonly MatchSummary[] | null = null

  private constructor(folder: Folder, appVersion: string, ours: IndexLines, former: IndexLines) {
    this.#former = former
    this.#damaged = new DamagedList(ours.damaged)
    this.#entries = new Map(ours.entries.map((entry) => [entry.summary.matchId, entry]))
    this.#sorted = ours.entries.map(({ summary }) => summary).sort(newestFirst)
    for (const entry of ours.entries) this.#find(entry)
    this.#writing = new WriteBehind(() => writeIndex(folder, appVersion, this.#lines()), WRITE_AFTER_MS, folder.files.timers)
  }

  static async open(folder: Folder, appVersion: string): Promise<MatchIndex> {
    const kept = await readIndex(folder)
    return kept.appVersion === appVersion ? new MatchIndex(folder, appVersion, kept, EMPTY_INDEX) : new MatchIndex(folder, appVersion, EMPTY_INDEX, kept)
  }

  /** The latest changed first. The same array until something changes. */
  summaries(): readonly MatchSummary[] {
    return (this.#given ??= [...this.#sorted])
  }

  /** Which state of its file the match's line was made from. */
  stampOf(id: string): FileStamp | undefined {
    return this.#entries.get(id)
  }

  ids(): readonly string[] {
    return [...this.#entries.keys(), ...this.#damaged.matches().map(({ matchId }) => matchId)]
  }

  isTrueOf(id: string, stamp: FileStamp): boolean {
    if (this.#damaged.isTrueOf(id, stamp)) return true
    const entry = this.#entries.get(id)
    return entry !== undefined && entry.size === stamp.size && entry.mtimeMs === stamp.mtimeMs
  }

  get(id: string): MatchSummary | undefined {
    return this.#entries.get(id)?.summary
  }

  /** Matches in which the same was played. */
  withFingerprint(fingerprint: string): readonly MatchSummary[] {
    return [...(this.#byFingerprint.get(fingerprint) ?? [])].flatMap((id) => this.get(id) ?? [])
  }

  /** Matches that cannot be opened, the latest played first. The same array until something changes. */
  damaged(): readonly DamagedMatch[] {
    return this.#damaged.matches()
  }

  damagedOf(id: string): DamagedMatch | undefined {
    return this.#damaged.get(id)
  }

  /** What the last good line said of a match, also a line of another app version. */
  lastKnown(id: string): MatchHeader | undefined {
    const line = this.get(id) ?? this.#former.entries.find(({ summary }) => summary.matchId === id)?.summary
    return line ?? this.#damaged.get(id) ?? this.#former.damaged.find(({ match }) => match.matchId === id)?.match
  }

  /** Takes a match out of the lists, because it cannot be opened. Whether that says anything new. */
  putDamaged(match: DamagedMatch, stamp: FileStamp): boolean {
    this.#lose(match.matchId)
    const wasSound = this.#entries.delete(match.matchId)
    const isNew = this.#damaged.put(match, stamp)
    this.#writing.schedule()
    return wasSound || isNew
  }

  put(summary: MatchSummary, fingerprint: string | null, stamp: FileStamp): void {
    this.#damaged.drop(summary.matchId)
    const entry = { summary, fingerprint, ...stamp }
    this.#lose(summary.matchId)
    this.#entries.set(summary.matchId, entry)
    this.#find(entry)
    this.#sorted.splice(placeIn(this.#sorted, summary), 0, summary)
    this.#given = null
    this.#writing.schedule()
  }

  /** Whether there was such a line. */
  drop(id: string): boolean {
    this.#lose(id)
    const known = this.#entries.delete(id) || this.#damaged.drop(id)
    if (known) this.#writing.schedule()
    return known
  }

  /** Writes what is still to be written. */
  flush(): Promise<void> {
    return this.#writing.flush()
  }

  /** In the order of lists, so that they need no sorting at the next start. */
  #lines(): IndexLines {
    return { entries: this.#sorted.flatMap(({ matchId }) => this.#entries.get(matchId) ?? []), damaged: this.#damaged.entries() }
  }

  #find({ summary: { matchId }, fingerprint }: IndexEntry): void {
    if (typeof fingerprint !== 'string') return
    this.#byFingerprint.set(fingerprint, (this.#byFingerprint.get(fingerprint) ?? new Set()).add(matchId))
  }

  /** Takes a match's line out of what is sorted and found by what was played. */
  #lose(id: string): void {
    const known = this.#entries.get(id)
    if (known === undefined) return
    this.#sorted.splice(placeIn(this.#sorted, known.summary), 1)
    this.#given = null
    const { fingerprint } = known
    if (typeof fingerprint !== 'string') return
    const others = this.#byFingerprint.get(fingerprint)
    others?.delete(id)
    if (others?.size === 0) this.#byFingerprint.delete(fingerprint)
  }
}

const EMPTY_INDEX: IndexLines = { entries: [], damaged: [] }

/** Where it stands in a sorted list, or would stand: sorting thousands again for every play would be felt. */
function placeIn(sorted: readonly MatchSummary[], summary: MatchSummary): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (newestFirst(elementAt(sorted, middle), summary) < 0) from = middle + 1
    else to = middle
  }
  return from
}

function newestFirst(a: MatchSummary, b: MatchSummary): number {
  return textOrder(b.updatedAt, a.updatedAt) || textOrder(b.matchId, a.matchId)
}
