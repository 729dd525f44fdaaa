import { MATCH_EXPORT_KINDS, type MatchExportKind } from '#shared/contract/exchange'
import { fileNameFor } from '#shared/exchange/file-name'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { ExportNotice } from '../../exchange/export-notice'
import { tableForm } from '../../exchange/table-form'
import { useExport } from '../../exchange/use-export'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { CopyText } from '../text/copy-text'
import { matchLine } from '../text/match-line'
import styles from './share.module.css'

/** What tells the three files of one match apart. */
const ENDINGS: Readonly<Record<MatchExportKind, string>> = { records: 'caravan', results: 'results.csv', events: 'events.csv' }

/** The match as files and as one line of text, for Caravan and other programs. */
export function ShareFiles({ view }: { readonly view: MatchView }) {
  const control = useExport()
  const { matchId, date, names } = view
  const save = (kind: MatchExportKind): void => void control.run({ kind, matchId, tables: tableForm.chosen() }, fileNameFor(date, names, ENDINGS[kind]))
  return (
    <div className={styles.files}>
      <ul className={styles.kinds}>
        {MATCH_EXPORT_KINDS.map((kind) => (
          <li key={kind} className={styles.kind}>
            <Button pending={control.exporting.kind === 'running'} onClick={() => save(kind)}>
              <Icon name="save" />
              {words.share.kinds[kind].name}
            </Button>
            <span>{words.share.kinds[kind].what}</span>
          </li>
        ))}
        <li className={styles.kind}>
          <CopyText textOf={() => matchLine(view)} />
        </li>
      </ul>
      <ExportNotice control={control} />
    </div>
  )
}
