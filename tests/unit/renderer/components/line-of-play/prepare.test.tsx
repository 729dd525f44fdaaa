// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type LineGhost, usePrepared } from '../../../../../src/renderer/components/line-of-play/line-of-play'
import { layOut, prepare } from '../../../../../src/renderer/components/line-of-play/layout'
import { searchTwoEnded } from '../../../../../src/renderer/components/line-of-play/search-two-ended'
import type { Box } from '../../../../../src/renderer/components/line-of-play/types'
import { lineOf } from './lines'

vi.mock(import('../../../../../src/renderer/components/line-of-play/search-two-ended'), async (original) => {
  const real = await original()
  return { ...real, searchTwoEnded: vi.fn(real.searchTwoEnded) }
})

const searched = vi.mocked(searchTwoEnded).mock

const LINE = lineOf('two-ended', 2, [6, 6], [])
const LONGER = lineOf('two-ended', 2, [6, 6], [{ arm: 1, suit: 3, double: false }])

/** A box in which nothing was laid out yet. */
const fresh = (): Box => ({ width: 600 + 4 * searched.calls.length, height: 400 })

test('nothing is searched for any more when a tile is laid that the line was prepared for', () => {
  const box = fresh()
  prepare(LINE, box, { tile: LONGER.tiles[1]!.tile, arm: 'right' })
  const before = searched.calls.length
  expect(before).toBeGreaterThan(0)
  const laid = layOut(LONGER, box)
  expect(searched.calls).toHaveLength(before)
  expect(laid?.tiles).toHaveLength(2)
})

test('a lead is prepared for on an empty felt', () => {
  const box = fresh()
  prepare({ ...LINE, tiles: [] }, box, { tile: LINE.tiles[0]!.tile, arm: null })
  const before = searched.calls.length
  layOut(LINE, box)
  expect(searched.calls).toHaveLength(before)
})

test('another line with doubles in the same places lies the same way, and is not searched for', () => {
  const box = fresh()
  const one = layOut(LONGER, box)
  const before = searched.calls.length
  const other = layOut(lineOf('two-ended', 2, [2, 2], [{ arm: 1, suit: 5, double: false }]), box)
  expect(searched.calls).toHaveLength(before)
  expect(other?.tiles.map(({ x, y, width, height, turn }) => [x, y, width, height, turn])).toEqual(
    one?.tiles.map(({ x, y, width, height, turn }) => [x, y, width, height, turn]),
  )
})

test('a line is prepared a moment after a tile was chosen, for each end at which it may lie, and not if the tile is let go before', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const [box, tile] = [fresh(), LONGER.tiles[1]!.tile]
  const ghosts: readonly LineGhost[] = [
    { tile, arm: 'left' },
    { tile, arm: 'right' },
  ]
  const before = searched.calls.length
  const shown = renderHook(({ chosen }) => usePrepared(LINE, box, chosen), { initialProps: { chosen: ghosts } })
  shown.rerender({ chosen: [] })
  vi.advanceTimersByTime(1000)
  expect(searched.calls).toHaveLength(before)
  shown.rerender({ chosen: ghosts })
  expect(vi.getTimerCount()).toBe(ghosts.length)
  vi.advanceTimersByTime(1000)
  const prepared = searched.calls.length
  expect(prepared).toBeGreaterThan(before)
  layOut(LONGER, box)
  expect(searched.calls).toHaveLength(prepared)
})
