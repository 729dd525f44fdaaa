// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Self } from '#shared/contract/joining'
import { ASK_EVERY_MS, standingAfter, useSelf } from '../../../../../src/renderer/screens/join/use-self'

const BEN: Self = { kind: 'match', matchId: 'match-0001', id: 'device-0001', name: 'Ben', role: 'player', seat: 1 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a phone asks again and again whether it is at the table, and no more once the table was closed', async () => {
  vi.useFakeTimers()
  const fetched = vi.fn(() => Promise.reject(new Error('nobody answers')))
  vi.stubGlobal('fetch', fetched)
  const { result } = renderHook(() => useSelf())
  await act(() => vi.advanceTimersByTimeAsync(3 * ASK_EVERY_MS))
  expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(3)
  act(() => result.current.joined(BEN))
  await act(() => vi.advanceTimersByTimeAsync(1))
  act(() => result.current.closed())
  expect(result.current.standing).toEqual({ kind: 'stranger', why: 'closed' })
  fetched.mockClear()
  await act(() => vi.advanceTimersByTimeAsync(10 * ASK_EVERY_MS))
  expect(fetched).not.toHaveBeenCalled()
  // someone wants to know, and still nobody answers
  await act(async () => void (await result.current.ask()))
  expect(fetched).toHaveBeenCalledTimes(1)
  expect(result.current.standing).toEqual({ kind: 'stranger', why: 'closed' })
})

test('a phone that cannot reach the table keeps its place; one that is no longer known hears whether it was removed or its table has ended', () => {
  const joined = standingAfter({ kind: 'looking' }, BEN)
  expect(joined).toEqual({ kind: 'joined', self: BEN, led: false })
  expect(standingAfter(joined, 'unreachable')).toBe(joined)
  const ended = standingAfter(joined, null)
  expect(ended).toEqual({ kind: 'stranger', why: 'ended' })
  expect(standingAfter(ended, null)).toBe(ended)
  expect(standingAfter(ended, BEN)).toEqual(joined)
  const removed = standingAfter(joined, { kind: 'removed' })
  expect(removed).toEqual({ kind: 'stranger', why: 'removed' })
  expect(standingAfter(removed, null), 'the table has closed since').toBe(removed)
  expect(standingAfter({ kind: 'looking' }, { kind: 'removed' })).toEqual(removed)
  expect(standingAfter(joined, { kind: 'taken' })).toEqual({ kind: 'stranger', why: 'taken' })
  expect(standingAfter({ kind: 'stranger', why: 'closed' }, null)).toEqual({ kind: 'stranger', why: 'new' })
})
