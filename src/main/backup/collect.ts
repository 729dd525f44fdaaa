import { createHash } from 'node:crypto'
import { SETTING_OWNERS } from '#shared/settings/settings'
import { errorCode, type FileStamp } from '../store/files'
import { FolderAway } from '../store/presence'
import type { Store } from '../store/store'
import { entryOf, nameOf, type EntryOf } from './layout'
import { leftOutBy, type SkippedFile } from './skipped-files'

/** A file of the data folder that a backup takes in. */
export interface Collected {
  readonly of: EntryOf
  readonly name: string
  readonly stamp: FileStamp
}

/** Where files are collected from (the data folder, and what this device is set to), and what is known of what they hold. */
export type Sources = Pick<Store, 'data' | 'device' | 'matches' | 'people'>

/** What lies there at a moment. */
export interface State {
  readonly files: readonly Collected[]
  /** Files and folders that the system does not let be looked at. */
  readonly missed: readonly SkippedFile[]
  /** The same as long as no file is another; made of names, sizes and times. */
  readonly fingerprint: string
}

/** Looks through the folders, or throws `FolderAway`; nothing is read. What is not ours (conflict copies, files moved aside) is left out. */
export async function collect(sources: Pick<Sources, 'data' | 'device'>): Promise<State> {
  const { files, path } = sources.data
  const missed: SkippedFile[] = []
  const list = async (folder: string): Promise<readonly string[]> => {
    try {
      return await files.list(`${path}/${folder}`)
    } catch (error) {
      if (error instanceof FolderAway) throw error
      if (errorCode(error) !== 'ENOENT' && errorCode(error) !== 'ENOTDIR') missed.push({ name: `${folder}/`, ...leftOutBy(error) })
      return []
    }
  }
  const names: string[] = []
  for (const top of ['matches', 'people', 'seasons', 'evenings']) names.push(...(await list(top)).map((name) => `${top}/${name}`))
  for (const matchId of await list('photos')) names.push(...(await list(`photos/${matchId}`)).map((name) => `photos/${matchId}/${name}`))

  names.push(...SETTING_OWNERS.map((owner) => nameOf({ kind: 'settings', owner })), nameOf({ kind: 'own-tiles' }))

  const found: Collected[] = []
  for (const name of names.sort()) {
    const of = entryOf(name)
    if (of === null) continue
    try {
      const stamp = await files.stamp(pathOf(sources, of, name))
      if (stamp !== null) found.push({ of, name: nameOf(of), stamp })
    } catch (error) {
      if (error instanceof FolderAway) throw error
      missed.push({ name, ...leftOutBy(error) })
    }
  }
  const fingerprint = createHash('sha256')
  for (const { name, stamp } of found) fingerprint.update(`${name} ${stamp.size} ${stamp.mtimeMs}\n`)
  for (const { name, why } of missed) fingerprint.update(`${name} ${why}\n`)
  return { files: found, missed, fingerprint: fingerprint.digest('hex').slice(0, 32) }
}

/** Where it lies on the disk. */
export function pathOf({ data, device }: Pick<Sources, 'data' | 'device'>, of: EntryOf, name: string): string {
  return `${of.kind === 'settings' && of.owner === 'device' ? device.path : data.path}/${name}`
}
