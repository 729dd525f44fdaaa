import type { ListedBackup } from '#shared/contract/backup'
import { Button } from '../../../components/button/button'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { backupWords as words, momentWords } from '../../../messages/page'
import { FaultList } from './fault-list'
import styles from './backup.module.css'

interface Props {
  readonly name: string
  readonly summary: string
  readonly empty: string
  readonly backups: readonly ListedBackup[]
  readonly pending: boolean
  readonly onRestore: (name: string) => void
}

/** Backups of one place, the latest first, each with the way to restore it. */
export function BackupList({ name, summary, empty, backups, pending, onRestore }: Props) {
  return (
    <Disclosure summary={summary} lazy>
      {backups.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <ul className={styles.list} aria-label={name}>
          {backups.map((backup) => (
            <li key={backup.name} className={styles.line}>
              <span className={styles.made}>
                <time dateTime={backup.made}>{momentWords(backup.made)}</time>
                <span className={styles.quiet}>{words.size(backup.bytes)}</span>
              </span>
              <Button pending={pending} aria-label={words.restore.ofNamed(momentWords(backup.made))} onClick={() => onRestore(backup.name)}>
                {words.restore.of}
              </Button>
              <FaultList faults={backup.faults} />
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
}
