import { isDeepStrictEqual } from 'node:util'
import type { BackupPreview, BadBackup, Restored } from '#shared/contract/backup'
import type { BackupFault } from '#shared/contract/backup-faults'
import { idSchema } from '#shared/contract/ids'
import { present } from '#shared/kernel/assert'
import type { FileStamp } from '../files'
import { contentIn, type FileKind } from '../json-adapter'
import type { Folder } from '../json-file'

/**
 * A kind of thing that Caravan keeps in files, with all that storing, backing up, comparing and restoring needs to know of it. The table of all of them is
 * `kinds.ts`.
 *
 * `O`: its store, under the name by which that is known; `H`: the use cases, with the stores, that put one here; `S`: the stores that it asks.
 */
export interface StoredKind<O extends object, H, S = O> {
  /** Opens its store; absent where that of what it is kept with has it. */
  readonly open?: (opening: Opening) => Promise<O>
  /** Where its files lie, in the data folder and in a backup, and what their names end in. */
  readonly folder: string
  readonly extension: '.json' | '.jpg'
  /** Whether a file may be called that: an id, or the name of one in the folder of what it is kept with. */
  readonly isName: (name: string) => boolean
  /** The names, where there are only these; otherwise they are looked for. */
  readonly names?: readonly string[]
  /** What one is kept with: there is a folder for each of those. */
  readonly keptWith?: 'match'
  /** Whether it lies in the folder of this device rather than in the data folder. */
  readonly isOfDevice?: (name: string) => boolean
  /** The most bytes of one in a backup. */
  readonly limit: number
  readonly counted?: Extract<BadBackup, { kind: 'counts' }>['what']
  /** How the preview of a backup shows them. */
  readonly shown: Shown
  /** When they are restored: those of the lowest number first. */
  readonly turn: number
  /** Whether a file is known to hold one that can be read, without reading it. */
  readonly isSound?: (known: KnownSound, id: string, stamp: FileStamp) => boolean
  /** Whether a backup's bytes are what lies here, read or not. */
  readonly isHere?: (store: S, id: string, bytes: Uint8Array) => Promise<boolean>
  /** What is known here of the one that a file belongs to. */
  readonly about?: (store: S, id: string) => Pick<BackupFault, 'players' | 'date'>
  /** Names that those here have, where a new one may be somebody else of that name. */
  readonly namesHere?: (store: S) => readonly string[]
  /** What bytes hold that belong to `id`; `NewerFile`, `UnreadableFile` or `WrongFile` as they say, a `TypeError` where they are no text. */
  readonly read: (id: string, bytes: Uint8Array) => FromBackup<S, H>
}

export interface Opening {
  readonly data: Folder
  readonly device: Folder
  /** Lines of the index made by another version are made again. */
  readonly appVersion: string
  /** Called now and then while match files are read, and once all have been. */
  readonly progressed: () => void
  /** What threads run that read many match files; without it they are read here. */
  readonly readerScript: string | undefined
}

/** A store that is kept in step with what other devices and programs write. */
export interface OpenStore {
  /** Calls `changed` after another device or program has changed something there, until the store is closed. */
  watch(folder: Folder, changed: () => void): void
  close(): Promise<void>
}

export interface KnownSound {
  readonly matches: { isSound(id: string, stamp: FileStamp): boolean }
}

/**
 * - `versions`: one by one, each new, the same, older or newer;
 * - `files`: only whether it is here;
 * - `choice`: under a name of its own, restored where that is wished.
 */
type Shown =
  | { readonly as: 'versions'; readonly field: VersionsField }
  | { readonly as: 'files'; readonly field: 'photos' }
  | { readonly as: 'choice'; readonly name: (id: string) => keyof BackupPreview['settings'] }

/** The fields of a preview, and of what was restored, that count versions. */
export type VersionsField = {
  [F in keyof BackupPreview & keyof Restored]: BackupPreview[F] extends Tally ? F : never
}[keyof BackupPreview & keyof Restored]
export type Tally = BackupPreview['matches']

/** How something in a backup compares with what is here: `older` and `newer` are the backup's; `other` where no version is later. */
export type ComparedState = keyof Tally | 'other'

/** What a comparison with what is here found. */
export interface Compared {
  readonly state: ComparedState
  /** The version that is here, as text: its revision, or when it was changed last; null where there is none. */
  readonly here: string | null
  /** What it is called in the backup. */
  readonly name: string
  /** What the preview says of a match. */
  readonly line: Pick<BackupPreview['lines'][number], 'names' | 'date'> | null
}

/** One thing of a backup, read. */
interface FromBackup<S, H> {
  compare(store: S): Compared | Promise<Compared>
  /** Puts it here, in place of the version `here`; false where that is no longer what is here. `made`: when the backup was. */
  bring(house: H, here: Compared['here'], made: string): Promise<boolean>
}

/** A file that is not what its name says. */
export class WrongFile extends Error {
  override readonly name = 'WrongFile'
}

export const isId = (name: string): boolean => idSchema.safeParse(name).success

export function jsonIn<T extends object>(bytes: Uint8Array, kind: FileKind<T | null>): T
export function jsonIn<T extends object>(bytes: Uint8Array, kind: FileKind<T>): T
export function jsonIn<T extends object>(bytes: Uint8Array, kind: FileKind<T | null>): T {
  return present(contentIn(new TextDecoder('utf-8', { fatal: true }).decode(bytes), kind), 'a file that was read holds something')
}

/** The later of two counts as newer; at the same moment it is what is here. */
function comparedByTime<T extends { readonly name: string; readonly updatedAt: string }>(backup: T, here: T | undefined): Compared {
  const state = here === undefined ? 'new' : isDeepStrictEqual(backup, here) ? 'same' : backup.updatedAt <= here.updatedAt ? 'older' : 'newer'
  return { state, here: here?.updatedAt ?? null, name: backup.name, line: null }
}

/** One of a kind that goes by when it was changed last, and whose store and use case have one name. */
export function versioned<N extends string, T extends { readonly id: string; readonly name: string; readonly updatedAt: string }>(
  kind: N,
  stored: T,
): FromBackup<Readonly<Record<N, { get(id: string): T | undefined }>>, Readonly<Record<N, Brings<T>>>> {
  return {
    compare: (store) => comparedByTime(stored, store[kind].get(stored.id)),
    bring: (house, here) => house[kind].bring(stored, here),
  }
}

/** Puts things of one kind here that come from elsewhere. */
export interface Brings<T> {
  bring(thing: T, inPlaceOf: string | null): Promise<boolean>
}
