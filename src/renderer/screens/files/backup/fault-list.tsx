import type { BackupFaults } from '#shared/contract/backup-faults'
import { Disclosure } from '../../../components/disclosure/disclosure'
import { Notice } from '../../../components/notice/notice'
import { words } from '../../../messages/page'
import styles from './backup.module.css'

/** Which files a backup leaves out or holds damaged, once someone asks for it; nothing where it has everything. */
export function FaultList({ faults }: { readonly faults: BackupFaults | null }) {
  if (faults === null || faults.leftOut + faults.damaged === 0) return null
  return (
    <Disclosure summary={words.backupFaults.summary(faults)} className={styles.faults} lazy>
      <FaultLines faults={faults} />
    </Disclosure>
  )
}

/** The same as what has to be known of a backup that was just made, or is about to be restored. */
export function FaultNotice({ faults, text }: { readonly faults: BackupFaults; readonly text: string }) {
  if (faults.leftOut + faults.damaged === 0) return null
  return (
    <Notice tone="warning" title={words.backupFaults.title}>
      <p>{text}</p>
      <FaultList faults={faults} />
    </Notice>
  )
}

function FaultLines({ faults: { leftOut, damaged, lines } }: { readonly faults: BackupFaults }) {
  const more = leftOut + damaged - lines.length
  return (
    <ul className={styles.list} aria-label={words.backupFaults.which}>
      {lines.map((fault) => (
        <li key={fault.name} className={styles.made}>
          {words.backupFaults.line(fault)}
        </li>
      ))}
      {more > 0 && <li>{words.backupFaults.more(more)}</li>}
    </ul>
  )
}
