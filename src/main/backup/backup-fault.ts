import type { BackupFault } from '#shared/contract/backup-faults'
import { entryOf, keptWith, KINDS, type Stores } from '../store/kinds/kinds'
import type { SkippedFile } from './skipped-files'

/** A file that is left out or damaged, with what is known here of what it belongs to. */
export function backupFaultOf(stores: Stores, { name, why, detail }: SkippedFile): BackupFault {
  return { name: name.slice(0, 200), why, detail: detail.slice(0, 200), ...aboutOf(stores, name) }
}

function aboutOf(stores: Stores, name: string): Pick<BackupFault, 'players' | 'date'> {
  const own = keptWith(name) ?? entryOf(name)
  return (own === null ? undefined : KINDS[own.kind].about?.(stores, own.id)) ?? { players: [], date: null }
}
