import { useState } from 'react'
import { words } from '../../messages/page'
import { classes } from '../classes'
import { Select } from '../field/text-field'
import { Icon } from '../icon/icon'
import { pressed, sorted, type Column, type Order } from './sort'
import styles from './sortable-table.module.css'

interface SortableTableProps<R> {
  readonly caption: string
  /** A heading right above says the same. */
  readonly captionHidden?: boolean
  /** The first one names the row. */
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly rowKey: (row: R) => string
  /** How it stands before anyone presses a heading. */
  readonly first: Order
  readonly className?: string | undefined
}

/**
 * A table that is put in order by pressing the heading of a column; it scrolls sideways in a frame of its own, and its first column stays.
 *
 * On a phone each row is a block with all its figures, so nothing is cut, and a menu stands in place of the headings.
 */
export function SortableTable<R>({ caption, captionHidden = false, columns, rows, rowKey, first, className }: SortableTableProps<R>) {
  const [order, setOrder] = useState(first)
  return (
    <div className={classes(styles.frame, className)} role="region" aria-label={words.table.frame(caption)} tabIndex={0}>
      <Select
        label={words.table.sort}
        value={order.column}
        className={styles.order}
        onChange={(event) => {
          const column = columns.find(({ id }) => id === event.target.value)
          if (column !== undefined) setOrder(pressed({ column: '', direction: 'ascending' }, column, rows))
        }}
      >
        {columns.map(({ id, heading }) => (
          <option key={id} value={id}>
            {heading}
          </option>
        ))}
      </Select>
      <table className={styles.table}>
        <caption className={captionHidden ? 'visually-hidden' : styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => {
              const direction = order.column === column.id ? order.direction : undefined
              return (
                <th key={column.id} scope="col" aria-sort={direction} data-words={isWords(column, rows) || undefined}>
                  <button type="button" className={styles.heading} title={column.meaning} onClick={() => setOrder(pressed(order, column, rows))}>
                    <span>{column.heading}</span>
                    {direction !== undefined && <Icon name={direction === 'ascending' ? 'up' : 'down'} className={styles.direction} />}
                  </button>
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>
          {sorted(rows, columns, order).map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, at) => {
                const shown = (column.cell ?? column.value)(row) ?? '–'
                if (at === 0)
                  return (
                    <th key={column.id} scope="row">
                      {shown}
                    </th>
                  )
                return (
                  <td key={column.id} data-words={isWords(column, rows) || undefined}>
                    {/* the heading says it to those who listen */}
                    <span className={styles.label} aria-hidden="true" data-label={column.heading} />
                    {shown}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function isWords<R>({ value }: Column<R>, [row]: readonly R[]): boolean {
  return row !== undefined && typeof value(row) === 'string'
}
