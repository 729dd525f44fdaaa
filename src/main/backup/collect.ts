import { createHash } from 'node:crypto'
import { SETTING_OWNERS } from '#shared/settings/settings'
import { errorCode, type FileStamp } from '../store/files'
import { type Folder } from '../store/json-file'
import { photoName } from '../store/photo-store'
import { settingsKind } from '../store/settings-store'
import { ENTRY_LIMITS, entryOf, nameOf, type EntryOf } from './layout'

/** A file of the data folder that a backup takes in. */
export interface Collected {
  readonly of: EntryOf
  readonly name: string
  readonly stamp: FileStamp
}

/** Where files are collected from: the data folder, and what this device is set to. */
export interface Sources {
  readonly data: Folder
  readonly device: Folder
}

/** What lies there at a moment. */
export interface State {
  readonly files: readonly Collected[]
  /** The same as long as no file is another; made of names, sizes and times. */
  readonly fingerprint: string
}

/** Looks through the folders; nothing is read. What is not ours (conflict copies, files moved aside) is left out. */
export async function collect(sources: Sources): Promise<State> {
  const { files, path } = sources.data
  const list = async (folder: string): Promise<readonly string[]> => {
    try {
      return await files.list(`${path}/${folder}`)
    } catch (error) {
      if (errorCode(error) === 'ENOENT' || errorCode(error) === 'ENOTDIR') return []
      throw error
    }
  }
  const names: string[] = []
  for (const top of ['matches', 'people']) names.push(...(await list(top)).map((name) => `${top}/${name}`))
  for (const matchId of await list('photos')) names.push(...(await list(`photos/${matchId}`)).map((name) => `photos/${matchId}/${name}`))

  names.push(...SETTING_OWNERS.map((owner) => nameOf({ kind: 'settings', owner })))

  const found: Collected[] = []
  for (const name of names.sort()) {
    const of = entryOf(name)
    const stamp = of === null ? null : await files.stamp(pathOf(sources, of, name)).catch(() => null)
    if (of !== null && stamp !== null) found.push({ of, name: nameOf(of), stamp })
  }
  const fingerprint = createHash('sha256')
  for (const { name, stamp } of found) fingerprint.update(`${name} ${stamp.size} ${stamp.mtimeMs}\n`)
  return { files: found, fingerprint: fingerprint.digest('hex').slice(0, 32) }
}

/** Where it lies on the disk. */
export function pathOf({ data, device }: Sources, of: EntryOf, name: string): string {
  return `${of.kind === 'settings' && of.owner === 'device' ? device.path : data.path}/${name}`
}

/** How often a file that is changing is read again until it holds still. */
const READINGS = 4

/**
 * The bytes of a file as it was at one moment; null where it is gone, or is not whole.
 *
 * Caravan puts another file in place of a match's, so what was opened stays whole. Other programs may write into it: it is read again until it
 * was the same before and after, and what is no match, person, photograph or settings then is not taken in.
 */
export async function readWhole(sources: Sources, { of, name }: Collected): Promise<Uint8Array | null> {
  const { files } = sources.data
  const path = pathOf(sources, of, name)
  for (let reading = 1; reading <= READINGS; reading++) {
    const before = await files.stamp(path).catch(() => null)
    if (before === null || before.size > ENTRY_LIMITS[of.kind]) return null
    const bytes = await files.readBytes(path).catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') return null
      throw error
    })
    if (bytes === null) return null
    const after = await files.stamp(path).catch(() => null)
    if (isWhole(of, bytes) && (reading === READINGS || (after?.size === before.size && after.mtimeMs === before.mtimeMs))) return bytes
  }
  return null
}

function isWhole(of: EntryOf, bytes: Uint8Array): boolean {
  if (of.kind === 'photograph') return photoName(bytes) === of.photo
  try {
    const content: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (of.kind === 'settings') return settingsKind.parse(content).ok
    return typeof content === 'object' && content !== null && 'id' in content && content.id === of.id
  } catch {
    return false
  }
}
