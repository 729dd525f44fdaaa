import type { ListedBackup } from '#shared/contract/backup'
import type { Files } from '../store/files'
import { madeOf } from './layout'

/** The backups of ours that lie in a folder, the latest first. */
export async function backupsIn(files: Files, folder: string): Promise<ListedBackup[]> {
  const listed: ListedBackup[] = []
  for (const name of await files.list(folder)) {
    const made = madeOf(name)
    const stamp = made === null ? null : await files.stamp(`${folder}/${name}`).catch(() => null)
    if (made !== null && stamp !== null) listed.push({ name, made: made.toISOString(), bytes: stamp.size, faults: null })
  }
  return listed.sort((a, b) => (a.name < b.name ? 1 : -1))
}
