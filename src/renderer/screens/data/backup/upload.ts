import { UPLOAD_PART, type BackupRefusal, type BackupSource } from '#shared/contract/backup'
import { ok, type Result } from '#shared/kernel/result'
import { base64Of } from '../../../client/base64'
import type { Client } from '../../../client/client'

/** Sends a file to the host in parts; it is never in memory as a whole. `told` hears how many bytes have come. */
export async function upload(client: Client, file: Blob, told: (done: number) => void): Promise<Result<BackupSource, BackupRefusal>> {
  let id: string | undefined
  for (let at = 0; id === undefined || at < file.size; at += UPLOAD_PART) {
    const part = await base64Of(file.slice(at, at + UPLOAD_PART))
    const taken = await client.backup.upload(id === undefined ? { at, part } : { id, at, part })
    if (!taken.ok) return taken
    ;({ id } = taken.value)
    told(Math.min(at + UPLOAD_PART, file.size))
  }
  return ok({ kind: 'upload', id })
}
