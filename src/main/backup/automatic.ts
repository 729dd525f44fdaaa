import type { ListedBackup } from '#shared/contract/backup'
import { type BackupFaults, isLeftOut, LISTED_FAULTS } from '#shared/contract/backup-faults'
import { isLeftBehind, makeFolder } from '../store/durable-file'
import type { Files } from '../store/files'
import { FolderAway } from '../store/presence'
import { toSaveFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { collect, type State } from './collect'
import { madeOf } from './layout'
import { type MadeBackup, makeBackup, type Progress } from './make'
import { faultsIn } from './manifest'
import { openArchive } from './read-archive'
import { readWhole } from './read-whole'

/** The backups of ours that lie in a folder, the latest first. */
export async function backupsIn(files: Files, folder: string): Promise<ListedBackup[]> {
  const listed: ListedBackup[] = []
  for (const name of await files.list(folder)) {
    const made = madeOf(name)
    const stamp = made === null ? null : await files.stamp(`${folder}/${name}`).catch(() => null)
    if (made !== null && stamp !== null) listed.push({ name, made: made.toISOString(), bytes: stamp.size, faults: null })
  }
  return listed.sort((a, b) => (a.name < b.name ? 1 : -1))
}

/** A backup as rotation sees it. */
export interface Dated {
  readonly name: string
  /** When it was made, in milliseconds since 1970. */
  readonly at: number
}

/** How many of the latest are always kept. */
export const KEPT_LATEST = 10

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Which backups go: of those beyond the latest ten, all but the last of each week.
 *
 * A backup that the clock of another day dated into the future does not count among the latest, so it pushes no real one out.
 */
export function toRemove<B extends Dated>(backups: readonly B[], now: number): readonly B[] {
  const latestFirst = [...backups].sort((a, b) => b.at - a.at || (a.name < b.name ? 1 : -1))
  const latest = new Set(latestFirst.filter(({ at }) => at <= now).slice(0, KEPT_LATEST))
  const weeks = new Set<number>()
  return latestFirst.filter((backup) => {
    if (latest.has(backup)) return false
    const week = weekOf(backup.at)
    const another = weeks.has(week)
    weeks.add(week)
    return another
  })
}

/** Weeks begin on Monday (UTC); the first day of 1970 was a Thursday. */
export function weekOf(at: number): number {
  return Math.floor((Math.floor(at / DAY_MS) + 3) / 7)
}

const FOLDER = 'backups'

/** The notice of an automatic backup that failed; one at a time. */
const NOTICE = 'backup-failed'

/** The notice of one that leaves something out; one at a time. */
const INCOMPLETE = 'backup-incomplete'

/** The notice of one that has far fewer matches than the one before; one at a time. */
const SMALLER = 'backup-smaller'

/** Whether a backup has so many more matches than another that nobody is to lose it without a word. */
const isMuchFuller = (matches: number, than: number): boolean => matches > 2 * than

export interface AutomaticOptions {
  readonly store: Store
  readonly device: string
  readonly appVersion: string
  readonly progress: Progress
}

/** The backups that Caravan makes automatically, in this device's own folder; each only if something changed since the last. */
export class AutomaticBackups {
  readonly folder: string
  readonly #options: AutomaticOptions
  #latest: { readonly name: string; readonly state: string | undefined; readonly faults: BackupFaults; readonly matches: number } | null = null
  #noticed = false
  #lastNotice = ''

  constructor(options: AutomaticOptions) {
    this.folder = `${options.store.device.path}/${FOLDER}`
    this.#options = options
  }

  /** The latest first. */
  async list(): Promise<ListedBackup[]> {
    return backupsIn(this.#options.store.device.files, this.folder).catch(() => [])
  }

  /**
   * A backup of what is here now: the latest one where nothing has changed since, else a new one, after which old ones go (never those of `keep`).
   *
   * Null where there is nothing to back up; `SaveFault` when it cannot be made, also where the house is away: what is left of it then is no backup of it.
   */
  async make(signal: AbortSignal, keep: readonly string[] = []): Promise<MadeBackup | null> {
    const { store, device, appVersion, progress } = this.#options
    const { files } = store.device
    if (await store.presence.look()) throw new FolderAway(store.data.path)
    const state = await collect(store)
    if (state.files.length === 0 && state.missed.length === 0) return null
    const known = await this.#unchanged(state)
    if (known !== null) return known
    await this.#clearedFolder()
    const made = await makeBackup({ sources: store, folder: this.folder, files, device, appVersion, progress, signal, state })
    const before = this.#latest?.matches ?? 0
    const matches = state.files.filter(({ of }) => of.kind === 'match').length
    this.#latest = { name: made.name, state: state.fingerprint, faults: made.faults, matches }
    await this.#tell(made.faults)
    if (isMuchFuller(before, matches)) await this.#tellSmaller(matches, before)
    await this.#rotate([made.name, ...keep], matches)
    return made
  }

  /** The same in the background: a failure shows one notice, which goes when a backup succeeds again. */
  async makeQuietly(signal: AbortSignal): Promise<void> {
    const { notices } = this.#options.store
    try {
      await this.make(signal)
      if (this.#noticed) await notices.dismiss(NOTICE)
      this.#noticed = false
    } catch (error) {
      // that the house is away is said already
      if (signal.aborted || this.#noticed || error instanceof FolderAway) return
      this.#noticed = true
      const { reason, message } = toSaveFault(error)
      notices.tell({ kind: 'backup-failed', id: NOTICE, reason, detail: message })
    }
  }

  async #unchanged(state: State): Promise<MadeBackup | null> {
    const listed = await this.list()
    this.#latest ??= await this.#lastMade(listed)
    if (this.#latest?.state !== state.fingerprint || (await this.#canReadMore(state, this.#latest.faults))) return null
    const { name, faults } = this.#latest
    const known = listed.find((backup) => backup.name === name)
    if (known === undefined) return null
    await this.#tell(faults)
    return { ...known, faults }
  }

  /** Whether a file that was left out can be read by now: leave to read it changes neither its size nor its time. */
  async #canReadMore({ files }: State, { lines }: BackupFaults): Promise<boolean> {
    const leftOut = new Set(lines.filter(isLeftOut).map(({ name }) => name))
    for (const file of files.filter(({ name }) => leftOut.has(name))) if ((await readWhole(this.#options.store, file)).kind === 'read') return true
    return false
  }

  /** Says which files are in no backup, once, until that changes. */
  async #tell({ leftOut, lines }: BackupFaults): Promise<void> {
    const { notices } = this.#options.store
    const first = lines.filter(isLeftOut).slice(0, LISTED_FAULTS)
    const of = leftOut === 0 ? '' : `${leftOut} ${first.map(({ name, why }) => `${name} ${why}`).join(' ')}`
    if (of === this.#lastNotice) return
    this.#lastNotice = of
    await notices.dismiss(INCOMPLETE)
    if (leftOut > 0) notices.tell({ kind: 'backup-incomplete', id: INCOMPLETE, leftOut, lines: first })
  }

  async #tellSmaller(matches: number, before: number): Promise<void> {
    const { notices } = this.#options.store
    await notices.dismiss(SMALLER)
    notices.tell({ kind: 'backup-smaller', id: SMALLER, matches, before })
  }

  /** The latest of an earlier run; one that cannot be read does not count. */
  async #lastMade(listed: readonly ListedBackup[]) {
    const now = this.#options.store.data.clock().toISOString()
    const name = listed.find(({ made }) => made <= now)?.name
    if (name === undefined) return null
    try {
      const archive = await openArchive(this.#options.store.device.files, `${this.folder}/${name}`)
      await archive.close()
      return { name, state: archive.manifest.state, faults: faultsIn(archive.manifest), matches: archive.manifest.counts.matches }
    } catch {
      return null
    }
  }

  /** How many matches a backup has; none where it cannot be read. */
  async #matchesIn(name: string): Promise<number> {
    try {
      const archive = await openArchive(this.#options.store.device.files, `${this.folder}/${name}`)
      await archive.close()
      return archive.manifest.counts.matches
    } catch {
      return 0
    }
  }

  /** The folder, without what broken-off backups have left in it. */
  async #clearedFolder(): Promise<void> {
    const { files } = this.#options.store.device
    await makeFolder(files, this.folder)
    for (const name of (await files.list(this.folder)).filter(isLeftBehind)) await files.remove(`${this.folder}/${name}`).catch(() => undefined)
  }

  /** Old ones go, but none that has far more matches than the new one (`matches`). */
  async #rotate(kept: readonly string[], matches: number): Promise<void> {
    const { device } = this.#options.store
    const dated = (await this.list()).map(({ name, made }) => ({ name, at: Date.parse(made) }))
    for (const { name } of toRemove(dated, device.clock().getTime())) {
      if (kept.includes(name) || isMuchFuller(await this.#matchesIn(name), matches)) continue
      await device.files.remove(`${this.folder}/${name}`).catch(() => undefined)
    }
  }
}
