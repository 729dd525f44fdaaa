// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WHOLE_SET } from '#shared/domino/set'
import { tileOf, type Tile } from '#shared/domino/tile'
import { SETTLING_MS, useHandSteps } from '../../../../../src/renderer/screens/match/block/block-dialog'
import type { ShownHands, HandTable } from '../../../../../src/renderer/match/model/blocked-hands'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const tiles = (count: number): readonly Tile[] => Array.from({ length: count }, (_, at) => tileOf(6, at))
const table = (...expected: readonly number[]): HandTable => ({ maxPip: 6, copies: 1, laid: [], set: WHOLE_SET, playable: new Set(), expected })
const handsOf = (...counts: readonly number[]): ShownHands => counts.map(tiles)

function stepping(counted: HandTable, ...shown: readonly number[]) {
  const { result, rerender } = renderHook(({ hands }: { readonly hands: ShownHands }) => useHandSteps(counted, hands), {
    initialProps: { hands: handsOf(...shown) },
  })
  return { now: () => result.current, show: (...counts: readonly number[]) => rerender({ hands: handsOf(...counts) }) }
}

test('begins with the first hand that is not full, and goes on from none without a tile', () => {
  const steps = stepping(table(2, 3, 0), 2, 0, 0)
  expect([steps.now().seat, steps.now().canGoOn, steps.now().last]).toEqual([1, false, false])
  steps.show(2, 1, 0)
  expect(steps.now().canGoOn).toBe(true)
  act(() => steps.now().setSeat(2))
  expect([steps.now().canGoOn, steps.now().last], 'someone who has no tile left has nothing to show').toEqual([true, true])
})

test('after a step that nobody pressed, a press does nothing for a moment, also at a hand that has tiles', () => {
  const steps = stepping(table(2, 3, 4), 1, 1, 0)
  steps.show(2, 1, 0)
  act(() => steps.now().goOn(handsOf(2, 1, 0)))
  expect([steps.now().seat, steps.now().filled, steps.now().canGoOn]).toEqual([1, 0, false])
  act(() => void vi.advanceTimersByTime(SETTLING_MS - 1))
  expect(steps.now().canGoOn).toBe(false)
  act(() => void vi.advanceTimersByTime(1))
  expect([steps.now().filled, steps.now().canGoOn]).toEqual([0, true])
})

test('a tile of the new hand says that it was seen: a press counts at once', () => {
  const steps = stepping(table(2, 3), 1, 0)
  act(() => steps.now().goOn(handsOf(2, 0)))
  steps.show(2, 1)
  expect([steps.now().filled, steps.now().canGoOn]).toEqual([null, true])
})
