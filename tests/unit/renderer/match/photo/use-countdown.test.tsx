// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCountdown } from '../../../../../src/renderer/match/photo/use-countdown'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

function counting(of: string | null, seconds: number) {
  const onEnd = vi.fn()
  const { result, rerender } = renderHook((props: { of: string | null; seconds: number }) => useCountdown(props.of, props.seconds, onEnd), {
    initialProps: { of, seconds },
  })
  return { onEnd, rerender, left: () => result.current }
}

test('counts whole seconds down and ends once', () => {
  const { onEnd, left } = counting('5-0 right', 2)
  expect(left()).toBe(2)
  pass(1200)
  expect(left()).toBe(1)
  expect(onEnd).not.toHaveBeenCalled()
  pass(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('begins afresh for another play, and ends without a call where there is none', () => {
  const { onEnd, rerender, left } = counting('5-0 right', 2)
  pass(1900)
  rerender({ of: '5-1 right', seconds: 2 })
  expect(left()).toBe(2)
  pass(1900)
  expect(onEnd).not.toHaveBeenCalled()
  rerender({ of: null, seconds: 2 })
  pass(9000)
  expect(onEnd).not.toHaveBeenCalled()
})

test('without seconds it ends at once', () => {
  const { onEnd } = counting('5-0 right', 0)
  pass(100)
  expect(onEnd).toHaveBeenCalledTimes(1)
})
