import { Button } from '../components/button/button'
import { NamedMatches } from '../components/named-matches/named-matches'
import { Notice } from '../components/notice/notice'
import { words } from '../messages/page'
import type { ExportControl } from './use-export'
import styles from './exchange.module.css'

/** How far a file is, and what became of it. */
export function ExportNotice({ control: { exporting, cancel } }: { readonly control: ExportControl }) {
  return (
    <div role="status" className={styles.notice}>
      {exporting.kind === 'running' && (
        <div className={styles.exportNoticeRunning}>
          <label className={styles.exportNoticeLabel}>
            {words.exporting.running(exporting.done, exporting.total)}
            <progress className={styles.exportNoticeProgress} value={exporting.done} max={Math.max(exporting.total, 1)} />
          </label>
          <Button onClick={cancel}>{words.exporting.cancel}</Button>
        </div>
      )}
      {exporting.kind === 'done' && (
        <p>{(exporting.what === 'evenings' ? words.exporting.doneBeside : words.exporting.done)(exporting.name, exporting.matches)}</p>
      )}
      {exporting.kind === 'done' && exporting.unreadable > 0 && (
        <Notice tone="warning" title={words.exporting.unreadable(exporting.unreadable)}>
          <NamedMatches matches={exporting.leftOut} />
        </Notice>
      )}
      {exporting.kind === 'empty' && <p>{exporting.what === 'evenings' ? words.exporting.emptyBeside : words.exporting.empty}</p>}
      {exporting.kind === 'failed' && <Notice tone="danger">{words.exporting.fault(exporting.message)}</Notice>}
    </div>
  )
}
