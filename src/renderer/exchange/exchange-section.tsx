import { useId } from 'react'
import { words } from '../messages/page'
import { ImportPart } from './import-part'
import { EXPORT_KINDS, TABLE_FORMS, type ExportKind } from '#shared/contract/exchange'
import { dayOf } from '#shared/kernel/day'
import { fileNameFor } from '#shared/exchange/file-name'
import { Button } from '../components/button/button'
import { ChoiceGroup } from '../components/choice-group/choice-group'
import { usePersistedChoice } from '../settings/use-persisted-choice'
import { ExportNotice } from './export-notice'
import { tableForm } from './table-form'
import { useExport } from './use-export'
import styles from './exchange.module.css'

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
