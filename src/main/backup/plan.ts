import { compareNames } from '#shared/kernel/names'
import { textOrder } from '#shared/kernel/text-order'
import type { BackupPreview } from '#shared/contract/backup'
import { faultsOf, isLeftOut, type BackupFault, type BackupFaults } from '#shared/contract/backup-faults'
import type { FileStamp } from '../store/files'
import { LimitFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { backupFaultOf } from './backup-fault'
import { Refused } from './bad-backup'
import {
  compareEvening,
  compareMatch,
  compareOwnTiles,
  comparePerson,
  comparePhoto,
  compareSeason,
  compareSettings,
  type Compared,
  type ComparedEvening,
  type ComparedMatch,
  type ComparedOwnTiles,
  type ComparedPerson,
  type ComparedPhoto,
  type ComparedSeason,
  type ComparedSettings,
} from './compare'
import type { Progress } from './make'
import { faultsIn, type Manifest } from './manifest'
import { openArchive, type Archive, type ArchiveEntry } from './read-archive'

/** What was found in a backup and how it compares; what restoring goes by. */
export interface Plan {
  readonly id: string
  readonly path: string
  /** Of the file when it was looked at. */
  readonly stamp: FileStamp
  readonly manifest: Manifest
  readonly matches: readonly ComparedMatch[]
  readonly people: readonly ComparedPerson[]
  readonly seasons: readonly ComparedSeason[]
  readonly evenings: readonly ComparedEvening[]
  readonly photographs: readonly ComparedPhoto[]
  readonly settings: readonly ComparedSettings[]
  readonly ownTiles: readonly ComparedOwnTiles[]
  /** What in it cannot be read; the rest is restored without it. */
  readonly unusable: readonly BackupFault[]
}

export interface LookOptions {
  readonly store: Store
  readonly path: string
  readonly id: string
  readonly progress: Progress
  readonly signal: AbortSignal
}

/** How many matches a preview names. */
const LINES = 200

/**
 * Reads and checks every entry of a backup, and compares it with what is here. Nothing is changed.
 *
 * An entry that cannot be used is named, and the rest goes on; `Refused` where the backup as a whole is wrong.
 */
export async function lookAt({ store, path, id, progress, signal }: LookOptions): Promise<Plan> {
  const stamp = await stampOf(store, path)
  const archive = await openArchive(store.device.files, path)
  try {
    return { id, path, stamp, manifest: archive.manifest, ...(await compareAll(store, archive, progress, signal)) }
  } finally {
    await archive.close()
  }
}

/** `Refused` where the file is not there. */
export async function stampOf({ data }: Store, path: string): Promise<FileStamp> {
  const stamp = await data.files.stamp(path).catch(() => null)
  if (stamp === null) throw new Refused({ kind: 'gone', detail: '' })
  return stamp
}

async function compareAll(store: Store, archive: Archive, progress: Progress, signal: AbortSignal) {
  const matches: ComparedMatch[] = []
  const people: ComparedPerson[] = []
  const seasons: ComparedSeason[] = []
  const evenings: ComparedEvening[] = []
  const photographs: ComparedPhoto[] = []
  const settings: ComparedSettings[] = []
  const ownTiles: ComparedOwnTiles[] = []
  const unusable: BackupFault[] = []
  const compare = async (entry: ArchiveEntry): Promise<void> => {
    const { of } = entry
    switch (of.kind) {
      case 'match':
        matches.push(await compareMatch(store, archive, entry, of.id))
        break
      case 'person':
        people.push(await comparePerson(store, archive, entry, of.id))
        break
      case 'season':
        seasons.push(await compareSeason(store, archive, entry, of.id))
        break
      case 'evening':
        evenings.push(await compareEvening(store, archive, entry, of.id))
        break
      case 'photo':
        photographs.push(await comparePhoto(store, archive, entry, of.matchId, of.photo))
        break
      case 'settings':
        settings.push(await compareSettings(store, archive, entry, of.owner))
        break
      case 'own-tiles':
        ownTiles.push(await compareOwnTiles(store, archive, entry))
        break
    }
  }
  for (const [done, entry] of archive.entries.entries()) {
    signal.throwIfAborted()
    progress('looking', done, archive.entries.length)
    try {
      await compare(entry)
    } catch (error) {
      unusable.push(backupFaultOf(store, { name: entry.name, why: 'not-valid', detail: whyUnusable(error) }))
    }
  }
  return { matches, people, seasons, evenings, photographs, settings, ownTiles, unusable }
}

/** What is wrong with one entry; anything else is thrown on. */
export function whyUnusable(error: unknown): string {
  if (error instanceof Refused && error.refusal.kind === 'bad-backup' && error.refusal.bad.kind === 'bad-entry') return error.refusal.bad.detail
  // beyond a limit, or nested too deep for what is done with it
  if (error instanceof LimitFault || error instanceof RangeError) return error.message
  throw error
}

/** What the backup says that it leaves out, and what was found in it that cannot be used. */
function allFaults({ manifest, unusable }: Plan): BackupFaults {
  const told = faultsIn(manifest)
  const damaged = unusable.map((fault) => told.lines.find(({ name }) => name === fault.name) ?? fault)
  const found = faultsOf([...told.lines.filter(isLeftOut), ...damaged])
  return { ...found, leftOut: told.leftOut }
}

/** What the person is shown of a plan. */
export function previewOf(plan: Plan, { people: here }: Store): BackupPreview {
  const { id, manifest, matches, people, seasons, evenings, photographs, settings, ownTiles } = plan
  const current = new Set(
    here
      .all()
      .filter(({ mergedInto }) => mergedInto === undefined)
      .map(({ name }) => folded(name)),
  )
  const lines = matches.flatMap(({ id: matchId, state, line }) => (state === 'same' || line === null ? [] : [{ matchId, state, ...line }]))
  return {
    plan: id,
    made: manifest.made,
    device: manifest.device,
    appVersion: manifest.appVersion,
    matches: tally(matches),
    people: tally(people),
    seasons: tally(seasons),
    evenings: tally(evenings),
    photos: { new: photographs.filter(({ state }) => state === 'new').length, same: photographs.filter(({ state }) => state === 'same').length },
    settings: Object.fromEntries([...settings.map(({ owner, state }) => [owner, state] as const), ...ownTiles.map(({ state }) => ['tiles', state] as const)]),
    faults: allFaults(plan),
    namesakes: people
      .filter(({ state, name }) => state === 'new' && current.has(folded(name)))
      .map(({ name }) => name)
      .slice(0, LINES),
    named: [...namedOf('evening', evenings), ...namedOf('season', seasons)].slice(0, LINES),
    lines: lines.sort((a, b) => textOrder(b.date, a.date)).slice(0, LINES),
  }
}

function namedOf(kind: 'evening' | 'season', compared: readonly ComparedSeason[]): BackupPreview['named'] {
  const found = compared.flatMap(({ id, name, state }) => (state === 'same' || name === '' ? [] : [{ kind, id, name, state }]))
  return found.sort((a, b) => compareNames(a.name, b.name))
}

function tally(compared: readonly { readonly state: Compared }[]): BackupPreview['matches'] {
  const counts = { new: 0, same: 0, older: 0, newer: 0, left: 0 }
  for (const { state } of compared) counts[state]++
  return counts
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
