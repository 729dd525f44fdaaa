import { createHash, type Hash } from 'node:crypto'

/**
 * Takes one position: how it is written, what the scorer says of it, and whether all who were asked say the same.
 *
 * `answers` are only asked for where they differ, one for each of the table's `answerers`.
 */
export type Tell = (position: string, result: number | readonly number[], agreed: boolean, answers: () => readonly string[]) => void

/** Tells a position of which each answers in numbers, the scorer first. */
export function tellNumbers(tell: Tell, position: string, answers: readonly (readonly number[])[]): void {
  const [scorer = [], ...others] = answers
  const alike = others.every((other) => other.length === scorer.length && other.every((each, at) => each === scorer[at]))
  tell(position, scorer, alike, () => answers.map((answer) => answer.join()))
}

/** The positions of a table whose lines begin alike. */
export interface Part {
  /** What each of its lines begins with; no other part's lines do. */
  readonly key: string
  readonly count: (tell: Tell) => void
}

/** Every position of one kind, each scored by all who can: what docs/rulebook.md gives a count and a check sum of. */
export interface ScoreTable {
  readonly name: string
  /** Who is asked, the scorer first. */
  readonly answerers: readonly string[]
  /** What `npm test` counts of it: all, or the parts with these keys. */
  readonly byDay: 'whole' | readonly string[]
  /** Asked for once a table; in any order. */
  readonly parts: () => readonly Part[]
}

/** What several parts of a table came to. */
export interface Counted {
  /** Lines in the order of their bytes, each with its end. */
  readonly lines: string
  readonly positions: number
  /** All numbers above 0 in the results, and all below, added up. */
  readonly above: number
  readonly below: number
  /** Positions that not all answered alike, and the first of them in words. */
  readonly differing: number
  readonly differences: readonly string[]
}

/** What a whole table came to. */
export interface Total extends Omit<Counted, 'lines'> {
  readonly name: string
  /** SHA-256 over all lines, as 64 hexadecimal digits. */
  readonly sha256: string
}

const MOST_SHOWN = 10

/** The parts of a table in the order of their lines. */
export function partsInOrder(table: ScoreTable): readonly Part[] {
  return [...table.parts()].sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** Counts some parts of a table, which are in order. */
export function countParts({ name, answerers }: ScoreTable, parts: readonly Part[]): Counted {
  const texts: string[] = []
  const differences: string[] = []
  let positions = 0
  let [above, below] = [0, 0]
  let differing = 0
  for (const { key, count } of parts) {
    const lines: string[] = []
    count((position, result, agreed, answers) => {
      if (!position.startsWith(key)) throw new Error(`${name}: ${position} is not of the part ${key}`)
      const numbers = typeof result === 'number' ? [result] : result
      lines.push(`${position} ${numbers.join(',')}\n`)
      for (const number of numbers) {
        if (number > 0) above += number
        else below += number
      }
      if (agreed) return
      differing += 1
      if (differing > MOST_SHOWN) return
      const said = answers().map((answer, at) => `${answerers[at]} ${answer}`)
      differences.push(`${name}: ${position}: ${said.join('; ')}`)
    })
    positions += lines.length
    texts.push(lines.sort().join(''))
  }
  return { lines: texts.join(''), positions, above, below, differing, differences }
}

/** Adds up what the parts of a table came to, in their order. */
export class TotalOf {
  readonly #name: string
  readonly #hash: Hash = createHash('sha256')
  #last = ''
  #positions = 0
  #above = 0
  #below = 0
  #differing = 0
  readonly #differences: string[] = []

  constructor(name: string) {
    this.#name = name
  }

  add({ lines, positions, above, below, differing, differences }: Counted): void {
    // one by one they were sorted; here each goes on where the last ended
    const first = lines.slice(0, lines.indexOf('\n'))
    if (first <= this.#last) throw new Error(`${this.#name}: ${first} comes after ${this.#last}`)
    this.#last = lines.slice(lines.lastIndexOf('\n', lines.length - 2) + 1, -1)
    this.#hash.update(lines)
    this.#positions += positions
    this.#above += above
    this.#below += below
    this.#differing += differing
    this.#differences.push(...differences.slice(0, MOST_SHOWN - this.#differences.length))
  }

  /** The total; nothing is added afterwards. */
  total(): Total {
    return {
      name: this.#name,
      positions: this.#positions,
      above: this.#above,
      below: this.#below,
      sha256: this.#hash.digest('hex'),
      differing: this.#differing,
      differences: this.#differences,
    }
  }
}

/** Counts a whole table in this thread. */
export function countTable(table: ScoreTable): Total {
  const total = new TotalOf(table.name)
  for (const part of partsInOrder(table)) total.add(countParts(table, [part]))
  return total.total()
}
