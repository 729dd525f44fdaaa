import { type SyntheticEvent, useCallback, useId, useState } from 'react'
import { type BackupPreview, type BackupRefusal, type Backups, type BackupSource, type ListedBackup, UPLOAD_PART } from '#shared/contract/backup'
import { type BackupFaults, NO_FAULTS } from '#shared/contract/backup-faults'
import { ok, type Result } from '#shared/kernel/result'
import { base64Of } from '../../../client/base64'
import type { Client } from '../../../client/client'
import { useConnection } from '../../../client/client-context'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { TextField } from '../../../components/field/text-field'
import { FilePicker } from '../../../components/file-picker/file-picker'
import { Loading } from '../../../components/loading/loading'
import { Notice } from '../../../components/notice/notice'
import { useHeld } from '../../../hooks/use-held'
import { type Subscribe, useLive } from '../../../hooks/use-live'
import { useNow } from '../../../hooks/use-now'
import { words } from '../../../messages/page'
import { BackupProgress } from './backup-progress'
import { BackupTrouble } from './backup-trouble'
import { FaultList, FaultNotice } from './fault-list'
import { RestoreDialog } from './restore-dialog'
import { type BackupCommands, useBackup } from './use-backup'
import styles from './backup.module.css'

interface ChooseFileProps {
  readonly commands: BackupCommands
  readonly onSource: (source: BackupSource) => Promise<void>
}

/** A backup file from anywhere, sent to the host in parts. */
function ChooseFile({ commands: { run, pending }, onSource }: ChooseFileProps) {
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

const MAKING = ['download', 'folder', 'make'] as const

/** A backup on request: as a download where the page came over HTTP, and into a folder that the person names. */
function OwnBackup({ folder, commands: { run, pending, problem: refused } }: { readonly folder: Backups['folder']; readonly commands: BackupCommands }) {
  const ownWords = words.backup.own
  const inDesktop = useConnection().desktop !== null
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
        {!inDesktop && (
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
      <Disclosure summary={ownWords.toFolder} className={styles.folded} open={problem !== undefined || (folder === null && inDesktop)}>
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

const RESTORING = ['look', 'upload'] as const

const subscribeBackups: Subscribe<Backups> = (client, signal) => client.backup.live(undefined, { signal })

/** Automatic backups, a backup on request, and restoring from any of them. */
export function BackupSection() {
  const heading = useId()
  const live = useLive(subscribeBackups)
  const backups = useHeld(live.data)
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {words.backup.heading}
      </h2>
      {backups === undefined && live.status === 'waiting' && <Loading>{words.backup.waiting}</Loading>}
      {live.status === 'failed' && (
        <Notice tone="warning" role="alert">
          {words.backup.failed}
        </Notice>
      )}
      {backups !== undefined && <KnownBackups backups={backups} />}
    </section>
  )
}

function KnownBackups({ backups }: { readonly backups: Backups }) {
  const now = useNow()
  const commands = useBackup()
  const [preview, setPreview] = useState<BackupPreview | null>(null)
  const close = useCallback(() => setPreview(null), [])
  const { run, pending, problem } = commands
  const look = async (source: BackupSource): Promise<void> => {
    const found = await run('look', (client) => client.backup.look({ source }))
    if (found !== null) setPreview(found)
  }
  const [latest] = backups.automatic
  return (
    <>
      <div>
        <div className={styles.latest}>
          <p data-gives-way={backups.work !== null || undefined}>
            {latest === undefined ? words.backup.none : words.backup.latest(words.whenWords(latest.made, now))}
          </p>
          <BackupProgress work={backups.work} />
        </div>
        <p className={styles.quiet}>{words.backup.intro}</p>
      </div>
      <OwnBackup folder={backups.folder} commands={commands} />
      <Disclosure summary={words.backup.how.summary} className={styles.folded}>
        <p>{words.backup.how.text}</p>
      </Disclosure>
      <h3 className={styles.subheading}>{words.backup.restore.heading}</h3>
      <p>{words.backup.restore.text}</p>
      <ChooseFile commands={commands} onSource={look} />
      {preview === null && <BackupTrouble problem={problem} of={RESTORING} />}
      {backups.folder !== null && backups.folder.problem === null && (
        <BackupList
          name={words.backup.own.list}
          summary={words.backup.own.summary(backups.folder.backups.length)}
          empty={words.backup.own.empty}
          backups={backups.folder.backups}
          pending={pending !== null}
          onRestore={(name) => void look({ kind: 'folder', name })}
        />
      )}
      <BackupList
        name={words.backup.automatic.list}
        summary={words.backup.automatic.summary(backups.automatic.length)}
        empty={words.backup.none}
        backups={backups.automatic}
        pending={pending !== null}
        onRestore={(name) => void look({ kind: 'automatic', name })}
      />
      <h3 className={styles.subheading}>{words.backup.move.heading}</h3>
      <ol className={styles.steps}>
        {words.backup.move.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {preview !== null && <RestoreDialog preview={preview} work={backups.work} commands={commands} onClose={close} />}
    </>
  )
}

interface BackupListProps {
  readonly name: string
  readonly summary: string
  readonly empty: string
  readonly backups: readonly ListedBackup[]
  readonly pending: boolean
  readonly onRestore: (name: string) => void
}

/** Backups of one place, the latest first, each with the way to restore it. */
function BackupList({ name, summary, empty, backups, pending, onRestore }: BackupListProps) {
  return (
    <Disclosure summary={summary} className={styles.folded} lazy>
      {backups.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list} aria-label={name}>
          {backups.map((backup) => (
            <li key={backup.name} className={styles.line}>
              <span className={styles.made}>
                <time dateTime={backup.made}>{words.momentWords(backup.made)}</time>
                <span className={styles.quiet}>{words.backup.size(backup.bytes)}</span>
              </span>
              <Button pending={pending} aria-label={words.backup.restore.ofNamed(words.momentWords(backup.made))} onClick={() => onRestore(backup.name)}>
                {words.backup.restore.of}
              </Button>
              <FaultList faults={backup.faults} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
