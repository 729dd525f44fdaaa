// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useFocusKept } from '../../../../src/renderer/hooks/keep-focus'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A page with filters, each of which a press takes away, and what is below them. */
function Filters() {
  useFocusKept()
  const [filters, setFilters] = useState(['Ada', 'Ben', 'November'])
  return (
    <main>
      <input aria-label="Search" />
      <ul>
        {filters.map((filter) => (
          <li key={filter}>
            <button type="button" onClick={() => setFilters(filters.filter((other) => other !== filter))}>
              {filter}
            </button>
          </li>
        ))}
      </ul>
    </main>
  )
}

const press = async (name: string): Promise<void> => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.keyDown(button, { key: 'Enter' })
  fireEvent.click(button)
  await vi.advanceTimersByTimeAsync(1000)
}

test('by keys the focus goes on from what a press takes away: to the next, or the one before, never to the page as a whole', async () => {
  render(<Filters />)
  await press('Ben')
  expect(document.activeElement?.textContent).toBe('November')
  await press('November')
  expect(document.activeElement?.textContent).toBe('Ada')
  await press('Ada')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))
})

test('what the page gives the focus to keeps it, and who points at things loses nothing by it', async () => {
  render(<Filters />)
  const ben = screen.getByRole('button', { name: 'Ben' })
  ben.focus()
  fireEvent.keyDown(ben, { key: 'Enter' })
  fireEvent.click(ben)
  screen.getByRole('textbox', { name: 'Search' }).focus()
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }))

  const ada = screen.getByRole('button', { name: 'Ada' })
  ada.focus()
  window.dispatchEvent(new Event('pointerdown'))
  fireEvent.click(ada)
  await vi.advanceTimersByTimeAsync(1000)
  expect(document.activeElement).toBe(document.body)
})
