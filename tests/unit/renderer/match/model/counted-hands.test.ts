import { expect, test } from 'vitest'
import { tileOf } from '#shared/domino/tile'
import {
  enteredHandsSchema,
  enteredOf,
  leftEvent,
  leftHandOf,
  nextToEnter,
  typedNumber,
  writtenHandsEntered,
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
  const hands = ['7', [tileOf(6, 4)]]
  expect(enteredHandsSchema.parse(writtenHandsEntered(hands))).toEqual(hands)
  expect(enteredHandsSchema.parse(['7', ['6-4', 'x']])).toEqual(hands)
})
