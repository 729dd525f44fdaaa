import { useState } from 'react'
import { EXPORT_KINDS, type ExportKind } from '#shared/contract/exchange'
import { fileNameFor } from '#shared/exchange/file-name'
import { Button } from '../../components/button/button'
import { Icon } from '../../components/icon/icon'
import { ExportNotice } from '../../exchange/export-notice'
import { useExport } from '../../exchange/use-export'
import { words } from '../../messages/page'
import type { MatchView } from '../match-view'
import { CopyText } from '../text/copy-text'
import { matchLine } from '../text/match-line'
import { ResultPicture } from './result-picture'
import styles from './printed-sheet.module.css'

/** What tells the three files of one match apart. */
const ENDINGS: Readonly<Record<ExportKind, string>> = { records: 'caravan', results: 'results.csv', events: 'events.csv' }

/** The match on paper, as a picture, as files and as one line of text. */
export function OutActions({ view }: { readonly view: MatchView }) {
  const control = useExport()
  const [picture, setPicture] = useState(false)
  const { matchId, date, names } = view
  const save = (kind: ExportKind): void => void control.run({ kind, matchId }, fileNameFor(date, names, ENDINGS[kind]))
  return (
    <div role="group" aria-label={words.exportMatch.label} className={styles.out}>
      <div className={styles.ways}>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {words.exportMatch.print}
        </Button>
        <Button onClick={() => setPicture(true)}>
          <Icon name="picture" />
          {words.exportMatch.picture}
        </Button>
        {EXPORT_KINDS.map((kind) => (
          <Button key={kind} title={words.exportMatch.kinds[kind].what} pending={control.exporting.kind === 'running'} onClick={() => save(kind)}>
            <Icon name="save" />
            {words.exportMatch.kinds[kind].name}
          </Button>
        ))}
      </div>
      <CopyText textOf={() => matchLine(view)} />
      <ExportNotice control={control} />
      {picture && <ResultPicture view={view} onClose={() => setPicture(false)} />}
    </div>
  )
}
