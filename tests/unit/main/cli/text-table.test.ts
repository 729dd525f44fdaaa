import { expect, it } from 'vitest'
import { printable, textTable, textWidth } from '#main/cli/text-table'

it('columns are as wide as their widest cell, and figures stand on the right', () => {
  const table = textTable(
    [
      { title: '#', align: 'right' },
      { title: 'Player', align: 'left' },
      { title: 'Why', align: 'left' },
    ],
    [
      ['1', 'Ada', 'Dual'],
      ['10', 'Zoë', ''],
    ],
  )
  expect(table).toEqual([' #  Player  Why', ' 1  Ada     Dual', '10  Zoë'])
})

it('signs that take two places are counted so', () => {
  expect(textWidth('Zoe\u0308')).toBe(3)
  expect(textWidth('花子')).toBe(4)
  expect(textWidth('👩‍👧')).toBe(2)
})

it('a name cannot steer the terminal', () => {
  expect(printable('A\u001B[2Jda\u202E\n')).toBe('A [2Jda  ')
})

it('has room for a round of any length', () => {
  const rows = Array.from({ length: 150_000 }, (_, at) => [String(at)])
  expect(textTable([{ title: '#', align: 'right' }], rows)).toHaveLength(150_001)
})
