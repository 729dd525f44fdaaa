// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FIGURE_MS, useCountdown } from '../../../../../src/renderer/match/picture/table-picture'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const counting = () => {
  const then = vi.fn<() => void>()
  const { result, unmount } = renderHook(() => useCountdown(3, then))
  const after = (milliseconds: number): void => {
    act(() => void vi.advanceTimersByTime(milliseconds))
  }
  return { then, countdown: result, after, unmount }
}

test('counts three, two, one, a figure a second, and then takes the picture once', () => {
  const { then, countdown, after } = counting()
  expect(countdown.current.figure).toBeNull()
  act(() => countdown.current.start())
  const figures = [3, 2, 1].map((figure) => {
    const shown = countdown.current.figure
    expect(then).not.toHaveBeenCalled()
    after(FIGURE_MS)
    return [figure, shown]
  })
  expect(figures).toEqual([3, 2, 1].map((figure) => [figure, figure]))
  expect(countdown.current.figure).toBeNull()
  after(5 * FIGURE_MS)
  expect(then).toHaveBeenCalledTimes(1)
})

test('takes no picture once it is stopped, or what it belongs to is closed', () => {
  const stopped = counting()
  act(() => stopped.countdown.current.start())
  stopped.after(1.5 * FIGURE_MS)
  act(() => stopped.countdown.current.stop())
  stopped.after(5 * FIGURE_MS)
  const closed = counting()
  act(() => closed.countdown.current.start())
  closed.unmount()
  closed.after(5 * FIGURE_MS)
  expect([stopped.then, closed.then].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
})
