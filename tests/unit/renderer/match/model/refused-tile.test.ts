import { expect, test } from 'vitest'
import { WHOLE_SET } from '#shared/domino/set'
import { parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { isFull, refusedTile } from '../../../../../src/renderer/match/model/refused-tile'

const tile = (written: string): Tile => expectOk(parseTile(written), 'a tile').tile

/** 6-6 lies on the table; the first two hands have two tiles each, and nobody counted the third. */
function table(copies = 1) {
  const laid: number[] = []
  laid[tile('6-6')] = 1
  return { maxPip: 6, copies, laid, set: WHOLE_SET, playable: new Set<Tile>(), expected: [2, 2, null] }
}

const HANDS = [[tile('5-4')], [tile('3-2'), tile('2-1')], []]

test('a tile that lies elsewhere is refused with where it lies', () => {
  expect(refusedTile(table(), HANDS, 0, tile('6-6'))).toEqual({ kind: 'on-table', tile: tile('6-6') })
  expect(refusedTile(table(), HANDS, 0, tile('3-2'))).toEqual({ kind: 'in-hand', tile: tile('3-2'), seat: 1 })
  expect(refusedTile(table(), HANDS, 0, tile('5-4'))).toEqual({ kind: 'in-hand', tile: tile('5-4'), seat: 0 })
})

test('of several copies the last one counts', () => {
  expect(refusedTile(table(2), HANDS, 0, tile('6-6'))).toBeNull()
  expect(refusedTile(table(2), HANDS, 0, tile('3-2'))).toBeNull()
  expect(refusedTile(table(2), [[tile('6-6')], []], 1, tile('6-6'))).toMatchObject({ kind: 'in-hand', seat: 0 })
})

test('a hand that has all its tiles refuses one more; one that nobody counted never does', () => {
  expect(refusedTile(table(), HANDS, 1, tile('0-0'))).toEqual({ kind: 'full', tile: tile('0-0'), expected: 2 })
  expect(refusedTile(table(), HANDS, 0, tile('0-0'))).toBeNull()
  expect(refusedTile(table(), HANDS, 2, tile('0-0'))).toBeNull()
  const two = [tile('1-1'), tile('2-2')]
  expect([isFull(two, 2), isFull(two, 3), isFull(two, null)]).toEqual([true, false, false])
})
