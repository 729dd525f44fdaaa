// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../../../src/renderer/app/error-boundary'
import { FakeHost, renderInApp } from '../fake-host'

let broken = true
function Page() {
  if (broken) throw new Error('no such suit')
  return <p>The table</p>
}

beforeEach(() => {
  broken = true
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => void vi.restoreAllMocks())

test('a fault on a page says what is safe and what happened, and the page can be shown again', async () => {
  renderInApp(
    new FakeHost(),
    <ErrorBoundary place="/">
      <Page />
    </ErrorBoundary>,
  )
  screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })
  expect(screen.getByRole('alert').textContent).toMatch(/Every play you confirmed is saved/)
  expect(document.body.textContent).toContain('no such suit')
  broken = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Reload page' }))
  screen.getByText('The table')
})

test('another page is shown although the last one failed', () => {
  const { rerender } = renderInApp(
    new FakeHost(),
    <ErrorBoundary place="/match/a">
      <Page />
    </ErrorBoundary>,
  )
  broken = false
  rerender(
    <ErrorBoundary place="/">
      <Page />
    </ErrorBoundary>,
  )
  screen.getByText('The table')
})
