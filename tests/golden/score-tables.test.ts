import { describe, expect, test } from 'vitest'
import { documented, documentedExamples, undocumented } from '../score-tables/documented'
import { countParts, countTable, partsInOrder, TotalOf, type Part, type ScoreTable } from '../score-tables/score-table'
import { SCORE_TABLES } from '../score-tables/tables'

const whole = SCORE_TABLES.filter(({ byDay }) => byDay === 'whole')
const parts = SCORE_TABLES.flatMap((table) => (table.byDay === 'whole' ? [] : table.byDay.map((key) => ({ name: table.name, key, table }))))

describe('Every score of docs/rulebook.md', () => {
  test('has its row, and each row its table, in one order', () => {
    expect(documented().map(({ name }) => name)).toEqual(SCORE_TABLES.map(({ name }) => name))
  })

  test.each(whole)('$name: all answer alike, and it comes to what is documented', (table) => {
    const total = countTable(table)
    expect(total.differences).toEqual([])
    expect(undocumented(total)).toBeNull()
  })

  // the rest of these is for `npm run prove`
  test.each(parts)('$name: all answer alike where a line begins with $key', ({ key: wanted, table }) => {
    const counted = partsInOrder(table)
      .filter(({ key }) => key === wanted)
      .map((part) => countParts(table, [part]))
    expect(counted.map(({ differences }) => differences)).toEqual([[]])
  })
})

describe('The examples of docs/rulebook.md', () => {
  test.each(documentedExamples())('%s: %s', (named, example) => {
    const table = SCORE_TABLES.find(({ name }) => name.startsWith(named))
    const part = table?.parts().find(({ key }) => example.startsWith(key))
    expect(table === undefined || part === undefined ? [] : countParts(table, [part]).lines.split('\n')).toContain(example)
  })
})

describe('A score table', () => {
  const tableOf = (parts: readonly Part[]): ScoreTable => ({
    name: 'made-up',
    answerers: ['scorer', 'second scorer', 'checker'],
    byDay: 'whole',
    parts: () => parts,
  })
  const partOf = (key: string, lines: readonly (readonly [string, number])[]): Part => ({
    key,
    count: (tell) => {
      for (const [position, result] of lines) tell(position, result, true, () => [])
    },
  })

  test('is a file of sorted lines: its count, its numbers above and below 0 added up, and its SHA-256', () => {
    const total = countTable(
      tableOf([
        partOf('b ', [['b 1', 2]]),
        partOf('a ', [
          ['a 2', 0],
          ['a 10', -3],
          ['a 1', 4],
        ]),
      ]),
    )
    // printf 'a 1 4\na 10 -3\na 2 0\nb 1 2\n' | sha256sum
    expect(total).toEqual({
      name: 'made-up',
      positions: 4,
      above: 6,
      below: -3,
      sha256: '8e112bd450b01bf0ab1b42c2c66a361fa1a75e7d8c30ff3352efbea8b589da4b',
      differing: 0,
      differences: [],
    })
  })

  test('shows a position that not all score alike, with every answer', () => {
    const differs: Part = { key: '6 ', count: (tell) => tell('6 6-4@right', 2, false, () => ['2', '3', '2']) }
    expect(countTable(tableOf([differs]))).toMatchObject({
      differing: 1,
      differences: ['made-up: 6 6-4@right: scorer 2; second scorer 3; checker 2'],
    })
  })

  test('counts all that differ, and shows the first ten', () => {
    const differ: Part = {
      key: '',
      count: (tell) => {
        for (let at = 0; at < 30; at++) tell(`${at}`, at, false, () => ['1', '2', '3'])
      },
    }
    const { differing, differences } = countTable(tableOf([differ]))
    expect([differing, differences.length]).toEqual([30, 10])
  })

  test('takes no line that is of another part, and no part out of its order', () => {
    expect(() => countTable(tableOf([partOf('a ', [['b 1', 2]])]))).toThrow('b 1 is not of the part a')
    const total = new TotalOf('made-up')
    const counted = (part: Part) => countParts(tableOf([]), [part])
    total.add(counted(partOf('b ', [['b 1', 2]])))
    expect(() => total.add(counted(partOf('a ', [['a 1', 2]])))).toThrow('a 1 2 comes after b 1 2')
  })

  test('that came to something else than is documented says both', () => {
    const rows = [{ name: 'made-up', positions: 1200, above: 6, below: -3, sha256: '0'.repeat(64) }]
    expect(undocumented(rows[0]!, rows)).toBeNull()
    expect(undocumented({ ...rows[0]!, below: -4 }, rows)).toMatch(
      /has \| `made-up` \| 1,200 \| 6 \| -3 \| `0+` \|, but it is \| `made-up` \| 1,200 \| 6 \| -4 \|/,
    )
    expect(undocumented({ ...rows[0]!, name: 'new' }, rows)).toContain('has no row')
  })
})
