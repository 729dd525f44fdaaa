/** A draw as lists of those who move as one: a person, or a pair. */
export interface Units {
  readonly tables: string[][][]
  readonly out: string[][]
}

/** What a draw costs by each rule in order. */
export type Cost = (units: Units) => readonly number[]

export function less(one: readonly number[], other: readonly number[]): boolean {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value < other[at]!
  return false
}

/** A prime whose products are exact in a double. */
const PRIME = 67_108_859
/** More than this many are too many to try all ways of pairing them off. */
const MOST_TRIED = 10

/** The least cost of all ways to pair units off, by trying each; of an odd number one sits out. Null where they are too many. */
export function bestOfTwos({ tables, out }: Units, cost: Cost): readonly number[] | null {
  const all = [...tables.flat(), ...out]
  if (all.length > MOST_TRIED) return null
  let best: readonly number[] | null = null
  const add = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((value, at) => value + b[at]!)
  const tryAll = (left: readonly string[][], isOut: boolean, soFar: readonly number[]): void => {
    const [first, ...rest] = left
    if (first === undefined) {
      if (best === null || less(soFar, best)) best = soFar
      return
    }
    if (all.length % 2 === 1 && !isOut) tryAll(rest, true, add(soFar, cost({ tables: [], out: [first] })))
    for (const other of rest)
      tryAll(
        rest.filter((unit) => unit !== other),
        isOut,
        add(soFar, cost({ tables: [[first, other]], out: [] })),
      )
  }
  tryAll(all, false, [0, 0, 0, 0])
  return best
}

/**
 * Whether everyone can be paired off by the edges of a graph: the determinant of its Tutte matrix is not zero at a random place (Tutte 1947, Lovász 1979).
 *
 * True is certain; false is wrong with a chance of one in hundreds of thousands.
 */
export function canAllBeFresh(graph: readonly (readonly boolean[])[]): boolean {
  let state = 12_345
  const random = (): number => (state = (state * 48_271) % 2_147_483_647) % (PRIME - 1)
  const matrix = graph.map(() => new Array<number>(graph.length).fill(0))
  for (const [one, row] of graph.entries())
    for (let other = 0; other < one; other++) {
      if (row[other] !== true) continue
      const value = 1 + random()
      matrix[one]![other] = value
      matrix[other]![one] = PRIME - value
    }
  return hasFullRank(matrix)
}

function hasFullRank(matrix: number[][]): boolean {
  for (let column = 0; column < matrix.length; column++) {
    const pivot = matrix.findIndex((row, at) => at >= column && row[column] !== 0)
    if (pivot === -1) return false
    ;[matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!]
    const inverse = power(matrix[column]![column]!, PRIME - 2)
    for (let row = column + 1; row < matrix.length; row++) {
      const factor = (matrix[row]![column]! * inverse) % PRIME
      if (factor === 0) continue
      for (let at = column; at < matrix.length; at++) matrix[row]![at] = (matrix[row]![at]! + (PRIME - factor) * matrix[column]![at]!) % PRIME
    }
  }
  return true
}

function power(base: number, exponent: number): number {
  let result = 1
  for (let square = base, left = exponent; left > 0; left = Math.floor(left / 2), square = (square * square) % PRIME)
    if (left % 2 === 1) result = (result * square) % PRIME
  return result
}
