import { useId, useSyncExternalStore } from 'react'
import { EXPORT_KINDS, type ExportKind, TABLE_FORMS } from '#shared/contract/exchange'
import { fileNameFor } from '#shared/exchange/file-name'
import { MATCH_FILE_ENDINGS } from '#shared/exchange/match-file-endings'
import { dayOf } from '#shared/kernel/day'
import { useConnection } from '../client/client-context'
import { Button } from '../components/button/button'
import { ChoiceGroup } from '../components/choice-group/choice-group'
import { Disclosure } from '../components/disclosure/disclosure'
import { TextArea } from '../components/field/text-field'
import { FilePicker } from '../components/file-picker/file-picker'
import { KeptDraft } from '../components/kept-draft/kept-draft'
import { TEXT, useDraft } from '../hooks/use-draft'
import { words } from '../messages/page'
import { usePictureFiles as useGivenFiles } from '../photo/source/use-picture-files'
import { usePersistedChoice } from '../settings/use-persisted-choice'
import { ExportNotice } from './export-notice'
import { ImportReport } from './import-report'
import { importRun as run } from './import-run'
import { tableForm } from './table-form'
import { useExport } from './use-export'
import styles from './exchange.module.css'

/** Matches as lines of text, pasted or typed; they go the way of a file. */
function PastedPart({ pending, onFiles }: { readonly pending: boolean; readonly onFiles: (files: readonly File[]) => void }) {
  const pastedWords = words.oneLine.importing
  const [text, setText, forget, startOver] = useDraft('import-text', TEXT, () => '')
  const isEmpty = text.trim() === ''
  return (
    <Disclosure summary={pastedWords.label} className={styles.pasted}>
      <KeptDraft startOver={startOver} />
      <TextArea
        label={pastedWords.label}
        labelHidden
        hint={pastedWords.hint}
        rows={2}
        value={text}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <Button
        pending={pending}
        disabled={isEmpty}
        onClick={() => {
          forget()
          onFiles([new File([text], `${pastedWords.file}.txt`)])
        }}
      >
        {pastedWords.button}
      </Button>
    </Disclosure>
  )
}

/** Records in: chosen, dropped, or pasted as text. */
function ImportPart() {
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

/** All matches out, and records in. */
export function ExchangeSection() {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className="visually-hidden">
        {words.exchange.heading}
      </h2>
      <ExportPart />
      <ImportPart />
    </section>
  )
}

const EXTENSIONS: Readonly<Record<ExportKind, string>> = { records: 'jsonl', evenings: 'jsonl', results: 'csv', events: 'csv' }

const fileNameNow = (kind: ExportKind): string => fileNameFor(dayOf(new Date()), [words.exchange.out.fileNames[kind]], EXTENSIONS[kind])

/** Every match in one file. */
function ExportPart() {
  const control = useExport()
  const exportWords = words.exchange.out
  const save = (kind: ExportKind): void => {
    void control.run({ kind, tables: tableForm.chosen() }, fileNameNow(kind))
  }
  return (
    <div className={styles.part}>
      <h3 className={styles.name}>{exportWords.heading}</h3>
      <p className={styles.text}>{exportWords.text}</p>
      <ul className={styles.kinds}>
        {EXPORT_KINDS.map((kind) => (
          <li key={kind} className={styles.kind}>
            <Button pending={control.exporting.kind === 'running'} aria-describedby={`export-${kind}`} onClick={() => save(kind)}>
              {exportWords.kinds[kind].name}
            </Button>
            <span id={`export-${kind}`} className={styles.what}>
              {exportWords.kinds[kind].what}
            </span>
          </li>
        ))}
      </ul>
      <ChoiceGroup
        legend={exportWords.tables.legend}
        hint={exportWords.tables.hint}
        layout="segments"
        choices={TABLE_FORMS.map((form) => ({ value: form, label: exportWords.tables.forms[form] }))}
        value={usePersistedChoice(tableForm)}
        onChange={tableForm.choose}
      />
      <ExportNotice control={control} />
    </div>
  )
}
