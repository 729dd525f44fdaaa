import type { Season } from '#shared/contract/seasons'
import { compareNames } from '#shared/kernel/names'
import { canonical, sameJson } from '#shared/kernel/canonical'
import { textOrder } from '#shared/kernel/text-order'
import { ConflictCopies } from './conflict-copies'
import { FollowedFolder, type Looked } from './followed-folder'
import type { Folder } from './json-file'
import { JsonFolder } from './json-folder'
import { joinedSeasons, seasonFile, seasonFileKind, seasonIn, type StoredSeason } from './season-file'

/** Where seasons lie in the data folder. */
const SEASONS_FOLDER = 'seasons'

/** The seasons of the house, each in a file of its own, all of them in memory. */
export class SeasonsStore {
  readonly #files: JsonFolder<StoredSeason>
  readonly #seasons = new Map<string, Season>()
  readonly #followed: FollowedFolder<StoredSeason>

  private constructor({ tell }: Folder, files: JsonFolder<StoredSeason>) {
    this.#files = files
    const copies = new ConflictCopies({ folder: files, tell, join: joined })
    this.#followed = new FollowedFolder({ files, copies, ids: () => this.#seasons.keys(), lookAt: (id) => this.#lookAt(id) })
  }

  static async open(folder: Folder): Promise<SeasonsStore> {
    const store = new SeasonsStore(folder, await JsonFolder.open<StoredSeason>(folder, SEASONS_FOLDER, seasonFileKind))
    await store.#followed.look()
    return store
  }

  /** The latest first, those in the bin among them. */
  all(): readonly Season[] {
    return [...this.#seasons.values()].sort(latestFirst)
  }

  get(id: string): Season | undefined {
    return this.#seasons.get(id)
  }

  /** Puts what `change` makes of a season on disk; `SaveFault` when that fails. */
  async save(id: string, change: (season: Season | null) => Season): Promise<void> {
    const { value } = await this.#files.save(id, (stored) => seasonFile(change(stored === null ? null : seasonIn(stored))))
    this.#seasons.set(id, seasonIn(value))
  }

  /** Takes a season's file away; `SaveFault` when that fails. */
  async remove(id: string): Promise<void> {
    await this.#files.remove(id, () => undefined)
    this.#seasons.delete(id)
  }

  /** Calls `changed` after someone else has changed seasons, until the store is closed. */
  watch(folder: Folder, changed: () => void): void {
    this.#followed.watch(folder, changed)
  }

  close(): Promise<void> {
    return this.#followed.close()
  }

  async #lookAt(id: string): Promise<Looked> {
    const before = this.#seasons.get(id)
    const stored = (await this.#files.look(id)).value
    if (stored === null) return { changed: this.#seasons.delete(id), left: false }
    const season = seasonIn(stored)
    this.#seasons.set(id, season)
    return { changed: before === undefined || canonical(before) !== canonical(season), left: false }
  }
}

/** By the last day, then the first, then the name. */
function latestFirst(a: Season, b: Season): number {
  return textOrder(b.to, a.to) || textOrder(b.from, a.from) || compareNames(a.name, b.name) || textOrder(a.id, b.id)
}

function joined(kept: StoredSeason, copy: StoredSeason): StoredSeason {
  const both = seasonFile(joinedSeasons(seasonIn(kept), seasonIn(copy)))
  return sameJson(both, kept) ? kept : both
}
