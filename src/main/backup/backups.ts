import type { Backups as BackupsShown, BackupPreview, BackupRefusal, BackupSource, ListedBackup, Restored, RestoreWish } from '#shared/contract/backup'
import type { BackupFaults } from '#shared/contract/backup-faults'
import type { VersionsFound } from '#shared/contract/backed-up'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import type { Matches } from '../matches/matches'
import { SaveFault } from '../store/save-fault'
import { TaskQueue } from '../store/task-queue'
import type { House } from '../store/kinds/kinds'
import type { Store } from '../store/store'
import { AutomaticBackups } from './automatic'
import { Refused } from './bad-backup'
import type { Downloads } from '../common/downloads'
import { KnownFaults } from './known-faults'
import { makeBackup, type Progress } from './make'
import { findVersions } from './find-versions'
import { NamedFolder } from './named-folder'
import { lookAt, previewOf, type Plan } from './plan'
import { restore } from './restore'
import { restoreMatch } from './restore-match'
import { Uploads } from './uploads'

/** When automatic backups are made, in milliseconds: first so long after the start, then every half hour; how long closing waits for the last. */
export interface Times {
  readonly first: number
  readonly every: number
  readonly atClose: number
}
const USUAL_TIMES: Times = { first: 5_000, every: 30 * 60_000, atClose: 5_000 }

/** How often progress is reported, in milliseconds. */
const TELL_EVERY_MS = 200

export interface BackupsOptions extends House {
  readonly store: Store
  readonly matches: Matches
  readonly downloads: Downloads
  readonly device: string
  readonly appVersion: string
  readonly newId: () => string
  /** Called after restoring has changed matches or people. */
  readonly changed: () => void
  /** The same for settings. */
  readonly settingsChanged: () => void
}

/** Automatic backups, those a person asks for, and restoring. One thing at a time; play goes on. */
export class Backups {
  readonly #options: BackupsOptions
  readonly #automatic: AutomaticBackups
  readonly #folder: NamedFolder
  readonly #uploads: Uploads
  readonly #queue = new TaskQueue()
  readonly #channel = new Channel()
  readonly #closing = new AbortController()
  readonly #faults: KnownFaults
  #work: BackupsShown['work'] = null
  #toldAt = -Infinity
  #plan: { readonly plan: Plan; readonly source: BackupSource } | null = null
  #timers: NodeJS.Timeout[] = []
  #atClose: number | null = null
  #deadline: AbortSignal | null = null

  constructor(options: BackupsOptions) {
    const { store, device, appVersion, newId } = options
    this.#options = options
    this.#automatic = new AutomaticBackups({ store, device, appVersion, progress: this.#progress })
    this.#folder = new NamedFolder(store)
    this.#uploads = new Uploads(store, newId)
    this.#faults = new KnownFaults(store.device.files, () => this.#channel.publish(), this.#closing.signal)
  }

  get watchers(): number {
    return this.#channel.watchers
  }

  live(signal: AbortSignal | undefined): AsyncGenerator<BackupsShown, void, void> {
    return this.#channel.watch(() => this.#shown(), signal)
  }

  /** From now on makes backups automatically, but not while matches are being read for the first time; the last one while closing. */
  begin({ first, every, atClose }: Times = USUAL_TIMES): void {
    this.#atClose = atClose
    const now = (): void =>
      void this.#options.store.matches.reading.whole().then(
        () => this.automatic(),
        () => undefined,
      )
    this.#timers = [setTimeout(now, first).unref(), setInterval(now, every).unref()]
  }

  /** Makes the automatic backup that is due where something has changed; never fails. */
  automatic(): Promise<void> {
    return this.#working(() => this.#automatic.makeQuietly(this.#closing.signal))
  }

  setFolder(path: string): Promise<Result<{ readonly path: string | null }, BackupRefusal>> {
    return this.#answering(async () => ({ path: await this.#folder.set(path) }))
  }

  /** Makes a backup in the folder that was named. */
  toFolder(): Promise<Result<ListedBackup, BackupRefusal>> {
    const { store, device, appVersion } = this.#options
    return this.#answering(async () => {
      const folder = await this.#folder.ready()
      return makeBackup({ sources: store, files: store.device.files, folder, device, appVersion, progress: this.#progress, signal: this.#closing.signal })
    })
  }

  /** Makes a backup of what is here now, where the latest is not one already, and offers it to be fetched. */
  download(): Promise<Result<{ readonly path: string; readonly name: string; readonly faults: BackupFaults }, BackupRefusal>> {
    return this.#answering(async () => {
      const made = await this.#automatic.make(this.#closing.signal)
      if (made === null) throw new Refused({ kind: 'nothing-to-back-up' })
      return { name: made.name, faults: made.faults, path: this.#options.downloads.offer({ path: `${this.#automatic.folder}/${made.name}`, name: made.name }) }
    })
  }

  receive(id: string | undefined, at: number, part: string): Promise<Result<{ readonly id: string }, BackupRefusal>> {
    return this.#answering(async () => ({ id: await this.#uploads.receive(id, at, Buffer.from(part, 'base64')) }))
  }

  /** Checks a backup and says what restoring it would change; changes nothing. */
  look(source: BackupSource): Promise<Result<BackupPreview, BackupRefusal>> {
    const { store, newId } = this.#options
    return this.#answering(async () => {
      this.#plan = null
      const plan = await lookAt({ store, path: await this.#pathOf(source), id: newId(), progress: this.#progress, signal: this.#closing.signal })
      this.#plan = { plan, source }
      return previewOf(plan, store)
    })
  }

  /** Restores what was looked at, after a backup of what is here. */
  restore(planId: string, wish: RestoreWish): Promise<Result<Restored, BackupRefusal>> {
    const { changed, settingsChanged } = this.#options
    return this.#answering(async () => {
      if (this.#plan?.plan.id !== planId) throw new Refused({ kind: 'no-such-plan' })
      const { plan, source } = this.#plan
      const { signal } = this.#closing
      const before = await this.#automatic.make(signal, keptFor(source))
      this.#plan = null
      try {
        return await restore({ house: this.#options, plan, wish, before: before?.name ?? null, progress: this.#progress, signal })
      } finally {
        changed()
        settingsChanged()
      }
    })
  }

  /** Versions of a match in the backups that are known here; waits for nothing that is being made. */
  async versionsOf(matchId: MatchId): Promise<Result<VersionsFound, BackupRefusal>> {
    const [automatic, folder] = [await this.#automatic.list(), await this.#folder.look()]
    const known = [
      ...automatic.map(({ name, made }) => ({ source: { kind: 'automatic', name } as const, made, path: `${this.#automatic.folder}/${name}` })),
      ...(folder?.backups ?? []).map(({ name, made }) => ({ source: { kind: 'folder', name } as const, made, path: `${folder?.path}/${name}` })),
    ]
    return ok(await findVersions(this.#options.store.device.files, known, matchId, this.#closing.signal))
  }

  /** Puts one match from a backup in place of what is here, after a backup of that. */
  restoreMatch(matchId: MatchId, source: BackupSource): Promise<Result<{ readonly revision: number; readonly before: string | null }, BackupRefusal>> {
    const { store, matches, changed } = this.#options
    return this.#answering(async () => {
      const path = await this.#pathOf(source)
      const before = async (): Promise<string | null> => (await this.#automatic.make(this.#closing.signal, keptFor(source)))?.name ?? null
      try {
        return await restoreMatch({ store, matches, path, matchId, before })
      } finally {
        changed()
      }
    })
  }

  /** Stops what is running and, with automatic backups, makes the last one if there is time. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer)
    this.#closing.abort()
    await Promise.all([this.#queue.idle(), this.#faults.idle()])
    await this.#uploads.clear()
    if (this.#atClose === null) return
    // closing may be asked for twice; both together have this long
    this.#deadline ??= AbortSignal.timeout(this.#atClose)
    await this.#automatic.makeQuietly(this.#deadline)
  }

  readonly #progress: Progress = (kind, done, total) => {
    this.#work = { kind, done, total }
    const now = performance.now()
    if (now - this.#toldAt < TELL_EVERY_MS) return
    this.#toldAt = now
    this.#channel.publish()
  }

  async #shown(): Promise<BackupsShown> {
    const [automatic, folder] = [await this.#automatic.list(), await this.#folder.look()]
    return {
      automatic: this.#faults.of(this.#automatic.folder, automatic),
      folder: folder === null ? null : { ...folder, backups: this.#faults.of(folder.path, folder.backups) },
      work: this.#work,
    }
  }

  async #pathOf(source: BackupSource): Promise<string> {
    if (source.kind === 'automatic') return `${this.#automatic.folder}/${source.name}`
    const place = source.kind === 'upload' ? this.#uploads.pathOf(source.id) : await this.#folder.path()
    if (place === null) throw new Refused(source.kind === 'upload' ? { kind: 'upload-broken' } : { kind: 'no-folder' })
    return source.kind === 'upload' ? place : `${place}/${source.name}`
  }

  #working<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run(async () => {
      try {
        return await work()
      } finally {
        this.#work = null
        this.#channel.publish()
      }
    })
  }

  async #answering<T>(work: () => Promise<T>): Promise<Result<T, BackupRefusal>> {
    try {
      return ok(await this.#working(work))
    } catch (error) {
      if (this.#closing.signal.aborted && !(error instanceof Refused)) return err({ kind: 'closing' })
      if (error instanceof Refused) return err(error.refusal)
      if (error instanceof SaveFault) return err(error.toRefusal())
      throw error
    }
  }
}

/** The automatic backups that must not go while that one is needed. */
function keptFor(source: BackupSource): readonly string[] {
  return source.kind === 'automatic' ? [source.name] : []
}
