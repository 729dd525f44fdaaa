import { useState, type ReactNode } from 'react'
import { words } from '../../messages/page'
import { Button } from '../button/button'
import styles from './chart.module.css'

interface ChartOrTableProps {
  /** What the drawing shows, for those who do not see it; the table says it all. */
  readonly label: string
  /** What the chart asks, and its answer in words. */
  readonly children?: ReactNode
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** A drawing, or the same numbers as a table, one key away. */
export function ChartOrTable({ label, children, chart, table }: ChartOrTableProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <div className={styles.both}>
      <div className={styles.head}>
        <div className={styles.told}>{children}</div>
        <Button className={styles.toggle} variant="quiet" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {words.chart.table}
        </Button>
      </div>
      {asTable ? (
        table
      ) : (
        <figure className={styles.figure} aria-label={label}>
          {chart}
        </figure>
      )}
    </div>
  )
}
