// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTypedFast } from '../../../../../../src/renderer/screens/match/match-table'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function felt(endTime: number) {
  const element = document.createElement('div')
  const finish = vi.fn()
  const animation = { playState: 'running', effect: { getComputedTiming: () => ({ endTime }) }, finish }
  element.getAnimations = () => [animation as unknown as Animation]
  const { result } = renderHook(() => useTypedFast({ current: element }))
  return { element, finish, typed: result.current }
}

test('between fast keys nothing begins to move; after a slow one it does, and a second after the last', () => {
  const { element, typed } = felt(160)
  typed()
  expect(element.hasAttribute('data-fast')).toBe(false)
  vi.advanceTimersByTime(200)
  typed()
  expect(element.hasAttribute('data-fast')).toBe(true)
  vi.advanceTimersByTime(300)
  typed()
  expect(element.hasAttribute('data-fast')).toBe(false)
  vi.advanceTimersByTime(100)
  typed()
  vi.advanceTimersByTime(999)
  expect(element.hasAttribute('data-fast')).toBe(true)
  vi.advanceTimersByTime(1)
  expect(element.hasAttribute('data-fast')).toBe(false)
})

test('a key ends what moves, and lets go on what moves for ever', () => {
  const ending = felt(160)
  ending.typed()
  expect(ending.finish).toHaveBeenCalledOnce()
  const endless = felt(Infinity)
  endless.typed()
  expect(endless.finish).not.toHaveBeenCalled()
})

test('what moves is asked for before anything is changed, since the browser would work out the layout for it', () => {
  const { element, typed } = felt(160)
  const asked: boolean[] = []
  element.getAnimations = () => {
    asked.push(element.hasAttribute('data-fast'))
    return []
  }
  typed()
  vi.advanceTimersByTime(200)
  typed()
  expect(element.hasAttribute('data-fast')).toBe(true)
  expect(asked).toEqual([false, false])
})
