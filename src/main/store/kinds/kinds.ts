import { evening } from './evening'
import { match } from './match'
import { ownTiles } from './own-tiles'
import { person } from './person'
import { photo } from './photo'
import { season } from './season'
import { settings } from './settings'
import type { Opening, StoredKind, VersionsField } from './kind'

/**
 * Every kind of thing that Caravan keeps in files of the data folder.
 *
 * Who walks over them goes by this table, and no other file lists them: what is new here is stored, backed up, compared and restored.
 */
const TABLE = { match, person, season, evening, photo, settings, 'own-tiles': ownTiles }

export type KindName = keyof typeof TABLE

type Both<U> = (U extends unknown ? (each: U) => void : never) extends (each: infer I) => void ? I : never
type Told<K, W extends 'opens' | 'house' | 'asks'> = K extends StoredKind<infer O, infer H, infer S> ? { opens: O; house: H; asks: S }[W] : never
type All<W extends 'opens' | 'house' | 'asks'> = Both<{ [K in KindName]: Told<(typeof TABLE)[K], W> }[KindName]>

export type KindStores = All<'opens'>
export type Stores = All<'asks'>
/** The use cases that put them here, with the stores. */
export type House = All<'house'> & { readonly store: Stores }

export const KINDS: Readonly<Record<KindName, StoredKind<object, House, Stores>>> = TABLE
export const KIND_NAMES = Object.keys(TABLE) as readonly KindName[]

export async function openStores(opening: Opening): Promise<KindStores> {
  const opened: object[] = []
  for (const kind of KIND_NAMES) opened.push((await KINDS[kind].open?.(opening)) ?? {})
  return Object.assign({}, ...opened) as KindStores
}

/** What is to be said of each kind that is shown by versions, under the name that it has there. */
export function byField<T>(told: (kind: KindName) => T): Readonly<Record<VersionsField, T>> {
  const fields = KIND_NAMES.flatMap((kind) => {
    const { shown } = KINDS[kind]
    return shown.as === 'versions' ? [[shown.field, told(kind)] as const] : []
  })
  return Object.fromEntries(fields) as Readonly<Record<VersionsField, T>>
}

/** One file of ours, by its kind and its name in the folder of that kind. */
export interface Entry {
  readonly kind: KindName
  /** Its id; of one that is kept with another, that one's id comes first: `match-of-ada/0f3a…`. */
  readonly id: string
}

/** What it is called, in the data folder and in a backup. */
export function nameOf({ kind, id }: Entry): string {
  const { folder, extension } = KINDS[kind]
  return `${folder}/${id}${extension}`
}

/** What a file is from its name alone; null for a name that no file of ours has. */
export function entryOf(name: string): Entry | null {
  for (const kind of KIND_NAMES) {
    const { folder, extension } = KINDS[kind]
    if (!name.startsWith(`${folder}/`) || !name.endsWith(extension)) continue
    const id = name.slice(folder.length + 1, -extension.length)
    const [first = '', ...rest] = id.split('/')
    const { keptWith, isName } = KINDS[kind]
    if (keptWith === undefined ? isName(id) : KINDS[keptWith].isName(first) && isName(rest.join('/'))) return { kind, id }
  }
  return null
}

/** What one is kept with, from its name or that of the folder in which it lies; null where it stands for itself. */
export function keptWith(name: string): Entry | null {
  for (const kind of KIND_NAMES) {
    const { folder, keptWith: other } = KINDS[kind]
    const id = name.startsWith(`${folder}/`) ? (name.slice(folder.length + 1).split('/')[0] ?? '') : ''
    if (other !== undefined && KINDS[other].isName(id)) return { kind: other, id }
  }
  return null
}

/** Folders of ours, which a program that packs a backup again may add as entries of their own. */
export function isOurFolder(name: string): boolean {
  return KIND_NAMES.some((kind) => {
    const { folder, keptWith: other } = KINDS[kind]
    return (
      name === `${folder}/` ||
      (other !== undefined && name.startsWith(`${folder}/`) && name.endsWith('/') && KINDS[other].isName(name.slice(folder.length + 1, -1)))
    )
  })
}
