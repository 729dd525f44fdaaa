import type { BackupRefusal, BadBackup } from '#shared/contract/backup'
import { NewerFile, UnreadableFile } from '../store/json-adapter'
import { WrongFile } from '../store/kinds/kind'

/** What was asked of a backup cannot be done; carries the reason for the page. Nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'Refused'
  readonly refusal: BackupRefusal

  constructor(refusal: BackupRefusal) {
    super(refusal.kind === 'bad-backup' ? `bad backup: ${JSON.stringify(refusal.bad)}` : refusal.kind)
    this.refusal = refusal
  }
}

export function bad(why: BadBackup): BackupRefused {
  return new BackupRefused({ kind: 'bad-backup', bad: why })
}

/** What `read` finds in the bytes of an entry; null where a newer Caravan made it. Throws `Refused` where it is not what its name says. */
export function contentOf<T>(entry: string, bytes: Uint8Array, read: (bytes: Uint8Array) => T): T | null {
  try {
    return read(bytes)
  } catch (error) {
    if (error instanceof NewerFile) return null
    const detail = error instanceof UnreadableFile || error instanceof WrongFile ? error.message : 'not text'
    throw bad({ kind: 'bad-entry', entry, detail })
  }
}
