import { textOrder } from '#shared/kernel/text-order'
import type { Restored, RestoreWish } from '#shared/contract/backup'
import type { Happened } from '../matches/commands/describe'
import type { Matches } from '../matches/matches'
import type { People } from '../people/people'
import type { Evenings } from '../evenings/evenings'
import type { Seasons } from '../seasons/seasons'
import { matchFileKind, type StoredMatch } from '../store/match-file'
import { ownTilesKind } from '../store/own-tiles-store'
import { personFileKind } from '../store/person-file'
import { LimitFault, SaveFault } from '../store/save-fault'
import { eveningFileKind } from '../store/evening-file'
import { seasonFileKind, seasonIn } from '../store/season-file'
import { settingsKind } from '../store/settings-store'
import type { Store } from '../store/store'
import { Refused } from './bad-backup'
import { contentOf, type Compared } from './compare'
import type { Progress } from './make'
import { stampOf, whyUnusable, type Plan } from './plan'
import { openArchive } from './read-archive'

export interface RestoreOptions {
  readonly store: Store
  readonly matches: Matches
  readonly people: People
  readonly seasons: Seasons
  readonly evenings: Evenings
  readonly plan: Plan
  readonly wish: RestoreWish
  /** The backup of what is here, made just before. */
  readonly before: string | null
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** Counts as restoring goes on. */
type Counting = {
  -readonly [K in keyof Restored]: Restored[K] extends readonly unknown[]
    ? Restored[K]
    : Restored[K] extends object
      ? { -readonly [L in keyof Restored[K]]: Restored[K][L] }
      : Restored[K]
}

/**
 * Restores what was chosen: photos first, since matches name them, then people, seasons and evenings, then matches, each whole or not at all.
 *
 * Nothing is taken away. What was changed here since it was looked at stays as it is. `Refused` with what was done until then when it has to stop.
 */
export async function restore(options: RestoreOptions): Promise<Restored> {
  const { store, plan, before } = options
  const stamp = await stampOf(store, plan.path)
  if (stamp.size !== plan.stamp.size || stamp.mtimeMs !== plan.stamp.mtimeMs) throw new Refused({ kind: 'changed' })
  const restored: Counting = {
    matches: { added: 0, replaced: 0 },
    people: { added: 0, replaced: 0 },
    seasons: { added: 0, replaced: 0 },
    evenings: { added: 0, replaced: 0 },
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
    if (error instanceof SaveFault) throw new Refused({ kind: 'stopped', restored, why: error.toRefusal() })
    throw error
  }
}

async function bringAll({ store, matches, people, seasons, evenings, plan, wish, progress, signal }: RestoreOptions, restored: Counting): Promise<void> {
  const wanted = ({ state }: { readonly state: Compared }): boolean => state === 'new' || (wish.choice === 'all' && (state === 'older' || state === 'newer'))
  const [wantedMatches, wantedPeople, wantedSeasons] = [plan.matches.filter(wanted), plan.people.filter(wanted), plan.seasons.filter(wanted)]
  const wantedEvenings = plan.evenings.filter(wanted)
  const withPhotographs = new Set([...wantedMatches, ...plan.matches.filter(({ state }) => state === 'same')].map(({ id }) => id))
  const photographs = plan.photographs.filter(({ state, matchId }) => state === 'new' && withPhotographs.has(matchId))
  const settings = wish.settings ? plan.settings.filter(({ state }) => state === 'new' || state === 'other') : []
  const ownTiles = wish.settings ? plan.ownTiles.filter(({ state }) => state === 'new' || state === 'other') : []
  const total =
    settings.length + ownTiles.length + photographs.length + wantedPeople.length + wantedSeasons.length + wantedEvenings.length + wantedMatches.length
  let done = 0
  const next = (): void => {
    signal.throwIfAborted()
    progress('restoring', done++, total)
  }
  const archive = await openArchive(store.device.files, plan.path)
  // entries are found again by name: those of the plan belong to a file that was closed
  const byName = new Map(archive.entries.map((entry) => [entry.name, entry]))
  const read = async ({ name }: { readonly name: string }) => {
    const entry = byName.get(name)
    if (entry === undefined) throw new Refused({ kind: 'changed' })
    return { entry, bytes: await archive.read(entry) }
  }
  const each = <T>(things: readonly T[], bring: (thing: T) => Promise<void>): Promise<void> =>
    sideBySide(things, async (thing) => {
      next()
      try {
        await bring(thing)
      } catch (error) {
        whyUnusable(error)
        restored.unusable++
      }
    })
  try {
    await each(photographs, async ({ entry, matchId }) => {
      await store.matches.photos.keep(matchId, (await read(entry)).bytes)
      restored.photos++
    })
    await each(wantedPeople, async ({ entry, id, here }) => {
      const found = await read(entry)
      const stored = contentOf(found.entry, found.bytes, personFileKind(id))
      if (stored === null) throw new Refused({ kind: 'changed' })
      const { format: _, version: __, ...person } = stored
      if (!(await people.bring(person, here))) restored.left++
      else if (here === null) restored.people.added++
      else restored.people.replaced++
    })
    await each(wantedSeasons, async ({ entry, id, here }) => {
      const found = await read(entry)
      const stored = contentOf(found.entry, found.bytes, seasonFileKind(id))
      if (stored === null) throw new Refused({ kind: 'changed' })
      if (!(await seasons.bring(seasonIn(stored), here))) restored.left++
      else if (here === null) restored.seasons.added++
      else restored.seasons.replaced++
    })
    await each(wantedEvenings, async ({ entry, id, here }) => {
      const found = await read(entry)
      const evening = contentOf(found.entry, found.bytes, eveningFileKind(id))
      if (evening === null) throw new Refused({ kind: 'changed' })
      if (!(await evenings.bring(evening, here))) restored.left++
      else if (here === null) restored.evenings.added++
      else restored.evenings.replaced++
    })
    await each(wantedMatches, async ({ entry, id, here, line }) => {
      const found = await read(entry)
      const match = contentOf(found.entry, found.bytes, matchFileKind(id))
      if (match === null) throw new Refused({ kind: 'changed' })
      const brought = await matches.bring(id, bringing(match, here, plan.manifest.made)).catch((error: unknown) => {
        if (!(error instanceof LimitFault) || line === null) throw error
        restored.overLimit.push(line)
        return null
      })
      if (brought === false) restored.left++
      else if (brought === null) return
      else if (here === null) restored.matches.added++
      else restored.matches.replaced++
    })
    await each(settings, async ({ entry, owner }) => {
      const found = await read(entry)
      const stored = contentOf(found.entry, found.bytes, settingsKind)
      if (stored === null) throw new Refused({ kind: 'changed' })
      await store.settings.bring(owner, stored.chosen)
      restored.settings++
    })
    await each(ownTiles, async ({ entry }) => {
      const found = await read(entry)
      const stored = contentOf(found.entry, found.bytes, ownTilesKind)
      if (stored === null) throw new Refused({ kind: 'changed' })
      await store.ownTiles.save(stored.kept)
      restored.settings++
    })
  } finally {
    await archive.close()
  }
}

/** Files written at the same time; a disk takes several hardly slower than one. */
const AT_ONCE = 8

/** Does it with each, some at a time. What was begun has ended before the first failure is thrown. */
async function sideBySide<T>(things: readonly T[], work: (thing: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < things.length; at += AT_ONCE) {
    const ended = await Promise.allSettled(things.slice(at, at + AT_ONCE).map(work))
    const failed = ended.find((each) => each.status === 'rejected')
    if (failed !== undefined) throw failed.reason
  }
}

/** A match of a backup in place of the revision `seen` here; one that is new here comes as it was. */
function bringing(backup: StoredMatch, seen: number | null, made: string): Parameters<Matches['bring']>[1] {
  return (here, now) => {
    if (here === null) return seen === null ? backup : null
    if (here.readOnly !== null || here.match.revision !== seen) return null
    return inPlaceOf(here.match, backup, made, now)
  }
}

/** The backup's match where what was here cannot be read: after the last revision that was known here. */
export function backIn(backup: StoredMatch, known: number, made: string, now: Happened): StoredMatch {
  return asNext(backup, Math.max(known, backup.revision), backup.trail, made, now)
}

/** The content of the backup's match as the next revision of both, with the trail of both. */
export function inPlaceOf(here: StoredMatch, backup: StoredMatch, made: string, now: Happened): StoredMatch {
  const known = new Set(here.trail.map((entry) => JSON.stringify(entry)))
  const trail = [...here.trail, ...backup.trail.filter((entry) => !known.has(JSON.stringify(entry)))].sort((a, b) => textOrder(a.at, b.at))
  return asNext(backup, Math.max(here.revision, backup.revision), trail, made, now)
}

function asNext(backup: StoredMatch, after: number, trail: StoredMatch['trail'], made: string, now: Happened): StoredMatch {
  return { ...backup, revision: after + 1, updatedAt: now.at, updatedOn: now.device, trail: [...trail, { kind: 'from-backup', ...now, made }] }
}
