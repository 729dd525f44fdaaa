import type { BackedUpVersion, VersionsFound } from '#shared/contract/backed-up'
import type { BackupPreview, BackupRefusal, Backups as BackupsShown, BackupSource, ListedBackup, Restored, RestoreWish } from '#shared/contract/backup'
import { type BackupFaults, LISTED_FAULTS } from '#shared/contract/backup-faults'
import type { MatchId } from '#shared/kernel/ids'
import { err, ok, type Result } from '#shared/kernel/result'
import { Channel } from '../common/channel'
import type { Downloads } from '../common/downloads'
import type { Matches } from '../matches/matches'
import type { Files } from '../store/files'
import { jsonIn } from '../store/kinds/kind'
import { byField, type House, keptWith, KIND_NAMES, KINDS, nameOf } from '../store/kinds/kinds'
import { backIn, inPlaceOf, match as matchKind } from '../store/kinds/match'
import { matchFileKind } from '../store/match-file'
import { dateOf } from '../store/match-summary'
import { LimitFault, notSaved, SaveFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { TaskQueue } from '../store/task-queue'
import { AutomaticBackups } from './automatic'
import { BackupRefused, contentOf } from './bad-backup'
import { makeBackup, type Progress } from './make'
import { faultsIn } from './manifest'
import { NamedFolder } from './named-folder'
import { type ComparedThing, lookAt, type Plan, previewOf, stampOf, whyUnusable } from './plan'
import { type Archive, findDirectory, openArchive } from './read-archive'
import { Uploads } from './uploads'
import { ZipFile } from './zip-file'

interface RestoreOptions {
  readonly house: House & { readonly store: Store }
  readonly plan: Plan
  readonly wish: RestoreWish
  /** The backup of what is here, made just before. */
  readonly before: string | null
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Counts as restoring goes on. */
type Counting = { -readonly [F in keyof Restored]: Restored[F] }

/**
 * Restores what was chosen, kind after kind: photos first, since matches name them, and each thing whole or not at all.
 *
 * Nothing is taken away. What was changed here since it was looked at stays as it is. `Refused` with what was done until then when it has to stop.
 */
async function restore(options: RestoreOptions): Promise<Restored> {
  const { house, plan, before } = options
  const stamp = await stampOf(house.store, plan.path)
  if (stamp.size !== plan.stamp.size || stamp.mtimeMs !== plan.stamp.mtimeMs) throw new BackupRefused({ kind: 'changed' })
  const restored: Counting = {
    ...byField(() => ({ added: 0, replaced: 0 })),
    photos: 0,
    settings: 0,
    left: 0,
    unusable: plan.unusable.length,
    overLimit: [],
    before,
  }
  try {
    await bringAll(options, restored)
    return restored
  } catch (error) {
    if (error instanceof SaveFault) throw new BackupRefused({ kind: 'stopped', restored, why: error.toRefusal() })
    throw error
  }
}

/** What is to be restored, kind by kind in turn. */
function wantedOf({ things }: Plan, wish: RestoreWish): readonly (readonly ComparedThing[])[] {
  const isWanted = ({ kind, state }: ComparedThing): boolean => {
    if (KINDS[kind].shown.as === 'choice') return wish.settings && (state === 'new' || state === 'other')
    return state === 'new' || (wish.choice === 'all' && (state === 'older' || state === 'newer'))
  }
  const wanted = things.filter(isWanted)
  const here = new Set([...wanted, ...things.filter(({ state }) => state === 'same')].map(nameOf))
  const turns = KIND_NAMES.toSorted((a, b) => KINDS[a].turn - KINDS[b].turn)
  return turns.map((kind) => wanted.filter((thing) => thing.kind === kind && isWithItsOwn(thing, here)))
}

/** Whether what it is kept with is here, or comes too. */
function isWithItsOwn(thing: ComparedThing, names: ReadonlySet<string>): boolean {
  const other = keptWith(nameOf(thing))
  return other === null || names.has(nameOf(other))
}

async function bringAll({ house, plan, wish, progress, signal }: RestoreOptions, restored: Counting): Promise<void> {
  const wanted = wantedOf(plan, wish)
  const total = wanted.reduce((sum, things) => sum + things.length, 0)
  let done = 0
  const archive = await openArchive(house.store.device.files, plan.path)
  // entries are found again by name: those of the plan belong to a file that was closed
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  const bring = async ({ kind, id, entry: name, here, line }: ComparedThing): Promise<void> => {
    const entry = byName.get(name)
    if (entry === undefined) throw new BackupRefused({ kind: 'changed' })
    const found = contentOf(name, await archive.read(entry), (bytes) => KINDS[kind].read(id, bytes))
    if (found === null) throw new BackupRefused({ kind: 'changed' })
    const brought = await found.bring(house, here, plan.manifest.made).catch((error: unknown) => {
      if (!(error instanceof LimitFault) || line === null) throw error
      restored.overLimit.push(line)
      return null
    })
    if (brought === true) count(restored, kind, here)
    if (brought === false) restored.left++
  }
  try {
    for (const things of wanted) {
      await sideBySide(things, async (thing) => {
        signal.throwIfAborted()
        progress('restoring', done++, total)
        try {
          await bring(thing)
        } catch (error) {
          whyUnusable(error)
          restored.unusable++
        }
      })
    }
  } finally {
    await archive.close()
  }
}

function count(restored: Counting, kind: ComparedThing['kind'], here: string | null): void {
  const { shown } = KINDS[kind]
  switch (shown.as) {
    case 'versions':
      restored[shown.field][here === null ? 'added' : 'replaced']++
      break
    case 'files':
      restored[shown.field]++
      break
    case 'choice':
      restored.settings++
      break
  }
}

/** Files written at the same time; a disk takes several hardly slower than one. */
const RESTORED_AT_ONCE = 8

/** Does it with each, some at a time. What was begun has ended before the first failure is thrown. */
async function sideBySide<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < things.length; at += RESTORED_AT_ONCE) {
    const ended = await Promise.allSettled(things.slice(at, at + RESTORED_AT_ONCE).map(work))
    const failed = ended.find((each) => each.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}

interface RestoreMatchOptions {
  readonly store: Store
  readonly matches: Matches
  readonly path: string
  readonly matchId: MatchId
  /** Backs up what is here, and gives the backup's name; what it throws stops everything. */
  readonly before: () => Promise<string | null>
}

/**
 * Puts one match of a backup in place of what is here, with those of its photos that are not here.
 *
 * What is here is backed up first; a file that cannot be read is kept beside the match's. `Refused` or `SaveFault` where it cannot be done.
 */
async function restoreMatch({
  store,
  matches,
  path,
  matchId,
  before,
}: RestoreMatchOptions): Promise<{ readonly revision: number; readonly before: string | null }> {
  const archive = await openArchive(store.device.files, path)
  try {
    const match = await matchIn(archive, matchId)
    const backup = await before()
    await bringPhotos(store, archive, matchId)
    const { made } = archive.manifest
    let revision = 0
    const brought = await matches.bring(matchId, (here, now) => {
      if (here !== null && here.readOnly !== null) return null
      const next = here === null ? backIn(match, store.matches.summary(matchId)?.revision ?? 0, made, now) : inPlaceOf(here.match, match, made, now)
      revision = next.revision
      return next
    })
    if (!brought) throw new BackupRefused({ kind: 'not-replaced' })
    return { revision, before: backup }
  } finally {
    await archive.close()
  }
}

async function matchIn(archive: Archive, matchId: MatchId) {
  const entry = archive.entries.find(({ of }) => of.kind === 'match' && of.id === matchId)
  const match = entry === undefined ? null : contentOf(entry.name, await archive.read(entry), (bytes) => jsonIn(bytes, matchFileKind(matchId)))
  if (match === null) throw new BackupRefused({ kind: 'not-in-backup' })
  return match
}

/** One that cannot be used stays away: the match is worth more. */
async function bringPhotos({ matches, data }: Store, archive: Archive, matchId: MatchId): Promise<void> {
  for (const entry of archive.entries) {
    if (
      entry.of.kind !== 'photo' ||
      !entry.of.id.startsWith(`${matchId}/`) ||
      (await data.files.stamp(`${data.path}/${entry.name}`).catch(() => null)) !== null
    )
      continue
    const bytes = await archive.read(entry).catch(() => null)
    if (bytes !== null) await matches.photos.keep(matchId, bytes)
  }
}

/** What listed backups leave out, as their manifests say. Each is looked into once, one after another, while lists are shown without it. */
class KnownFaults {
  readonly #known = new Map<string, BackupFaults | null>()
  readonly #asked = new Set<string>()
  readonly #queue = new TaskQueue()
  readonly #files: Files
  readonly #changed: () => void
  readonly #signal: AbortSignal

  constructor(files: Files, changed: () => void, signal: AbortSignal) {
    this.#files = files
    this.#changed = changed
    this.#signal = signal
  }

  /** The list with what is known; `changed` is called once more is. */
  of(folder: string, listed: readonly ListedBackup[]): ListedBackup[] {
    return listed.map((backup) => {
      const key = `${folder}/${backup.name} ${backup.bytes}`
      const known = this.#known.get(key)
      if (known === undefined) this.#ask(`${folder}/${backup.name}`, key)
      return { ...backup, faults: known === undefined || known === null ? null : { ...known, lines: known.lines.slice(0, LISTED_FAULTS) } }
    })
  }

  idle(): Promise<void> {
    return this.#queue.idle()
  }

  #ask(path: string, key: string): void {
    if (this.#asked.has(key)) return
    this.#asked.add(key)
    void this.#queue.run(async () => {
      if (this.#signal.aborted) return
      this.#known.set(key, await faultsAt(this.#files, path))
      this.#asked.delete(key)
      if (this.#asked.size === 0) this.#changed()
    })
  }
}

/** Null where it cannot be read. */
async function faultsAt(files: Files, path: string): Promise<BackupFaults | null> {
  try {
    const archive = await openArchive(files, path)
    await archive.close()
    return faultsIn(archive.manifest)
  } catch {
    return null
  }
}

interface KnownBackup {
  readonly source: BackedUpVersion['source']
  readonly made: string
  readonly path: string
}

/** So many different versions are looked for; the way to older ones is restoring from a whole backup. */
const MOST_VERSIONS = 10

/**
 * The versions of a match in backups, the latest backup first, each once.
 *
 * Of each backup the directory is read as far as the match, and the match itself only where its checksum is one that has not been seen.
 */
async function findVersions(files: Files, known: readonly KnownBackup[], matchId: MatchId, signal: AbortSignal): Promise<VersionsFound> {
  const versions: BackedUpVersion[] = []
  const seen = new Set<string>()
  let [searched, unreadable] = [0, 0]
  for (const { source, made, path } of known.toSorted((a, b) => (a.made < b.made ? 1 : -1))) {
    if (signal.aborted || versions.length === MOST_VERSIONS) break
    searched++
    try {
      const version = await versionIn(files, path, matchId, seen)
      if (version !== null) versions.push({ source, made, ...version })
    } catch {
      // one backup that cannot be read is no reason not to look into the next
      unreadable++
    }
  }
  return { versions, searched, unreadable }
}

async function versionIn(files: Files, path: string, matchId: MatchId, seen: Set<string>): Promise<Omit<BackedUpVersion, 'source' | 'made'> | null> {
  const name = nameOf({ kind: 'match', id: matchId })
  const zip = await ZipFile.open(files, path)
  try {
    await findDirectory(zip)
    for await (const entry of zip.entries()) {
      if (entry.fileName !== name) continue
      const mark = `${entry.uncompressedSize} ${entry.crc32}`
      if (seen.has(mark)) return null
      seen.add(mark)
      const match = contentOf(name, await zip.content(entry, matchKind.limit), (bytes) => jsonIn(bytes, matchFileKind(matchId)))
      if (match === null) return null
      const { updatedAt, players, rounds } = match
      return {
        updatedAt,
        date: dateOf(match),
        names: players.map((player) => player.name),
        rounds: rounds.length,
        events: rounds.reduce((sum, { events }) => sum + events.length, 0),
      }
    }
    return null
  } finally {
    await zip.close()
  }
}

/** When automatic backups are made, in milliseconds: first so long after the start, then every half hour; how long closing waits for the last. */
export interface Times {
  readonly first: number
  readonly every: number
  readonly atClose: number
}
const USUAL_TIMES: Times = { first: 5_000, every: 30 * 60_000, atClose: 5_000 }

/** How often progress is reported, in milliseconds. */
const BACKUP_PROGRESS_MS = 200

export interface BackupsOptions extends House {
  readonly store: Store
  readonly matches: Matches
  readonly downloads: Downloads
  readonly device: string
  readonly appVersion: string
  readonly newId: () => string
  /** Called after restoring has changed matches or people. */
  readonly changed: () => void
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
  /** Calls off the next automatic backup. */
  #callOff = (): void => undefined
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
    const { after } = this.#options.store.device.files.timers
    const nowAndThen = (ms: number): void => {
      this.#callOff = after(ms, () => {
        now()
        nowAndThen(every)
      })
    }
    nowAndThen(first)
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
      if (made === null) throw new BackupRefused({ kind: 'nothing-to-back-up' })
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
      if (this.#plan?.plan.id !== planId) throw new BackupRefused({ kind: 'no-such-plan' })
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
    this.#callOff()
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
    if (now - this.#toldAt < BACKUP_PROGRESS_MS) return
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
    if (place === null) throw new BackupRefused(source.kind === 'upload' ? { kind: 'upload-broken' } : { kind: 'no-folder' })
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
      if (this.#closing.signal.aborted && !(error instanceof BackupRefused)) return err({ kind: 'closing' })
      if (error instanceof BackupRefused) return err(error.refusal)
      return notSaved(error)
    }
  }
}

/** The automatic backups that must not go while that one is needed. */
function keptFor(source: BackupSource): readonly string[] {
  return source.kind === 'automatic' ? [source.name] : []
}
