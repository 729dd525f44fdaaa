import { describe, expect, test } from 'vitest'
import { makeTile } from '#shared/domino/tile'
import { tilesOfSet } from '#shared/domino/set'
import { foldedSet, mostRows, trayRows, trayShape } from '../../../../../src/renderer/match/model/tray'
import { tableState } from './table-state'

const rows = (...args: Parameters<typeof tableState>) =>
  trayRows(tableState(...args)).map(({ suit, ends, slots }) => `${suit} at ${ends.join(' ')}: ${slots.map(({ half, open }) => (open ? half : '·')).join('')}`)

describe('The rows of the tray', () => {
  test('one for each open number, the left end first; what is played leaves its place empty', () => {
    expect(rows('flower-and-scorpion', ['6-4', '4-2 right', '6-6 left'])).toEqual(['6 at left: 0123·5·', '2 at right: 0123·56'])
  })

  test('one for both ends that show the same', () => {
    expect(rows('flower-and-scorpion', ['6-4', '4-3 right', '6-3 left'])).toEqual(['3 at left right: 0123·5·'])
  })

  test('round a spinner only what can be played now: its own number until every arm is begun, then each number, the lowest first', () => {
    expect(rows('double-bergen', ['5-5', '5-4 1'])).toEqual(['5 at 2 3 4: 0123··6'])
    expect(rows('double-bergen', ['5-5', '5-4 1', '5-2 2', '5-3 3', '5-1 4']).map((row) => row.split(' ')[0])).toEqual(['1', '2', '3', '4'])
  })

  test('a tile of a set with copies stands there until the last of its kind is played', () => {
    expect(rows('bergen-game-cabinet', ['6-4'], { copies: 2 })).toEqual(['6 at left: 0123456', '4 at right: 0123456'])
    expect(rows('bergen-game-cabinet', ['6-4', '4-6 right'], { copies: 2 })).toEqual(['6 at left right: 0123·56'])
  })

  test('none before the lead', () => expect(rows('flower-and-scorpion', [])).toEqual([]))
})

describe('The shape of the tray is that of the game', () => {
  test.each([
    ['two-ended', 2, 6, 2, 'rows'],
    ['spinner', 4, 6, 4, 'rows'],
    ['spinner', 8, 6, 7, 'halves'],
    ['two-ended', 2, 9, 2, 'rows'],
    ['spinner', 4, 9, 4, 'halves'],
    ['two-ended', 2, 12, 2, 'halves'],
    ['spinner', 8, 12, 8, 'halves'],
  ] as const)('%s, %i arms, double-%i', (_layout, arms, maxPip, most, shape) => {
    expect([mostRows({ arms, maxPip }), trayShape({ arms, maxPip })]).toEqual([most, shape])
  })
})

describe('The whole set is a triangle folded to a rectangle', () => {
  const folded = (maxPip: number) =>
    foldedSet(
      tilesOfSet(maxPip).map((tile) => ({ tile })),
      maxPip,
    )

  test.each([
    [6, 7, 4],
    [9, 11, 5],
    [12, 13, 7],
    [15, 17, 8],
    [18, 19, 10],
  ])('double-%i: %i × %i, and every tile once', (maxPip, columns, lines) => {
    const rowsOf = folded(maxPip)
    expect(rowsOf.map((row) => row.length)).toEqual(new Array(lines).fill(columns))
    expect(new Set(rowsOf.flat().map(({ tile }) => tile)).size).toBe(tilesOfSet(maxPip).length)
  })

  test('double-six: 7, 6 + 1, 5 + 2, 4 + 3', () => {
    expect(folded(6).map((row) => row.map(({ tile }) => makeTile(tile)).join(' '))).toEqual([
      '6-0 6-1 6-2 6-3 6-4 6-5 6-6',
      '5-0 5-1 5-2 5-3 5-4 5-5 0-0',
      '4-0 4-1 4-2 4-3 4-4 1-0 1-1',
      '3-0 3-1 3-2 3-3 2-0 2-1 2-2',
    ])
  })
})
