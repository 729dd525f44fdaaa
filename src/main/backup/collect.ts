import { createHash } from 'node:crypto'
import { errorCode, type FileStamp } from '../store/files'
import { FolderAway } from '../store/presence'
import { entryOf, KIND_NAMES, KINDS, nameOf, type Entry } from '../store/kinds/kinds'
import type { Store } from '../store/store'
import { leftOutBy, type SkippedFile } from './skipped-files'

/** A file of the data folder that a backup takes in. */
export interface Collected {
  readonly of: Entry
  readonly name: string
  readonly stamp: FileStamp
}

/** Where files are collected from: the data folder, and what this device is set to. */
export type Sources = Pick<Store, 'data' | 'device'>

/** What lies there at a moment. */
export interface State {
  readonly files: readonly Collected[]
  /** Files and folders that the system does not let be looked at. */
  readonly missed: readonly SkippedFile[]
  /** The same as long as no file is another; made of names, sizes and times. */
  readonly fingerprint: string
}

/** Looks through the folders, or throws `FolderAway`; nothing is read. What is not ours (conflict copies, files moved aside) is left out. */
export async function collect(sources: Sources): Promise<State> {
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
  const within = async (folder: string): Promise<readonly string[]> => (await list(folder)).map((name) => `${folder}/${name}`)
  const names: string[] = []
  for (const kind of KIND_NAMES) {
    const { folder, keptWith, names: all } = KINDS[kind]
    if (all !== undefined) names.push(...all.map((id) => nameOf({ kind, id })))
    else if (keptWith === undefined) names.push(...(await within(folder)))
    else for (const each of await within(folder)) names.push(...(await within(each)))
  }

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
export function pathOf({ data, device }: Sources, { kind, id }: Entry, name: string): string {
  return `${KINDS[kind].isOfDevice?.(id) === true ? device.path : data.path}/${name}`
}
