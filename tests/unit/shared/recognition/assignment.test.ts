import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign } from '#shared/recognition/assignment'

/** The most that any pairing gains, by trying all. */
function most(gains: readonly (readonly number[])[], row = 0, used: readonly number[] = []): number {
  const line = gains[row]
  if (line === undefined) return 0
  return line.reduce(
    (best, gain, column) => (used.includes(column) ? best : Math.max(best, gain + most(gains, row + 1, [...used, column]))),
    most(gains, row + 1, used),
  )
}

const matrix = fc
  .tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(fc.integer({ min: -5, max: 9 }), { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
  )

describe('assign', () => {
  it('gains as much as the best of all pairings', () => {
    fc.assert(
      fc.property(matrix, (gains) => {
        expect(assign(gains).total).toBe(most(gains))
      }),
    )
  })

  it('gives no column to two rows, and none that does not gain', () => {
    fc.assert(
      fc.property(matrix, (gains) => {
        const { columns } = assign(gains)
        const given = columns.filter((column) => column !== null)
        expect(new Set(given).size).toBe(given.length)
        columns.forEach((column, row) => expect(column === null || gains[row]![column]! > 0).toBe(true))
      }),
    )
  })
})
