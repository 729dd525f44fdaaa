import { expect, it } from 'vitest'
import { MAX_SUIT, tileOf } from '#shared/domino/tile'
import { tilesOfSet } from '#shared/domino/set'
import { counted, diceTile, endsWords, laidWords, listed, plain, setWords, signed, tileWords } from '#shared/words/en'

it.each([
  [6, 4, 'six-four'],
  [4, 6, 'six-four'],
  [6, 6, 'double six'],
  [0, 1, 'blank-one'],
  [0, 0, 'double blank'],
  [12, 7, 'twelve-seven'],
  [18, 18, 'double eighteen'],
])('the tile %i-%i is said “%s” (…%s)', (a, b, words) => {
  expect(tileWords(tileOf(a, b))).toBe(words)
})

it.each([
  [4, 6, 'four-six'],
  [6, 4, 'six-four'],
  [6, 0, 'six-blank'],
  [5, 5, 'double five'],
])('the tile that lies as %i-%i is said in that order, “%s”', (left, right, words) => {
  expect(laidWords(left, right)).toBe(words)
})

it('every tile of the largest set is said differently', () => {
  const tiles = tilesOfSet(MAX_SUIT)
  expect(new Set(tiles.map(tileWords)).size).toBe(tiles.length)
})

it('a throw names its tile, higher half first', () => {
  expect(diceTile([2, 5])).toBe('5-2')
})

it('a loss has a true minus sign', () => {
  expect([signed(2), signed(0), signed(-3), plain(4), plain(-4)]).toEqual(['+2', '0', '−3', '4', '−4'])
})

it('counts and lists read as English', () => {
  expect(counted(1, { one: 'chip', other: 'chips' })).toBe('1 chip')
  expect(counted(0, { one: 'chip', other: 'chips' })).toBe('0 chips')
  expect(listed(['Ada'])).toBe('Ada')
  expect(listed(['Ada', 'Ben', 'Cleo'])).toBe('Ada, Ben and Cleo')
  expect(setWords(6)).toBe('double-six')
  expect(
    endsWords([
      { arm: 'left', suit: 6 },
      { arm: 3, suit: 0 },
    ]),
  ).toBe('6 at the left end and 0 on arm 3')
})
