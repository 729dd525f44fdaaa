// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ErrorBoundary } from '../../../../src/renderer/app/error-boundary'
import { HostAnswersContext, lazyScreen, OpeningAlone } from '../../../../src/renderer/app/lazy-screen'
import { FakeHost, renderInApp } from '../fake-host'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Table = ({ name }: { readonly name: string }) => <p>The table of {name}</p>
const passing = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** Code that cannot be fetched so many times. */
function fetched(failures: number) {
  return vi.fn(() => (failures-- > 0 ? Promise.reject(new Error('not reachable')) : Promise.resolve(Table)))
}

function shown(load: () => Promise<typeof Table>) {
  const { Screen, ahead } = lazyScreen(load, OpeningAlone)
  const host = new FakeHost()
  return {
    ahead,
    host,
    open: () =>
      renderInApp(
        host,
        <ErrorBoundary place="/">
          <Screen name="Ada" />
        </ErrorBoundary>,
      ),
  }
}

describe('A screen that comes later', () => {
  test('is a quiet page until it is there', async () => {
    shown(fetched(0)).open()
    screen.getByRole('heading', { level: 1, name: 'Loading…' })
    await passing(0)
    screen.getByText('The table of Ada')
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('is there at once when it was fetched ahead', async () => {
    const load = fetched(0)
    const { ahead, open } = shown(load)
    ahead()
    await passing(0)
    open()
    screen.getByText('The table of Ada')
    await passing(0)
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('is fetched again when it could not be', async () => {
    const { ahead, open } = shown(fetched(3))
    ahead()
    await passing(0)
    open()
    await passing(1000)
    screen.getByText('The table of Ada')
  })

  test('is waited for while the host is gone, which is said, and comes once the host is back', async () => {
    const load = vi.fn(() => (host.connection.state() === 'open' ? Promise.resolve(Table) : Promise.reject(new Error('not reachable'))))
    const { open, host } = shown(load)
    host.become('lost')
    open()
    await passing(60_000)
    screen.getByText('Connection lost. Trying again. Everything you entered is safe.')
    screen.getByRole('heading', { level: 1, name: 'Loading…' })
    expect(load).toHaveBeenCalledTimes(1)
    act(() => host.become('open'))
    await passing(1000)
    screen.getByText('The table of Ada')
  })

  test('is waited for on a phone without a connection, as long as nobody answers it', async () => {
    let answers = false
    const ask = vi.fn(() => Promise.resolve(answers))
    const { Screen } = lazyScreen(
      () => (answers ? Promise.resolve(Table) : Promise.reject(new Error('not reachable'))),
      () => <p>Connecting…</p>,
    )
    render(
      <HostAnswersContext value={ask}>
        <ErrorBoundary place="/">
          <Screen name="Ada" />
        </ErrorBoundary>
      </HostAnswersContext>,
    )
    await passing(60_000)
    screen.getByText('Connecting…')
    expect(ask.mock.calls.length, 'it asks now and then').toBeLessThan(30)
    answers = true
    await passing(6000)
    screen.getByText('The table of Ada')
  })

  test('is a fault of this page when it does not come at all, until the page is shown again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    shown(fetched(6)).open()
    await passing(10_000)
    screen.getByRole('heading', { level: 1, name: 'Something went wrong on this page' })
    act(() => screen.getByRole('button', { name: 'Reload page' }).click())
    await passing(0)
    screen.getByText('The table of Ada')
  })
})
