import type { Damage } from '#shared/contract/damage'
import { factsOf } from '#shared/stats/facts-of'
import type { MatchFacts } from '#shared/stats/facts'
import { FactsCache } from './facts-cache'
import type { FileStamp } from './files'
import { matchHeaderOf } from './match-header'
import type { IndexedMatch } from './indexed-match'
import type { Folder } from './json-file'
import type { StoredMatch } from './match-file'
import { MatchIndex } from './match-index'
import { RatingsCache } from './ratings-cache'

/** Why a match cannot be opened, and what its file holds as far as it can be read. */
interface Damaged {
  readonly damage: Damage
  readonly content?: unknown
}

/** What is known of matches without their files: the lines of lists, and what statistics are added up from. */
export class MatchCatalogue {
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
    if (stamp !== undefined) this.#facts.put(factsOf(match), stamp)
  }

  put({ summary, fingerprint, facts }: IndexedMatch, stamp: FileStamp): void {
    this.#changed.add(summary.matchId)
    this.index.put(summary, fingerprint, stamp)
    this.#facts.put(facts, stamp)
  }

  /** Whether that says anything new. */
  putDamaged(id: string, { damage, content }: Damaged, stamp: FileStamp): boolean {
    this.#changed.add(id)
    return this.index.putDamaged({ ...matchHeaderOf(this.index.lastKnown(id) ?? content), matchId: id, damage }, stamp)
  }

  /** Whether the match was known. */
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
