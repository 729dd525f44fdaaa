import type { BackupFault, BackupFaultReason } from '#shared/contract/backup-faults'
import { errorCode } from '../store/files'
import { UnsuitableFile } from '../store/regular-file'

export type SkippedFile = Pick<BackupFault, 'name' | 'why' | 'detail'>
export type SkipReason = Omit<SkippedFile, 'name'>

const WHY_OF_CODE: Readonly<Record<string, BackupFaultReason>> = {
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
  EIO: 'input-output',
  EISDIR: 'not-a-file',
  ELOOP: 'not-a-file',
  ENXIO: 'not-a-file',
  ENOTDIR: 'not-a-file',
}

/** Why a file is left out that could not be read. */
export function leftOutBy(error: unknown): SkipReason {
  if (error instanceof UnsuitableFile) return { why: error.what === 'too-large' ? 'too-large' : 'not-a-file', detail: error.message }
  const code = errorCode(error)
  return { why: WHY_OF_CODE[code ?? ''] ?? 'other', detail: code ?? shortened(error) }
}

export function shortened(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 200)
}
