import { isPassing } from '#shared/contract/damage'
import type { DamagedMatch } from '#shared/contract/lists'
import { sameJson } from '#shared/kernel/canonical'
import { textOrder } from '#shared/kernel/text-order'
import type { FileStamp } from './files'

/** A match that cannot be opened, and the state of its file in which that was found. */
export interface DamagedEntry extends FileStamp {
  readonly match: DamagedMatch
}

/** Matches whose files are there and cannot be used, the latest played first. */
export class DamagedList {
  readonly #entries: Map<string, DamagedEntry>
  #sorted: readonly DamagedMatch[]

  constructor(known: readonly DamagedEntry[]) {
    this.#entries = new Map(known.map((entry) => [entry.match.matchId, entry]))
    this.#sorted = this.#sort()
  }

  /** The same array until something changes. */
  matches(): readonly DamagedMatch[] {
    return this.#sorted
  }

  entries(): readonly DamagedEntry[] {
    return [...this.#entries.values()]
  }

  get(id: string): DamagedMatch | undefined {
    return this.#entries.get(id)?.match
  }

  /** Whether nothing but another state of the file could make the match sound again. */
  isTrueOf(id: string, stamp: FileStamp): boolean {
    const entry = this.#entries.get(id)
    return entry !== undefined && !isPassing(entry.match.damage) && entry.size === stamp.size && entry.mtimeMs === stamp.mtimeMs
  }

  /** Whether it says anything new. */
  put(match: DamagedMatch, { size, mtimeMs }: FileStamp): boolean {
    const before = this.get(match.matchId)
    this.#entries.set(match.matchId, { match, size, mtimeMs })
    if (before !== undefined && sameJson(before, match)) return false
    this.#sorted = this.#sort()
    return true
  }

  /** Whether there was such a match. */
  drop(id: string): boolean {
    const known = this.#entries.delete(id)
    if (known) this.#sorted = this.#sort()
    return known
  }

  #sort(): readonly DamagedMatch[] {
    return this.entries()
      .map(({ match }) => match)
      .sort((a, b) => textOrder(b.date ?? '', a.date ?? '') || textOrder(a.matchId, b.matchId))
  }
}
