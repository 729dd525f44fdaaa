// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useKeysAtRest } from '../../../../../../src/renderer/screens/match/match-table'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function felt(endTime: number) {
  const element = document.createElement('div')
  const finish = vi.fn()
  const animation = { playState: 'running', effect: { getComputedTiming: () => ({ endTime }) }, finish }
  element.getAnimations = () => [animation as unknown as Animation]
  const board = { current: element }
  const { result, rerender } = renderHook(({ revision }) => useKeysAtRest(board, revision), { initialProps: { revision: 1 } })
  return {
    element,
    finish,
    typed: () => result.current.typed(),
    sent: () => result.current.sent(),
    comes: (revision: number) => rerender({ revision }),
    isFast: () => element.hasAttribute('data-fast'),
  }
}

test('between fast keys nothing begins to move; after a slow one it does, and a second after the last', () => {
  const { typed, isFast } = felt(160)
  typed()
  expect(isFast()).toBe(false)
  vi.advanceTimersByTime(200)
  typed()
  expect(isFast()).toBe(true)
  vi.advanceTimersByTime(300)
  typed()
  expect(isFast()).toBe(false)
  vi.advanceTimersByTime(100)
  typed()
  vi.advanceTimersByTime(999)
  expect(isFast()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isFast()).toBe(false)
})

test('a play that is sent changes nothing until it comes, so that the browser has nothing to draw before it; then it moves, unless it came fast', () => {
  const { typed, sent, comes, isFast } = felt(160)
  typed()
  vi.advanceTimersByTime(200)
  typed()
  vi.advanceTimersByTime(400)
  sent()
  expect(isFast()).toBe(true)
  comes(2)
  expect(isFast()).toBe(false)
  vi.advanceTimersByTime(400)
  typed()
  vi.advanceTimersByTime(100)
  sent()
  expect(isFast()).toBe(false)
  comes(3)
  expect(isFast()).toBe(true)
})

test('what others play meanwhile moves, and so does a play that comes a second after it was sent', () => {
  const { typed, sent, comes, isFast } = felt(160)
  comes(2)
  expect(isFast()).toBe(false)
  typed()
  vi.advanceTimersByTime(100)
  sent()
  vi.advanceTimersByTime(1000)
  comes(3)
  expect(isFast()).toBe(false)
})

test('a key ends what moves, and lets go on what moves for ever', () => {
  const ending = felt(160)
  ending.typed()
  ending.sent()
  expect(ending.finish).toHaveBeenCalledTimes(2)
  const endless = felt(Infinity)
  endless.typed()
  endless.sent()
  expect(endless.finish).not.toHaveBeenCalled()
})

test('what moves is asked for before anything is changed, since the browser would work out the layout for it', () => {
  const { element, typed, isFast } = felt(160)
  const asked: boolean[] = []
  element.getAnimations = () => {
    asked.push(isFast())
    return []
  }
  typed()
  vi.advanceTimersByTime(200)
  typed()
  expect(isFast()).toBe(true)
  expect(asked).toEqual([false, false])
})
