import { compareNames } from '#shared/kernel/names'
import { textOrder } from '#shared/kernel/text-order'
import { NAMED_IN_BACKUPS, type BackupPreview } from '#shared/contract/backup'
import { faultsOf, isLeftOut, type BackupFault, type BackupFaults } from '#shared/contract/backup-faults'
import type { FileStamp } from '../store/files'
import type { Compared, Tally } from '../store/kinds/kind'
import { byField, KIND_NAMES, KINDS, type Entry } from '../store/kinds/kinds'
import { LimitFault } from '../store/save-fault'
import type { Store } from '../store/store'
import { backupFaultOf } from './backup-fault'
import { contentOf, BackupRefused } from './bad-backup'
import type { Progress } from './make'
import { faultsIn, type Manifest } from './manifest'
import { openArchive, type Archive, type ArchiveEntry } from './read-archive'

/** One thing of a backup beside what is here. Of its entry only the name is kept once the backup is closed. */
export interface ComparedThing extends Compared, Entry {
  readonly entry: string
}

/** What was found in a backup and how it compares; what restoring goes by. */
export interface Plan {
  readonly id: string
  readonly path: string
  readonly stamp: FileStamp
  readonly manifest: Manifest
  readonly things: readonly ComparedThing[]
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
const PREVIEWED = 200

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
  if (stamp === null) throw new BackupRefused({ kind: 'gone', detail: '' })
  return stamp
}

async function compareAll(store: Store, archive: Archive, progress: Progress, signal: AbortSignal): Promise<Pick<Plan, 'things' | 'unusable'>> {
  const things: ComparedThing[] = []
  const unusable: BackupFault[] = []
  for (const [done, entry] of archive.entries.entries()) {
    signal.throwIfAborted()
    progress('looking', done, archive.entries.length)
    try {
      things.push({ ...entry.of, entry: entry.name, ...(await compared(store, archive, entry)) })
    } catch (error) {
      unusable.push(backupFaultOf(store, { name: entry.name, why: 'not-valid', detail: whyUnusable(error) }))
    }
  }
  return { things, unusable }
}

async function compared(store: Store, archive: Archive, entry: ArchiveEntry): Promise<Compared> {
  const { kind, id } = entry.of
  const { isHere, read } = KINDS[kind]
  const bytes = await archive.read(entry)
  if ((await isHere?.(store, id, bytes)) === true) return { ...NOTHING, state: 'same' }
  return (await contentOf(entry.name, bytes, () => read(id, bytes))?.compare(store)) ?? { ...NOTHING, state: 'left' }
}

const NOTHING = { here: null, name: '', line: null }

/** What is wrong with one entry; anything else is thrown on. */
export function whyUnusable(error: unknown): string {
  if (error instanceof BackupRefused && error.refusal.kind === 'bad-backup' && error.refusal.bad.kind === 'bad-entry') return error.refusal.bad.detail
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
export function previewOf(plan: Plan, store: Store): BackupPreview {
  const { id, manifest, things } = plan
  const lines = things.flatMap(({ id: matchId, line, ...thing }) => (differs(thing) && line !== null ? [{ matchId, state: thing.state, ...line }] : []))
  const named = NAMED_IN_BACKUPS.flatMap((kind) => namedOf(kind, things))
  return {
    plan: id,
    made: manifest.made,
    device: manifest.device,
    appVersion: manifest.appVersion,
    ...byField((kind) => tally(things.filter((thing) => thing.kind === kind))),
    photos: photosOf(things),
    settings: choicesOf(things),
    faults: allFaults(plan),
    namesakes: namesakes(things, store).slice(0, PREVIEWED),
    named: named.slice(0, PREVIEWED),
    lines: lines.sort((a, b) => textOrder(b.date, a.date)).slice(0, PREVIEWED),
  }
}

type Line = BackupPreview['lines'][number]

const differs = <T extends Pick<Compared, 'state'>>(thing: T): thing is T & Pick<Line, 'state'> => thing.state !== 'same' && thing.state !== 'other'

function namedOf(kind: BackupPreview['named'][number]['kind'], things: readonly ComparedThing[]): BackupPreview['named'] {
  const found = things.flatMap((thing) => {
    if (thing.kind !== kind || !differs(thing) || thing.name === '') return []
    const { id, name, state } = thing
    return [{ kind, id, name, state }]
  })
  return found.sort((a, b) => compareNames(a.name, b.name))
}

/** The names of those that are new and may be somebody else of that name here. */
function namesakes(things: readonly ComparedThing[], store: Store): string[] {
  return KIND_NAMES.flatMap((kind) => {
    const here = new Set(KINDS[kind].namesHere?.(store).map(folded))
    return things.flatMap((thing) => (thing.kind === kind && thing.state === 'new' && here.has(folded(thing.name)) ? thing.name : []))
  })
}

function tally(things: readonly ComparedThing[]): Tally {
  const counts = { new: 0, same: 0, older: 0, newer: 0, left: 0 }
  for (const { state } of things) if (state !== 'other') counts[state]++
  return counts
}

function photosOf(things: readonly ComparedThing[]): BackupPreview['photos'] {
  const files = things.filter(({ kind }) => KINDS[kind].shown.as === 'files')
  return { new: files.filter(({ state }) => state === 'new').length, same: files.filter(({ state }) => state === 'same').length }
}

function choicesOf(things: readonly ComparedThing[]): BackupPreview['settings'] {
  const states = things.flatMap(({ kind, id, state }) => {
    const { shown } = KINDS[kind]
    return shown.as === 'choice' && state !== 'older' && state !== 'newer' ? [[shown.name(id), state] as const] : []
  })
  return Object.fromEntries(states)
}

function folded(name: string): string {
  return name.normalize('NFC').toLowerCase()
}
