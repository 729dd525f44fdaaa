import { describe, expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import type { LeftHand } from '#shared/games/game'
import {
  enteredOf,
  enteredRoundSchema,
  leftEvent,
  leftHandOf,
  nextToEnter,
  noRoundEntered,
  shownOtherwise,
  typedNumber,
  withHandOf,
  withShown,
  writtenRoundEntered,
} from '../../../../../src/renderer/match/model/counted-hands'

test.each([
  ['12', false, '12'],
  ['1a2', false, '12'],
  ['-5', false, '5'],
  ['-5', true, '-5'],
  ['−5', true, '-5'],
  ['5-', true, '5'],
  ['123456', false, '1234'],
  ['', true, ''],
  ['-', true, '-'],
])('of %j, below zero or not (%s), %j is a number', (text, belowZero, number) => {
  expect(typedNumber(text, belowZero)).toBe(number)
})

test('a hand counts once it has a number or a tile', () => {
  expect([leftHandOf(''), leftHandOf('-'), leftHandOf([])]).toEqual([null, null, null])
  expect([leftHandOf('0'), leftHandOf('-5'), leftHandOf([tileOf(3, 1)])]).toEqual([{ pips: 0 }, { pips: -5 }, [tileOf(3, 1)]])
})

test('the next one of whom nothing was entered is asked for, from the beginning again after the last', () => {
  expect(nextToEnter(['', '3', ''], 0)).toBe(2)
  expect(nextToEnter(['', '3', '4'], 2)).toBe(0)
  expect(nextToEnter(['1', '3', '4'], 1)).toBeNull()
})

test('a round is counted once every hand is there, and can be taken up again as it was', () => {
  expect(leftEvent(['12', ''])).toBeNull()
  const event = leftEvent(['12', [tileOf(6, 4), tileOf(0, 0)]])
  expect(event).toEqual({ type: 'left', hands: [{ pips: 12 }, ['6-4', '0-0']] })
  expect(event === null ? null : enteredOf(event)).toEqual(['12', [tileOf(6, 4), tileOf(0, 0)]])
  expect(enteredOf({ type: 'left', hands: [[]] })).toEqual(['0'])
})

test('what was entered is kept as it is, without what is no tile', () => {
  const round = { hands: ['7', [tileOf(6, 4)]], taken: ['', [tileOf(6, 4)]] }
  expect(enteredRoundSchema.parse(writtenRoundEntered(round))).toEqual(round)
  expect(enteredRoundSchema.parse({ hands: ['7', ['6-4', 'x']], taken: ['', ['6-4']] })).toEqual(round)
})

describe('A hand that a phone shows', () => {
  const ADA = 0
  const BEN = 1
  const shows = (...hands: readonly (readonly [number, LeftHand])[]) => new Map(hands)

  test('stands in its field, and so does what the phone shows after it', () => {
    const first = withShown(noRoundEntered(2), shows([ADA, { pips: 12 }], [BEN, []]))
    expect(first.hands).toEqual(['12', '0'])
    expect(withShown(first, shows([ADA, [tileOf(6, 4)]], [BEN, []])).hands).toEqual([[tileOf(6, 4)], '0'])
    expect(withShown(first, shows([ADA, { pips: 12 }], [BEN, []]))).toBe(first)
  })

  test('stays once its phone is gone', () => {
    expect(withShown(withShown(noRoundEntered(2), shows([ADA, { pips: 12 }])), shows()).hands).toEqual(['12', ''])
  })

  test('takes the place of nothing that was entered at the table, and is told apart from it until it is taken', () => {
    const typed = { ...noRoundEntered(2), hands: ['21', ''] }
    const shown = shows([ADA, { pips: 12 }], [BEN, { pips: 3 }])
    const round = withShown(typed, shown)
    expect(round.hands).toEqual(['21', '3'])
    expect(shownOtherwise(round, shown)).toEqual([{ seat: ADA, hand: '12' }])
    const taken = withHandOf(round, ADA, '12')
    expect(taken.hands).toEqual(['12', '3'])
    expect(shownOtherwise(taken, shown)).toEqual([])
    expect(withShown(taken, shows([ADA, { pips: 13 }])).hands).toEqual(['13', '3'])
  })
})
