import { useRef, useState } from 'react'
import type { BackupSource } from '#shared/contract/backup'
import { Button } from '../../../components/button/button'
import { backupWords as words } from '../../../messages/page'
import { upload } from './upload'
import type { BackupCommands } from './use-backup'
import styles from './backup.module.css'

interface Props {
  readonly commands: BackupCommands
  readonly onSource: (source: BackupSource) => Promise<void>
}

/** A backup file from anywhere, sent to the host in parts. */
export function ChooseFile({ commands: { run, pending }, onSource }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<{ readonly done: number; readonly total: number } | null>(null)
  const take = async (file: File): Promise<void> => {
    const source = await run('upload', (client) => upload(client, file, (done) => setSent({ done, total: file.size })))
    setSent(null)
    if (source !== null) await onSource(source)
  }
  return (
    <div className={styles.actions}>
      <Button pending={pending !== null} onClick={() => input.current?.click()}>
        {words.restore.file}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // or choosing the same file again would not be told
          event.currentTarget.value = ''
          if (file !== undefined) void take(file)
        }}
      />
      {sent !== null && <progress aria-label={words.uploading} value={sent.done} max={Math.max(1, sent.total)} />}
    </div>
  )
}
