import type { TableSize, UnevenWay } from '../evening'

/** How many seats each table has, the fullest first, and how many people sit out. */
export interface TableSizes {
  readonly tables: readonly number[]
  readonly out: number
}

/**
 * How people are shared out among tables (`docs/drawing.md`, How many tables).
 *
 * `bye`: full tables only, and the rest sit out; fewer people than a full table sit at one smaller table. `smaller`: as few tables as
 * hold everyone, no two of them more than one seat apart. A table has two seats at least, so of an odd number at tables of two one sits out.
 */
export function tableSizes(people: number, size: TableSize, uneven: UnevenWay): TableSizes {
  if (people < 2) return { tables: [], out: people }
  if (people < size) return { tables: [people], out: 0 }
  if (uneven === 'bye' || size === 2) return { tables: Array.from({ length: Math.floor(people / size) }, () => size), out: people % size }
  const count = Math.ceil(people / size)
  const [least, longer] = [Math.floor(people / count), people % count]
  return { tables: Array.from({ length: count }, (_, index) => (index < longer ? least + 1 : least)), out: 0 }
}
