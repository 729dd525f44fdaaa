import type { Backups } from '#shared/contract/backup'
import { words } from '../../../messages/page'
import styles from './backup.module.css'

/** What is being done and how far it has come; nothing while nothing is. */
export function BackupProgress({ work }: { readonly work: Backups['work'] }) {
  if (work === null) return null
  const told = words.workWords(work)
  return (
    <p className={styles.progress}>
      <span>{told}</span>
      <progress aria-label={told} value={work.done} max={Math.max(1, work.total)} />
    </p>
  )
}
