// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FALL, FLIGHT, landings, type Flight } from '../../../../../src/renderer/components/points-chip/flight'
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

function Score({ score, flight }: { readonly score: number; readonly flight?: Flight }) {
  return <output>{useLanding(score, flight)}</output>
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

test('on the phone of who won them they land once they have left the felt and fallen in', () => {
  expect(landings(3, 5, FALL)).toEqual([
    [990, 4],
    [1050, 5],
  ])
  expect(FALL.afterMs).toBe(FLIGHT.ms + 250)
  const { rerender } = render(<Score score={3} flight={FALL} />)
  rerender(<Score score={4} flight={FALL} />)
  advance(989)
  expect(shown()).toBe('3')
  advance(1)
  expect(shown()).toBe('4')
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
