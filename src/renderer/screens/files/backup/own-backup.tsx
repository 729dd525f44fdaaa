import { useState, type SyntheticEvent } from 'react'
import type { Backups } from '#shared/contract/backup'
import { NO_FAULTS, type BackupFaults } from '#shared/contract/backup-faults'
import type { HostInfo } from '#shared/contract/schemas'
import type { Client } from '../../../client/client'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { TextField } from '../../../components/field/text-field'
import { Notice } from '../../../components/notice/notice'
import { useAnswer } from '../../../hooks/use-answer'
import { words } from '../../../messages/page'
import { BackupTrouble } from './backup-trouble'
import { FaultNotice } from './fault-list'
import type { BackupCommands } from './use-backup'
import styles from './backup.module.css'

const MAKING = ['download', 'folder', 'make'] as const
const askHost = (client: Client, signal: AbortSignal): Promise<HostInfo> => client.host.info(undefined, { signal })

interface Props {
  readonly folder: Backups['folder']
  readonly commands: BackupCommands
}

/** A backup on request: as a download where the page came over HTTP, and into a folder that the person names. */
export function OwnBackup({ folder, commands: { run, pending, problem: refused } }: Props) {
  const ownWords = words.backup.own
  const info = useAnswer(askHost)
  const [written, setWritten] = useState<string | null>(null)
  const [done, setDone] = useState<{ readonly text: string; readonly faults: BackupFaults } | null>(null)
  const path = written ?? folder?.path ?? ''

  const download = async (): Promise<void> => {
    const offered = await run('download', (client) => client.backup.download())
    if (offered === null) return
    fetchFile(offered.path, offered.name)
    setDone({ text: ownWords.downloaded(offered.name), faults: offered.faults })
  }
  const remember = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const set = await run('folder', (client) => client.backup.setFolder({ path }))
    if (set === null) return
    setWritten(null)
    setDone({ text: set.path === null ? ownWords.forgotten : ownWords.remembered(set.path), faults: NO_FAULTS })
  }
  const make = async (): Promise<void> => {
    const made = await run('make', (client) => client.backup.toFolder())
    if (made !== null) setDone({ text: ownWords.made(made.name, folder?.path ?? ''), faults: made.faults ?? NO_FAULTS })
  }
  const problem = folder?.problem === undefined || folder.problem === null ? undefined : words.folderProblemSentence(folder.path, folder.problem)
  return (
    <>
      <div className={styles.actions}>
        {folder !== null && (
          <Button variant="primary" pending={pending !== null} onClick={() => void make()}>
            {ownWords.make}
          </Button>
        )}
        {info?.host === 'web' && (
          <Button variant={folder === null ? 'primary' : 'secondary'} pending={pending !== null} onClick={() => void download()}>
            {ownWords.download}
          </Button>
        )}
      </div>
      <BackupTrouble problem={refused} of={MAKING} />
      {/* A status has to be there before it says something. */}
      <div role="status">
        {done !== null && refused === null && pending === null && (
          <>
            <Notice>
              <p>{done.text}</p>
            </Notice>
            <FaultNotice faults={done.faults} text={words.backupFaults.rest} />
          </>
        )}
      </div>
      {/* The window has no downloads: there the folder is the way to a backup of one's own. */}
      <Disclosure
        key={info?.host}
        summary={ownWords.toFolder}
        className={styles.folded}
        open={problem !== undefined || (folder === null && info?.host === 'electron')}
      >
        <form className={styles.form} onSubmit={(event) => void remember(event)}>
          <TextField
            label={ownWords.folder}
            hint={ownWords.hint}
            error={written === null ? problem : undefined}
            value={path}
            spellCheck={false}
            autoComplete="off"
            maxLength={4000}
            onChange={(event) => setWritten(event.currentTarget.value)}
          />
          <div className={styles.actions}>
            <Button type="submit" pending={pending !== null}>
              {ownWords.remember}
            </Button>
          </div>
        </form>
      </Disclosure>
    </>
  )
}

/** As a link that is followed: the browser streams it to where the person keeps downloads. */
function fetchFile(path: string, name: string): void {
  const link = document.createElement('a')
  link.href = path
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
