import { useSyncExternalStore } from 'react'
import { MATCH_FILE_ENDINGS } from '#shared/exchange/match-file-endings'
import { useConnection } from '../client/client-context'
import { Button } from '../components/button/button'
import { FilePicker } from '../components/file-picker/file-picker'
import { words } from '../messages/page'
import { usePictureFiles as useGivenFiles } from '../photo/source/use-picture-files'
import { ImportReport } from './import-report'
import { PastedPart } from './pasted-part'
import { importRun as run } from './import-run'
import styles from './exchange.module.css'

/** Records in: chosen, dropped, or pasted as text. */
export function ImportPart() {
  const connection = useConnection()
  const importing = useSyncExternalStore(run.subscribe, run.state)
  const importWords = words.exchange.in
  const take = (files: readonly File[]): void => void run.start(connection, files)
  const { over } = useGivenFiles(take)
  const running = importing.kind === 'running'
  return (
    <div className={styles.part} data-over={over || undefined}>
      <h3 className={styles.name}>{importWords.heading}</h3>
      <p className={styles.text}>{importWords.text}</p>
      <div className={styles.kind}>
        <FilePicker pending={running} multiple accept={MATCH_FILE_ENDINGS.map((ending) => `.${ending}`).join(',')} onFiles={take}>
          {importWords.choose}
        </FilePicker>
        <span className={styles.what}>{over ? importWords.drop : importWords.kinds}</span>
      </div>
      <PastedPart pending={running} onFiles={take} />
      {running && (
        <div className={styles.running}>
          <label className={styles.label}>
            {importWords.running(importing.file)}
            <progress className={styles.progress} value={importing.bytes} max={Math.max(importing.of, 1)} />
          </label>
          <Button onClick={run.cancel}>{importWords.cancel}</Button>
        </div>
      )}
      <ImportReport importing={importing} />
    </div>
  )
}
