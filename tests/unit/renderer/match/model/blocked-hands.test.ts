import { expect, test } from 'vitest'
import { WHOLE_SET } from '#shared/domino/set'
import { makeTile, parseTile, type Tile } from '#shared/domino/tile'
import { expectOk } from '#shared/kernel/result'
import { tableState } from './table-state'
import { handTable, seenBeside, stillPossible, writtenHands, type HandTable } from '../../../../../src/renderer/match/model/blocked-hands'

const tile = (text: string): Tile => expectOk(parseTile(text), 'a tile of the test').tile
const hands = (...written: readonly string[]) => written.map((hand) => hand.split(' ').filter(Boolean).map(tile))
const table = (laid: readonly string[], copies = 1): HandTable => {
  const counts = new Array<number>(28).fill(0)
  for (const each of laid) counts[tile(each)] = (counts[tile(each)] ?? 0) + 1
  return { maxPip: 6, copies, laid: counts, set: WHOLE_SET, playable: new Set(), expected: [] }
}

test.each([
  ['nothing was played since: all stay', table(['6-6']), ['1-1 2-1', '3-3'], ['1-1 2-1', '3-3']],
  ['a tile of a hand was played since', table(['6-6', '2-1']), ['1-1 2-1', '3-3'], ['1-1', '3-3']],
  ['the same tile in two hands: the first keeps it', table([]), ['1-1', '1-1 3-3'], ['1-1', '3-3']],
  ['two sets: one copy lies, one can be in a hand', table(['1-1'], 2), ['1-1 1-1', ''], ['1-1', '']],
  ['a tile of another set', table([]), ['9-9 1-1', ''], ['1-1', '']],
  ['hands of more people than play, and of fewer', table([]), ['1-1'], ['1-1', '']],
  ['the third hand has nobody', table([]), ['1-1', '', '3-3'], ['1-1', '']],
])('%s', (_, now, entered, left) => {
  expect(writtenHands(stillPossible(now, hands(...entered), 2))).toEqual(writtenHands(hands(...left)))
})

test('of a set that is not whole a photo of a hand is told what lies on the table, and what else there is', () => {
  const told = handTable(tableState('bergen-game-cabinet', ['6-4', '4-2 right', 'set']))
  expect(seenBeside(told, hands('', ''), 0).map(makeTile)).toEqual(['4-2', '6-4'])
  expect(told.set).toEqual({ missing: [tile('3-1')], extra: [tile('6-4'), tile('1-1')] })
  expect(writtenHands(stillPossible(told, hands('6-4 1-1 3-1', '1-1 1-1'), 2))).toEqual([['6-4', '1-1'], ['1-1']])
})
