import type { MatchSummary } from '#shared/contract/lists'
import { scoreRecord } from '#shared/match/replay'
import { factsOf, factsOfScored } from '#shared/stats/facts-of'
import type { MatchFacts } from '#shared/stats/facts'
import { FactsBook } from './facts-book'
import { fingerprintOf } from './fingerprint'
import { joinMatches } from '#shared/match/join'
import { CopiesBeside, type Copy } from './copies-beside'
import { JsonFolder } from './json-folder'
import type { Folder } from './json-file'
import { matchFileKind, type StoredMatch } from './match-file'
import { MatchIndex } from './match-index'
import { summaryOf } from './match-summary'
import { PhotoStore } from './photo-store'
import { SaveFault } from './save-fault'
import { SerialByKey } from './serial'
import { watchFolder, type Changes } from './watch'

/** A match, and why it can only be looked at where that is so. */
export interface LoadedMatch {
  readonly match: StoredMatch
  readonly readOnly: 'newer' | 'unreadable' | null
}

/** Somebody else has written the match since; nothing was written over it. */
export class MatchMovedOn extends Error {
  override readonly name = 'MatchMovedOn'
}

export interface MatchFolders {
  readonly data: Folder
  /** What is this device's alone: nothing in it is shared with other devices. */
  readonly device: Folder
}

/** Every match of the data folder, each in a file of its own, which other devices may change too. */
export class MatchStore {
  readonly photos: PhotoStore
  readonly #matches: JsonFolder<StoredMatch>
  readonly #index: MatchIndex
  readonly #facts: FactsBook
  readonly #copies: CopiesBeside<StoredMatch>
  /** A file and its line in the index change together, so that what this app writes is never taken for a change from outside. */
  readonly #together = new SerialByKey()
  #stopWatching: (() => Promise<void>) | null = null

  private constructor(folder: Folder, matches: JsonFolder<StoredMatch>, index: MatchIndex, facts: FactsBook) {
    this.photos = new PhotoStore(folder)
    this.#matches = matches
    this.#index = index
    this.#facts = facts
    this.#copies = new CopiesBeside({ folder: matches, join: joinMatches, tell: folder.tell })
  }

  static async open({ data, device }: MatchFolders, appVersion: string): Promise<MatchStore> {
    const matches = await JsonFolder.open<StoredMatch>(data, 'matches', matchFileKind)
    const index = await MatchIndex.open(device, appVersion)
    const facts = new FactsBook(device, appVersion, (id) => index.stampOf(id) !== undefined)
    const store = new MatchStore(data, matches, index, facts)
    await store.#lookThrough(() => undefined)
    return store
  }

  /** The latest changed first. */
  summaries(): readonly MatchSummary[] {
    return this.#index.summaries()
  }

  /** Facts of the match as lists show it; undefined until `makeFacts` has been there, or where it cannot be read. */
  factsOf(id: string): MatchFacts | undefined {
    const stamp = this.#index.stampOf(id)
    return stamp === undefined ? undefined : this.#facts.of({ id, size: stamp.size, mtimeMs: stamp.mtimeMs })
  }

  /** Reads the facts that earlier runs have kept. */
  readFacts(): Promise<void> {
    return this.#facts.read()
  }

  /** Makes the facts of a match that has none yet. */
  async makeFacts(id: string): Promise<void> {
    const stamp = this.#index.stampOf(id)
    const match = await this.glance(id)
    if (match !== null && stamp !== undefined) this.#facts.put(factsOf(match), stamp)
  }

  /** The match's line in lists. */
  summary(id: string): MatchSummary | undefined {
    return this.#index.get(id)
  }

  /** Matches in which the same was played (`fingerprintOf`). */
  withFingerprint(fingerprint: string): readonly MatchSummary[] {
    return this.#index.withFingerprint(fingerprint)
  }

  /** The match as it is on disk, whoever wrote it, or null where it cannot be read. */
  async load(id: string): Promise<LoadedMatch | null> {
    const { value, untouchable } = await this.#matches.look(id)
    return value === null ? null : { match: value, readOnly: untouchable?.why ?? null }
  }

  /** The same without keeping it in memory: for looking through many. */
  async glance(id: string): Promise<StoredMatch | null> {
    return (await this.#matches.glance(id)).value
  }

  /** What `load` gives, and that there is a file that cannot be read, without keeping it in memory. */
  async peek(id: string): Promise<{ readonly match: StoredMatch | null; readonly readOnly: LoadedMatch['readOnly'] }> {
    const { value, untouchable } = await this.#matches.glance(id)
    return { match: value, readOnly: untouchable?.why ?? null }
  }

  /** Keeps the match in memory no longer. Only for whoever is the one that writes it. */
  release(id: string): Promise<void> {
    return this.#matches.release(id)
  }

  /**
   * Puts the match on disk in place of its revision before, or of the one that is told; a new one where there is none yet.
   *
   * `SaveFault` when that fails and `MatchMovedOn` when another device was faster; then `load` gives what is there.
   */
  async save(match: StoredMatch, inPlaceOf: number = match.revision - 1): Promise<void> {
    await this.#together.run(match.id, async () => {
      await this.#matches.save(match.id, (before) => {
        if (before !== null && before.revision !== inPlaceOf) throw new MatchMovedOn()
        return match
      })
      await this.#putInIndex(match)
    })
  }

  /** Whether no file has that id, not even one that cannot be read. */
  async isFree(id: string): Promise<boolean> {
    return this.#index.get(id) === undefined && (await this.#matches.stamp(id)) === null
  }

  /** Puts a match on disk that nobody knows yet, without keeping it in memory; `SaveFault` when that fails. */
  async add(match: StoredMatch): Promise<void> {
    await this.#together.run(match.id, async () => {
      await this.#matches.add(match.id, match)
      await this.#putInIndex(match)
    })
  }

  /** The matches of which there are versions to choose from. */
  apart(): readonly string[] {
    return this.#copies.ids()
  }

  /** What lies beside a match and does not fit together with it. */
  copiesOf(id: string): readonly Copy<StoredMatch>[] {
    return this.#copies.of(id)
  }

  /** Takes copies of a match away whose content is kept elsewhere by now. */
  settle(id: string, copies: readonly Copy<StoredMatch>[]): Promise<void> {
    return this.#copies.settle(id, copies)
  }

  /** Takes a match and its photographs away for good; `SaveFault` when that fails. */
  async remove(id: string): Promise<void> {
    await this.#together.run(id, async () => {
      try {
        await this.#matches.remove(id)
      } catch (error) {
        throw new SaveFault('other', `${id} could not be removed`, { cause: error })
      }
      this.#index.drop(id)
    })
    await this.photos.removeAll(id)
  }

  /** Calls `changed` with each match that somebody else has changed, added or taken away, until the store is closed. */
  watch({ files, path }: Folder, changed: (id: string) => void): void {
    this.#stopWatching = watchFolder(files, `${path}/${this.#matches.name}`, (changes) => this.#lookThrough(changed, changes))
  }

  /** Ends what is being written, and the index with it. */
  async close(): Promise<void> {
    await this.#stopWatching?.()
    await this.#matches.idle()
    await Promise.all([this.#index.flush(), this.#facts.flush()])
  }

  /** Brings the index in step with what lies in the folder. */
  async #lookThrough(changed: (id: string) => void, changes: Changes = null): Promise<void> {
    const names = changes ?? new Set(await this.#matches.names())
    const ids = new Set([...names].map((name) => this.#matches.idOf(name)).filter((id) => id !== null))
    if (changes === null) for (const id of this.#index.ids()) ids.add(id)
    const copied = this.#copies.note(names)
    for (const id of copied) ids.add(id)
    for (const id of ids) {
      const joined = copied.has(id) && (await this.#joinCopies(id, changes === null))
      if ((await this.#together.run(id, () => this.#lookAt(id))) || joined) changed(id)
    }
  }

  /** Joins conflict copies of a match where that can be done; whether there is anything new to show. */
  async #joinCopies(id: string, whole: boolean): Promise<boolean> {
    const { written, changed } = await this.#copies.look(id, whole)
    if (written !== null) await this.#putInIndex(written)
    return changed
  }

  /** Whether the match was not as the index knew it. */
  async #lookAt(id: string): Promise<boolean> {
    // a name that leads nowhere, or a file that was taken away, is no match
    const stamp = await this.#matches.stamp(id)
    if (stamp === null) return this.#index.drop(id)
    if (this.#index.isTrueOf(id, stamp)) return false
    const file = await this.#matches.glance(id)
    await file.refresh()
    if (file.value === null) return this.#index.drop(id)
    await this.#putInIndex(file.value, file.untouchable !== null)
    return true
  }

  async #putInIndex(match: StoredMatch, readOnly = false): Promise<void> {
    const stamp = (await this.#matches.stamp(match.id)) ?? { size: 0, mtimeMs: 0 }
    const scored = scoreRecord(match)
    const fingerprint = scored.ok ? fingerprintOf(scored.value) : null
    this.#index.put({ ...summaryOf(match, scored), ...(readOnly ? { readOnly } : {}) }, fingerprint, stamp)
    this.#facts.put(factsOfScored(match, scored), stamp)
  }
}
