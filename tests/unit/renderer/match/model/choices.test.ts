import { describe, expect, test } from 'vitest'
import {
  choicesFor,
  everyWay,
  wayAt,
  wayByArrow,
  wayMeant,
  wayNow,
  wayOfKey,
  wayPointedAt,
  type Choices,
} from '../../../../../src/renderer/match/model/choices'
import { tableState } from './table-state'

const told = (choices: Choices) =>
  choices.kind === 'refused' ? choices.refusal.code : choices.ways.map(({ key, written, arm, delta }) => `${key}: ${written} ${arm ?? 'lead'} ${delta}`)

describe('Ways that leave the same halves and score the same are one choice', () => {
  test('every arm of a spinner that just lies there', () => {
    const state = tableState('double-bergen', ['5-5'])
    const choices = choicesFor(state, '5-4', null)
    expect(told(choices)).toEqual(['1: 5-4 1 2'])
    expect(wayMeant(choices, 5)?.ends).toEqual([1, 2, 3, 4])
    expect(wayMeant(choices, null)?.arm).toBe(1)
  })

  test('eight arms of a double-twelve spinner', () => {
    expect(told(choicesFor(tableState('double-bergen-twelve', ['12-12']), '12-3', null))).toHaveLength(1)
  })

  test('two ends with one number', () => {
    const choices = choicesFor(tableState('flower-and-scorpion', ['6-4', '4-3 right', '6-3 left']), '3-2', null)
    expect(told(choices)).toEqual(['2: 3-2 right 0'])
    expect(wayAt(choices, 'left')).toMatchObject({ arm: 'left', written: '3-2' })
  })

  test('a lead turned round, which is laid as it was written', () => {
    expect(told(choicesFor(tableState('flower-and-scorpion', []), '4-6', null))).toEqual(['1: 4-6 lead 0'])
  })

  test('but not an end where a double lies: it leaves other halves', () => {
    const state = tableState('bergen-game-cabinet', ['6-4', '4-6 right', '6-6 right'], { copies: 2 })
    const choices = choicesFor(state, '6-5', null)
    expect(choices.kind === 'ways' && choices.ways.map(({ arm }) => arm)).toEqual(['left', 'right'])
    expect(wayMeant(choices, 6)).toBeNull()
  })

  test('a correction still names every end', () => {
    expect(told(everyWay(tableState('double-bergen', ['5-5']), '5-4', null))).toHaveLength(4)
    expect(told(everyWay(tableState('flower-and-scorpion', []), '6-4', null))).toHaveLength(2)
  })

  test('a way that was pointed to is what is chosen by now at its end, and none where that tile was played meanwhile', () => {
    const first = choicesFor(tableState('flower-and-scorpion', ['6-4', '4-3 right']), '6-2', null)
    const [pointed] = first.kind === 'ways' ? first.ways : []
    if (pointed === undefined) throw new Error('6-2 fits the left end')
    expect(wayNow(first, pointed)).toMatchObject({ arm: 'left', written: '6-2' })
    expect(wayNow(null, pointed)).toBeNull()
    const state = tableState('flower-and-scorpion', ['6-4', '4-3 right', '6-2 left'])
    expect(wayNow(choicesFor(state, '2-1', null), pointed)).toMatchObject({ arm: 'left', written: '2-1' })
    expect(wayNow(choicesFor(state, '3-1', null), pointed)).toBeNull()
  })

  test('a tile that fits nowhere is refused', () => {
    expect(told(choicesFor(tableState('flower-and-scorpion', ['6-4']), '2-1', null))).toBe('does-not-match')
  })
})

describe('Where ways differ', () => {
  const choices = choicesFor(tableState('bergen-game-cabinet', ['6-4', '4-2 right']), '6-2', null)

  test('the number that was tapped or typed first means its end, however much the other pays', () => {
    expect(wayMeant(choices, 6)?.arm).toBe('left')
    expect(wayMeant(choices, 2)?.arm).toBe('right')
    expect(wayMeant(choices, null)).toBeNull()
  })

  test('keys and arrows choose', () => {
    expect(wayOfKey(choices, '2')?.arm).toBe('right')
    expect(wayOfKey(choices, '3')).toBeNull()
    expect(wayByArrow(choices, null, 'left')?.arm).toBe('left')
    expect(wayByArrow(choices, null, 'right')?.arm).toBe('right')
  })

  test('round a spinner arrows go from arm to arm, and round again', () => {
    const spinner = choicesFor(tableState('double-bergen', ['5-5', '5-1 1', '5-2 2', '5-3 3', '5-4 4']), '3-2', null)
    expect(told(spinner)).toEqual(['2: 3-2 2 2', '3: 3-2 3 2'])
    const first = wayByArrow(spinner, null, 'right')
    const second = wayByArrow(spinner, first, 'right')
    expect([first?.arm, second?.arm, wayByArrow(spinner, second, 'right')?.arm]).toEqual([2, 3, 2])
    expect(wayByArrow(spinner, first, 'left')?.arm).toBe(3)
    expect(wayByArrow(spinner, null, 'left')?.arm).toBe(3)
  })

  test('round eight arms arrows go to the last from before the first, and to the first from behind the last', () => {
    const eight = choicesFor(tableState('double-bergen-twelve', ['12-12', '12-1 1']), '12-3', null)
    const left = wayByArrow(eight, null, 'left')
    expect([wayByArrow(eight, null, 'right')?.arm, left?.arm, wayByArrow(eight, left, 'right')?.arm, wayByArrow(eight, left, 'left')?.arm]).toEqual([
      2, 8, 2, 7,
    ])
  })

  test('ends that are one choice have no keys, but arrows point to each', () => {
    const alike = choicesFor(tableState('flower-and-scorpion', ['6-4', '4-3 right', '6-3 left']), '3-2', null)
    expect(wayOfKey(alike, '1')).toBeNull()
    expect(wayByArrow(alike, null, 'left')).toMatchObject({ arm: 'left', key: '1' })
    expect(wayPointedAt(alike, '2')).toMatchObject({ arm: 'right' })
    expect(wayPointedAt(alike, '3')).toBeNull()
  })

  test('a single way has no key, so its number types the next tile', () => {
    const single = choicesFor(tableState('flower-and-scorpion', ['6-4']), '4-3', null)
    expect(wayOfKey(single, '2')).toBeNull()
    expect(wayByArrow(single, null, 'left')).toBeNull()
  })
})

describe('A cross', () => {
  const PLAYED = ['5-5', '5-0 right', '5-1 left'] as const

  test('has both ends of its spinner as one choice, and tells what the ends would come to', () => {
    const choices = choicesFor(tableState('all-fives', PLAYED), '5-2', null)
    expect(told(choices)).toEqual(['3: 5-2 up 0'])
    expect(choices.kind === 'ways' && choices.ways.map(({ ends, sum }) => [ends, sum])).toEqual([[['up', 'down'], 3]])
  })

  test('is pointed at by all four arrows, each at its end; where none lies there, at the next', () => {
    const choices = choicesFor(tableState('all-fives', [...PLAYED, '5-2 up', '2-1 up']), '1-0', null)
    expect((['left', 'right', 'up', 'down'] as const).map((towards) => wayByArrow(choices, null, towards)?.arm)).toEqual(['left', 'right', 'up', 'left'])
  })

  test('in a line with two ends up is left, and down is right', () => {
    const choices = choicesFor(tableState('muggins', ['6-4', '4-5 right']), '6-5', null)
    expect([wayByArrow(choices, null, 'up')?.arm, wayByArrow(choices, null, 'down')?.arm]).toEqual(['left', 'right'])
  })
})
