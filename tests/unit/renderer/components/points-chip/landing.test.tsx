// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { landings } from '../../../../../src/renderer/components/points-chip/flight'
import { useLanding } from '../../../../../src/renderer/components/points-chip/use-landing'

beforeEach(() => {
  vi.useFakeTimers()
  document.documentElement.dataset['motion'] = 'full'
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  delete document.documentElement.dataset['motion']
})

function Score({ score }: { readonly score: number }) {
  return <output>{useLanding(score)}</output>
}
const advance = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}
const shown = () => screen.getByRole('status').textContent

test('each chip brings its share, the last one all that is left', () => {
  expect(landings(3, 6)).toEqual([
    [420, 4],
    [480, 5],
    [540, 6],
  ])
  expect(landings(0, 20).at(-1)).toEqual([720, 20])
  expect(landings(0, 20)).toHaveLength(6)
  expect(landings(6, 3)).toEqual([])
})

test('a score counts up as the chips land', () => {
  const { rerender } = render(<Score score={3} />)
  rerender(<Score score={5} />)
  expect(shown()).toBe('3')
  advance(430)
  expect(shown()).toBe('4')
  advance(60)
  expect(shown()).toBe('5')
})

test('points that are lost, and points where motion is reduced, show at once', () => {
  const { rerender } = render(<Score score={5} />)
  rerender(<Score score={4} />)
  expect(shown()).toBe('4')
  document.documentElement.dataset['motion'] = 'reduced'
  rerender(<Score score={9} />)
  expect(shown()).toBe('9')
})

test('the next play does not wait for the chips of the last one', () => {
  const { rerender } = render(<Score score={0} />)
  rerender(<Score score={3} />)
  advance(430)
  rerender(<Score score={2} />)
  expect(shown()).toBe('2')
  advance(1000)
  expect(shown()).toBe('2')
})
