import { describe, expect, test } from 'vitest'
import { besideTable, grown } from '../../bench/count/beside'
import type { Counted } from '../../bench/count/counted'

const of = (name: string, instructions: number | null, bytes: number | null, things: Counted['things'] = {}): Counted => ({ name, instructions, bytes, things })

describe('what is counted beside another commit', () => {
  const before = [of('a play', 1000, 500), of('a ruling', 1000, 500), of('a frame', null, null, { layouts: 2, messages: 3 })]

  test('is too much where it takes more than so many percent more of anything', () => {
    expect(grown([of('a play', 1050, 510), of('a ruling', 1019, 600), of('a frame', null, null, { layouts: 3, messages: 3 })], before, 2)).toEqual([
      'a play: 5.0 % more instructions',
      'a ruling: 20.0 % more bytes',
      'a frame: 50.0 % more layouts',
    ])
  })

  test('is not judged where one of the two was not counted', () => {
    expect(grown([of('a play', 1000, null), of('a draw', 9000, 9000), of('a frame', null, null, { renders: 9 })], before, 2)).toEqual([])
  })

  test('stands beside it as a ratio, in a row for each number', () => {
    expect(besideTable([of('a play', 1250, 500), of('a draw', null, 12_345.6), of('a frame', null, null, { layouts: 3 })], before).split('\n')).toEqual([
      'path     counted          now   beside',
      'a play   instructions   1,250  × 1.250',
      '         bytes            500  × 1.000',
      'a draw   bytes         12,346',
      'a frame  layouts            3  × 1.500',
    ])
  })
})
