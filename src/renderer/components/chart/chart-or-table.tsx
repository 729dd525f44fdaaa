import { useState, type ReactNode } from 'react'
import { words } from '../../messages/page'
import { ChoiceGroup } from '../choice-group/choice-group'
import styles from './chart.module.css'

interface Props {
  /** What the drawing shows, for those who do not see it; the table says it all. */
  readonly label: string
  readonly chart: ReactNode
  readonly table: ReactNode
}

/** A drawing, or the same numbers as a table: the person chooses. */
export function ChartOrTable({ label, chart, table }: Props) {
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <div className={styles.both}>
      <ChoiceGroup
        legend={words.chart.view}
        legendHidden
        layout="segments"
        choices={[
          { value: 'chart' as const, label: words.chart.chart },
          { value: 'table' as const, label: words.chart.table },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'chart' ? (
        <figure className={styles.figure} aria-label={label}>
          {chart}
        </figure>
      ) : (
        table
      )}
    </div>
  )
}
