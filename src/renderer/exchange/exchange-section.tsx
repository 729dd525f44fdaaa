import { useId } from 'react'
import { exchangeWords } from '../messages/page'
import { ExportPart } from './export-part'
import { ImportPart } from './import-part'
import styles from './exchange.module.css'

/** All matches out, and records in. */
export function ExchangeSection() {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.heading}>
        {exchangeWords.heading}
      </h2>
      <ExportPart />
      <ImportPart />
    </section>
  )
}
