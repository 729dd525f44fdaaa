import { describe, expect, test } from 'vitest'
import { besideTable, grown } from '../../bench/count/beside'
import type { Counted } from '../../bench/count/counted'

const of = (name: string, instructions: number | null, bytes: number | null): Counted => ({ name, instructions, bytes })

describe('what is counted beside another commit', () => {
  const before = [of('a play', 1000, 500), of('a ruling', 1000, 500)]

  test('is too much where it takes more than so many percent more memory; instructions are only shown', () => {
    expect(grown([of('a play', 9000, 510), of('a ruling', 1021, 600)], before, 2)).toEqual(['a ruling: 20.0 % more bytes'])
  })

  test('is not judged where one of the two was not counted', () => {
    expect(grown([of('a play', 1000, null), of('a draw', 9000, 9000)], before, 2)).toEqual([])
  })

  test('stands beside it as a ratio, in a row for each path', () => {
    expect(besideTable([of('a play', 1250, 500), of('a draw', null, 12_345.6)], before).split('\n')).toEqual([
      'path    instructions   beside   bytes   beside',
      'a play         1,250  × 1.250     500  × 1.000',
      'a draw             –           12,346         ',
    ])
  })
})
