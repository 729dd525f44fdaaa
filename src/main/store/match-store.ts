import { type Damage, isBusy } from '#shared/contract/damage'
import type { DamagedMatch, MatchSummary } from '#shared/contract/lists'
import { isFields } from '#shared/kernel/plain'
import { ok } from '#shared/kernel/result'
import { joinMatches } from '#shared/match/join'
import type { ScoredMatch } from '#shared/match/state'
import type { MatchFacts } from '#shared/stats/facts'
import { factsOf } from '#shared/stats/facts-of'
import { type KeptRating, keptRatingIn } from '#shared/stats/kept-ratings'
import type { RatingLedger } from '#shared/stats/ratings'
import { ConflictCopies, type ConflictCopy } from './conflict-copies'
import { faultDamage } from './damage-of'
import { FactsCache } from './facts-cache'
import type { FileStamp } from './files'
import { FolderReading } from './folder-reading'
import { indexedMatch, type IndexedMatch } from './indexed-match'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'
import { type KeptKind, readKept, writeKept } from './kept-lines'
import { type LoadedMatch, MatchMovedOn, movedOn, readOnlyOf } from './loaded-match'
import { matchFileKind, type StoredMatch } from './match-file'
import { matchHeaderOf } from './match-header'
import { MatchIndex } from './match-index'
import type { ReadMatch } from './match-reader'
import { PhotoStore } from './photo-store'
import { readersOf } from './read-threads'
import { OncePerKey, TaskQueueByKey } from './task-queue'
import { type Changes, watchFolder } from './watch'
import { WriteBehind } from './write-behind'

const WRITE_AFTER_MS = 60_000

/** So few are sooner worked out again than all are written. */
const FEW_RATINGS = 50

/**
 * Ratings that earlier runs have worked out, in a file of this device.
 *
 * Nothing is stored here alone, so writing may wait, and may fail.
 */
export class RatingsCache {
  readonly #folder: Folder
  readonly #appVersion: string
  readonly #writing: WriteBehind
  #ledger: RatingLedger | null = null

  constructor(folder: Folder, appVersion: string) {
    this.#folder = folder
    this.#appVersion = appVersion
    this.#writing = new WriteBehind(() => this.#write(), WRITE_AFTER_MS, folder.files.timers)
  }

  /** What earlier runs have kept. */
  read(): Promise<readonly KeptRating[]> {
    return readRatings(this.#folder, this.#appVersion)
  }

  /** Keeps the ratings of the ledger for later runs where it pays. */
  keep(ledger: RatingLedger): void {
    if (ledger.unkept < FEW_RATINGS) return
    this.#ledger = ledger
    this.#writing.schedule()
  }

  /** Writes what is still to be written. */
  flush(): Promise<void> {
    return this.#writing.flush()
  }

  async #write(): Promise<void> {
    if (this.#ledger !== null) await writeRatings(this.#folder, this.#appVersion, this.#ledger.keep())
  }
}

/** The version goes up where the library's numbers change and the app's version does not. */
const RATINGS: KeptKind = { name: 'ratings.jsonl', format: 'caravan-ratings', version: 1 }

/** Another engine may round another way in the last digit. */
const madeBy = (appVersion: string): string => `${appVersion}, V8 ${process.versions.v8}`

/** What an earlier run of the same version worked out of the first matches, as far as it can be read. */
async function readRatings(folder: Folder, appVersion: string): Promise<readonly KeptRating[]> {
  const ratings: KeptRating[] = []
  let isWhole = true
  const take = (content: unknown): void => {
    const rating = isWhole && isFields(content) && content['at'] === ratings.length ? keptRatingIn(content['rated']) : null
    // each rests on all before it
    if (rating === null) isWhole = false
    else ratings.push(rating)
  }
  await readKept(folder, RATINGS, { appVersion: madeBy(appVersion), take })
  return ratings
}

/** Puts all ratings on disk in place of those before; rejects where the disk does not take them. */
function writeRatings(folder: Folder, appVersion: string, ratings: Iterable<KeptRating>): Promise<void> {
  return writeKept(folder, RATINGS, madeBy(appVersion), numbered(ratings))
}

function* numbered(ratings: Iterable<KeptRating>): Iterable<object> {
  let at = 0
  for (const rated of ratings) yield { at: at++, rated }
}

interface MatchStoreOptions {
  readonly data: Folder
  /** What is this device's alone: nothing in it is shared with other devices. */
  readonly device: Folder
  readonly appVersion: string
  /** Called now and then while match files are read, and once all have been. */
  readonly progressed: () => void
  /** What threads run that read many files (`reader.ts`, built); without it they are read here. */
  readonly readerScript?: string | undefined
}

interface SaveOptions {
  /** The revision that is replaced, where that is not the one before the match's own; null where there is none yet. */
  readonly inPlaceOf?: number | null
  /** The match's score, where it is known already. */
  readonly scored?: ScoredMatch | undefined
}

/** Why a match cannot be opened, and what its file holds as far as it can be read. */
interface Damaged {
  readonly damage: Damage
  readonly content?: unknown
}

/** What is known of matches without their files: the lines of lists, and what statistics are added up from. */
class MatchCatalogue {
  readonly index: MatchIndex
  readonly ratings: RatingsCache
  readonly #facts: FactsCache
  readonly #changed = new Set<string>()

  private constructor(index: MatchIndex, facts: FactsCache, ratings: RatingsCache) {
    this.index = index
    this.ratings = ratings
    this.#facts = facts
  }

  /** `device`: the folder of what is this device's alone. */
  static async open(device: Folder, appVersion: string): Promise<MatchCatalogue> {
    const index = await MatchIndex.open(device, appVersion)
    return new MatchCatalogue(index, new FactsCache(device, appVersion, (id) => index.stampOf(id) !== undefined), new RatingsCache(device, appVersion))
  }

  /** Facts of the match as its line shows it; undefined where none have been made of that. */
  factsOf(id: string): MatchFacts | undefined {
    const stamp = this.index.stampOf(id)
    return stamp === undefined ? undefined : this.#facts.of({ id, size: stamp.size, mtimeMs: stamp.mtimeMs })
  }

  /** Reads the facts that earlier runs have kept. */
  readFacts(): Promise<void> {
    return this.#facts.read()
  }

  makeFacts(match: StoredMatch): void {
    const stamp = this.index.stampOf(match.id)
    if (stamp !== undefined) this.#facts.put(match.id, JSON.stringify(factsOf(match)), stamp)
  }

  put({ summary, fingerprint, facts }: IndexedMatch, stamp: FileStamp): void {
    this.#changed.add(summary.matchId)
    this.index.put(summary, fingerprint, stamp)
    this.#facts.put(summary.matchId, facts, stamp)
  }

  /** Whether that says anything new. */
  putDamaged(id: string, { damage, content }: Damaged, stamp: FileStamp): boolean {
    this.#changed.add(id)
    return this.index.putDamaged({ ...matchHeaderOf(this.index.lastKnown(id) ?? content), matchId: id, damage }, stamp)
  }

  drop(id: string): boolean {
    this.#changed.add(id)
    return this.index.drop(id)
  }

  /** Whether the match was put or dropped in this run. */
  isChanged(id: string): boolean {
    return this.#changed.has(id)
  }

  /** Writes what is still to be written. */
  async flush(): Promise<void> {
    await Promise.all([this.index.flush(), this.#facts.flush(), this.ratings.flush()])
  }
}

/** Every match of the data folder, each in a file of its own, which other devices may change too. */
export class MatchStore {
  readonly photos: PhotoStore
  /** How far match files have been read; until all have been, lists may lack some. */
  readonly reading: FolderReading
  readonly #matches: JsonFolder<StoredMatch>
  /** What is known of matches without their files. */
  readonly known: MatchCatalogue
  readonly #copies: ConflictCopies<StoredMatch>
  /** A file and what is known of it change together, so that what this app writes is never taken for a change from outside. */
  readonly #together = new TaskQueueByKey()
  /** Matches beside which copies lay at the start that nobody has looked at yet. */
  readonly #copied = new OncePerKey()
  #stopWatching: (() => Promise<void>) | null = null
  #changed: (id: string) => void = () => undefined

  private constructor({ data: folder, progressed, readerScript }: MatchStoreOptions, matches: JsonFolder<StoredMatch>, known: MatchCatalogue) {
    this.photos = new PhotoStore(folder)
    this.#matches = matches
    this.known = known
    this.#copies = new ConflictCopies({ folder: matches, join: joinMatches, notices: folder })
    this.reading = new FolderReading({
      timers: folder.files.timers,
      ...readersOf(folder.files, matches.path, readerScript),
      isKnown: (id, stamp) => !this.#copied.has(id) && known.index.isTrueOf(id, stamp),
      take: (read) => this.#take(read),
      lookCloser: (id) => this.#lookCloser(id),
      progressed,
    })
  }

  static async open(options: MatchStoreOptions): Promise<MatchStore> {
    const matches = await JsonFolder.open<StoredMatch>(options.data, 'matches', matchFileKind)
    return new MatchStore(options, matches, await MatchCatalogue.open(options.device, options.appVersion))
  }

  /** Begins to bring what is known in step with the folder; resolves once there is enough to begin with (`FolderReading`). */
  async read(): Promise<void> {
    const names = await this.#matches.names()
    const ids = new Set([...names.flatMap((name) => this.#matches.idOf(name) ?? []), ...this.known.index.ids()])
    for (const id of this.#copies.note(names)) {
      ids.add(id)
      this.#copied.add(id)
    }
    await this.reading.begin([...ids])
  }

  /** The latest changed first. */
  summaries(): readonly MatchSummary[] {
    return this.known.index.summaries()
  }

  /** Makes the facts of a match that has none yet. */
  async makeFacts(id: string): Promise<void> {
    const match = await this.glance(id)
    if (match !== null) this.known.makeFacts(match)
  }

  /** Whether the match's file, as it is now, is known to hold a match that can be read. */
  isSound(id: string, stamp: FileStamp): boolean {
    return this.known.index.get(id) !== undefined && this.known.index.isTrueOf(id, stamp)
  }

  /** The match's line in lists. */
  summary(id: string): MatchSummary | undefined {
    return this.known.index.get(id)
  }

  /** Matches whose files are there and cannot be used, the latest played first. The same array until something changes. */
  damaged(): readonly DamagedMatch[] {
    return this.known.index.damaged()
  }

  /** What is known of a match that cannot be opened; undefined for every other. */
  damagedOf(id: string): DamagedMatch | undefined {
    return this.known.index.damagedOf(id)
  }

  /** Matches in which the same was played (`fingerprintOf`). */
  withFingerprint(fingerprint: string): readonly MatchSummary[] {
    return this.known.index.withFingerprint(fingerprint)
  }

  /** The match as it is on disk, no matter what wrote it, or null where there is none or it cannot be opened: `damagedOf` then says why. */
  async load(id: string): Promise<LoadedMatch | null> {
    await this.#lookAtCopies(id)
    if (this.damagedOf(id) !== undefined) await this.#lookNow(id)
    if (this.damagedOf(id) !== undefined) return null
    const { value, untouchable, stamp } = await this.#matches.look(id)
    // lists and windows hear of it now: not every system reports what was written elsewhere
    if (stamp === null || !this.known.index.isTrueOf(id, stamp)) await this.#lookNow(id)
    return value === null ? null : { match: value, readOnly: readOnlyOf(untouchable) }
  }

  /** Takes a match out of the lists that was read and could not be worked with. */
  async faulted(id: string, fault: unknown): Promise<void> {
    const stamp = (await this.#matches.stamp(id).catch(() => undefined)) ?? NO_STAMP
    if (this.known.putDamaged(id, { damage: faultDamage(fault) }, stamp)) this.#changed(id)
  }

  /** The same without keeping it in memory: for looking through many. */
  async glance(id: string): Promise<StoredMatch | null> {
    return (await this.#matches.glance(id)).value
  }

  /** What `load` gives, and that there is a file that cannot be read, without keeping it in memory. */
  async peek(id: string): Promise<{ readonly match: StoredMatch | null; readonly readOnly: LoadedMatch['readOnly'] }> {
    const { value, untouchable } = await this.#matches.glance(id)
    return { match: value, readOnly: readOnlyOf(untouchable) }
  }

  /** Keeps the match in memory no longer. Only for the one writer of the file. */
  release(id: string): Promise<void> {
    return this.#matches.release(id)
  }

  /** Puts the match on disk; `SaveFault` when that fails and `MatchMovedOn` when another device was faster: then `load` gives what is there. */
  async save(match: StoredMatch, { inPlaceOf = match.revision === 0 ? null : match.revision - 1, scored }: SaveOptions = {}): Promise<void> {
    await this.#together.run(match.id, async () => {
      const { stamp } = await this.#matches.save(match.id, (before) => {
        if ((before?.revision ?? null) !== inPlaceOf) throw new MatchMovedOn()
        return match
      })
      this.#putInIndex(match, stamp, false, scored)
    })
  }

  /** Whether no file has that id, not even one that cannot be read. */
  async isFree(id: string): Promise<boolean> {
    return this.known.index.get(id) === undefined && (await this.#matches.stamp(id).catch(() => undefined)) === null
  }

  /** Puts a match on disk that nobody knows yet, without keeping it in memory; `SaveFault` when that fails. */
  async add(match: StoredMatch): Promise<void> {
    await this.#together.run(match.id, async () => {
      this.#putInIndex(match, await this.#matches.add(match.id, match))
    })
  }

  /** Puts a match where none can be used, as `JsonFolder.bringIn`; `MatchMovedOn` where another device has put one there. */
  async bringIn(match: StoredMatch): Promise<void> {
    await this.#together.run(match.id, async () => {
      this.#putInIndex(match, await this.#matches.bringIn(match.id, match).catch(movedOn))
    })
  }

  /** Takes a match that cannot be opened out of all lists; its file is kept under another name. Throws as `bringIn`. */
  async setAside(id: string): Promise<void> {
    await this.#together.run(id, () => this.#matches.setAside(id)).catch(movedOn)
    await this.#lookNow(id)
  }

  /** Where the match's file lies, and what lies there byte by byte, or null where that cannot be read. */
  fileOf(id: string): { readonly path: string; bytes(): Promise<Uint8Array | null> } {
    return { path: this.#matches.pathOf(id), bytes: () => this.#matches.bytes(id).catch(() => null) }
  }

  /** The matches of which there are versions to choose from. */
  apart(): readonly string[] {
    return this.#copies.ids()
  }

  /** What lies beside a match and does not fit together with it. */
  copiesOf(id: string): readonly ConflictCopy<StoredMatch>[] {
    return this.#copies.of(id)
  }

  /** Takes copies of a match away whose content is kept elsewhere by now. */
  settle(id: string, copies: readonly ConflictCopy<StoredMatch>[]): Promise<void> {
    return this.#copies.settle(id, copies)
  }

  /** Takes a match and its photos away for good; `SaveFault` when that fails and `MatchMovedOn` when another device has changed it. */
  async remove({ id, revision }: StoredMatch): Promise<void> {
    await this.#together.run(id, async () => {
      await this.#matches.remove(id, (before) => {
        if (before !== null && before.revision !== revision) throw new MatchMovedOn()
      })
      this.known.drop(id)
    })
    await this.photos.removeAll(id)
  }

  /** Calls `changed` with each match that someone else has changed, added or taken away, until the store is closed. */
  watch({ files, path, watched }: Folder, changed: (id: string) => void): void {
    this.#changed = changed
    const look = (changes: Changes): Promise<Changes> => this.#lookThrough(changes)
    const works = (now: boolean): void => watched?.(this.#matches.name, now)
    this.#stopWatching = watchFolder({ files, path: `${path}/${this.#matches.name}`, look, works, size: () => this.known.index.ids().length })
  }

  /** Ends what is being read and written, and the index with it. */
  async close(): Promise<void> {
    this.reading.stop()
    await this.reading.whole().catch(() => undefined)
    await this.#stopWatching?.()
    await this.#matches.idle()
    await this.known.flush()
  }

  /** Brings the index in step with what has changed in the folder; gives what the system is too short of something to hand out. */
  async #lookThrough(changes: Changes): Promise<Changes> {
    // what has changed somewhere in a folder that is just being read is looked for once that is done
    if (changes === null) await this.reading.whole().catch(() => undefined)
    const names = changes ?? new Set(await this.#matches.names())
    if (changes === null) await this.#matches.clearClaims(names)
    const ids = new Set([...names].map((name) => this.#matches.idOf(name)).filter((id) => id !== null))
    if (changes === null) for (const id of this.known.index.ids()) ids.add(id)
    const copied = this.#copies.note(names)
    for (const id of copied) ids.add(id)
    const left = new Set<string>()
    for (const id of ids) {
      /* A match that cannot be looked at now must not stop the others: what is new in them is only told once. */
      const joined = copied.has(id) && (await this.#joinCopies(id, changes === null).catch(() => left.add(id).size > 0))
      const other = await this.#together.run(id, () => this.#lookAt(id)).catch(() => left.add(id).size > 0)
      if (other || joined) this.#changed(id)
      if (isBusy(this.damagedOf(id)?.damage)) left.add(id)
    }
    return new Set([...left].map((id) => `${id}.json`))
  }

  /** Takes over what was read of a match, unless more is known of it by now. */
  async #take(read: ReadMatch): Promise<void> {
    const id = read.summary.matchId
    await this.#lookAtCopies(id)
    await this.#together.run(id, async () => {
      if (this.known.isChanged(id)) await this.#lookAt(id)
      else this.known.put(read, read.stamp)
    })
  }

  async #lookCloser(id: string): Promise<void> {
    await this.#lookAtCopies(id)
    await this.#together.run(id, () => this.#lookAt(id))
  }

  /** Joins the copies that lay beside the match at the start, once; before that nobody is given the match. */
  #lookAtCopies(id: string): Promise<void> {
    return this.#copied.run(id, async () => {
      if (await this.#joinCopies(id, true)) this.#changed(id)
    })
  }

  /** Joins conflict copies of a match where that can be done; whether there is anything new to show. */
  async #joinCopies(id: string, whole: boolean): Promise<boolean> {
    const { written, changed } = await this.#copies.look(id, whole)
    // the file may have been changed again: what the index says of it is looked at next
    if (written !== null) this.#putInIndex(written, null)
    return changed
  }

  /** Whether the match was not as the index knew it. */
  async #lookAt(id: string): Promise<boolean> {
    // a name that leads nowhere, or a file that was taken away, is no match
    const stamp = await this.#matches.stamp(id)
    if (stamp === null) return this.known.drop(id)
    if (this.known.index.isTrueOf(id, stamp)) return false
    const file = await this.#matches.glance(id)
    await file.refresh()
    const { value, untouchable } = file
    if (value === null) return untouchable?.why === 'damaged' ? this.known.putDamaged(id, untouchable, stamp) : this.known.drop(id)
    try {
      this.#putInIndex(value, file.stamp, untouchable !== null)
    } catch (fault) {
      return this.known.putDamaged(id, { damage: faultDamage(fault), content: value }, stamp)
    }
    return true
  }

  /** The same for a match that someone asks for, before the system has reported any change. */
  async #lookNow(id: string): Promise<void> {
    if (await this.#together.run(id, () => this.#lookAt(id))) this.#changed(id)
  }

  /** `stamp`: what the file was like when it held that. */
  #putInIndex(match: StoredMatch, stamp: FileStamp | null, readOnly = false, scored?: ScoredMatch): void {
    this.known.put(indexedMatch(match, readOnly, scored === undefined ? undefined : ok(scored)), stamp ?? NO_STAMP)
  }
}

const NO_STAMP: FileStamp = { size: 0, mtimeMs: 0 }
