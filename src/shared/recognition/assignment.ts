/**
 * Pairs rows with columns so that the gains add up to the most; a pair that gains nothing is left apart.
 *
 * `gains[row][column]`; returns the column of each row, or null. Shortest augmenting paths (Kuhn 1955, Jonker and Volgenant 1987).
 */
export function assign(gains: readonly (readonly number[])[]): { readonly columns: readonly (number | null)[]; readonly total: number } {
  const rows = gains.length
  const real = gains.reduce((most, row) => Math.max(most, row.length), 0)
  // A free column for each row to be left apart in.
  const width = real + rows
  const cost = (row: number, column: number): number => (column < real ? -Math.max(0, gains[row]?.[column] ?? 0) : 0)

  const rowPotential = new Float64Array(rows + 1)
  const columnPotential = new Float64Array(width + 1)
  const rowOf = new Int32Array(width + 1)
  const from = new Int32Array(width + 1)
  for (let row = 1; row <= rows; row++) {
    const least = new Float64Array(width + 1).fill(Infinity)
    const used = new Uint8Array(width + 1)
    rowOf[0] = row
    let column = 0
    do {
      used[column] = 1
      const current = rowOf[column] as number
      let step = Infinity
      let next = 0
      for (let c = 1; c <= width; c++) {
        if (used[c]) continue
        const reduced = cost(current - 1, c - 1) - (rowPotential[current] as number) - (columnPotential[c] as number)
        if (reduced < (least[c] as number)) {
          least[c] = reduced
          from[c] = column
        }
        if ((least[c] as number) < step) {
          step = least[c] as number
          next = c
        }
      }
      for (let c = 0; c <= width; c++) {
        if (used[c]) {
          rowPotential[rowOf[c] as number] = (rowPotential[rowOf[c] as number] as number) + step
          columnPotential[c] = (columnPotential[c] as number) - step
        } else {
          least[c] = (least[c] as number) - step
        }
      }
      column = next
    } while (rowOf[column] !== 0)
    while (column !== 0) {
      const before = from[column] as number
      rowOf[column] = rowOf[before] as number
      column = before
    }
  }

  const columns: (number | null)[] = new Array<number | null>(rows).fill(null)
  let total = 0
  for (let c = 1; c <= real; c++) {
    const row = (rowOf[c] as number) - 1
    if (row < 0) continue
    const gain = gains[row]?.[c - 1] ?? 0
    if (gain <= 0) continue
    columns[row] = c - 1
    total += gain
  }
  return { columns, total }
}
