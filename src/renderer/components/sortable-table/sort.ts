import { compareNames } from '#shared/kernel/names'
import type { ReactNode } from 'react'

/** One column: what its cells show and by what they are put in order. */
export interface Column<R> {
  readonly id: string
  readonly heading: string
  /** What the heading means, where its few words do not say it. */
  readonly meaning?: string
  /** Numbers come largest first, words from A on; null comes last either way. */
  readonly value: (row: R) => number | string | null
  /** What stands in the cell, where that is not the value itself. */
  readonly cell?: (row: R) => ReactNode
}

export interface Order {
  readonly column: string
  readonly direction: 'ascending' | 'descending'
}

/** What pressing a column's heading makes of the order: its natural one first, then the other way round. */
export function pressed<R>(order: Order, { id, value }: Column<R>, rows: readonly R[]): Order {
  if (order.column === id) return { column: id, direction: order.direction === 'ascending' ? 'descending' : 'ascending' }
  const words = rows.some((row) => typeof value(row) === 'string')
  return { column: id, direction: words ? 'ascending' : 'descending' }
}

/** The rows in that order; those that are level stay as they came, and those without a value come last. */
export function sorted<R>(rows: readonly R[], columns: readonly Column<R>[], { column, direction }: Order): readonly R[] {
  const by = columns.find(({ id }) => id === column)
  if (by === undefined) return rows
  const sign = direction === 'ascending' ? 1 : -1
  return [...rows].sort((one, other) => {
    const [a, b] = [by.value(one), by.value(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return sign * (typeof a === 'string' || typeof b === 'string' ? compareNames(String(a), String(b)) : a - b)
  })
}
