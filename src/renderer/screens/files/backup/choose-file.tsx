import { useState } from 'react'
import { type BackupSource, UPLOAD_PART, type BackupRefusal } from '#shared/contract/backup'
import { FilePicker } from '../../../components/file-picker/file-picker'
import { words } from '../../../messages/page'
import type { BackupCommands } from './use-backup'
import { ok, type Result } from '#shared/kernel/result'
import { base64Of } from '../../../client/base64'
import type { Client } from '../../../client/client'
import styles from './backup.module.css'

interface ChooseFileProps {
  readonly commands: BackupCommands
  readonly onSource: (source: BackupSource) => Promise<void>
}

/** A backup file from anywhere, sent to the host in parts. */
export function ChooseFile({ commands: { run, pending }, onSource }: ChooseFileProps) {
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number } | null>(null)
  const take = async (file: File): Promise<void> => {
    const source = await run('upload', (client) => upload(client, file, (done) => setSent({ done, total: file.size })))
    setSent(null)
    if (source !== null) await onSource(source)
  }
  return (
    <div className={styles.actions}>
      <FilePicker
        pending={pending !== null}
        accept=".zip,application/zip"
        onFiles={([file]) => {
          if (file !== undefined) void take(file)
        }}
      >
        {words.backup.restore.file}
      </FilePicker>
      {sent !== null && <progress aria-label={words.backup.uploading} value={sent.done} max={Math.max(1, sent.total)} />}
    </div>
  )
}

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
