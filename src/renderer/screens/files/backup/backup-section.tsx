import { useCallback, useId, useState } from 'react'
import type { BackupPreview, Backups, BackupSource, ListedBackup } from '#shared/contract/backup'
import { Loading } from '../../../components/loading/loading'
import { Notice } from '../../../components/notice/notice'
import { useHeld } from '../../../hooks/use-held'
import { useLive, type Subscribe } from '../../../hooks/use-live'
import { useNow } from '../../../hooks/use-now'
import { words } from '../../../messages/page'
import { BackupProgress } from './backup-progress'
import { BackupTrouble } from './backup-trouble'
import { ChooseFile } from './choose-file'
import { OwnBackup } from './own-backup'
import { RestoreDialog } from './restore-dialog'
import { useBackup } from './use-backup'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { FaultList } from './fault-list'
import styles from './backup.module.css'

const RESTORING = ['look', 'upload'] as const

const subscribe: Subscribe<Backups> = (client, signal) => client.backup.live(undefined, { signal })

/** Automatic backups, a backup on request, and restoring from any of them. */
export function BackupSection() {
  const heading = useId()
  const live = useLive(subscribe)
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
      {backups !== undefined && <Known backups={backups} />}
    </section>
  )
}

function Known({ backups }: { readonly backups: Backups }) {
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
        <p className={styles.latest}>{latest === undefined ? words.backup.none : words.backup.latest(words.whenWords(latest.made, now))}</p>
        <p className={styles.quiet}>{words.backup.intro}</p>
      </div>
      <BackupProgress work={backups.work} />
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

interface Props {
  readonly name: string
  readonly summary: string
  readonly empty: string
  readonly backups: readonly ListedBackup[]
  readonly pending: boolean
  readonly onRestore: (name: string) => void
}

/** Backups of one place, the latest first, each with the way to restore it. */
function BackupList({ name, summary, empty, backups, pending, onRestore }: Props) {
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
