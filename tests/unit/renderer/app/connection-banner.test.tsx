// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionBanner } from '../../../../src/renderer/app/connection-banner'
import { ConnectionProvider } from '../../../../src/renderer/client/client-context'
import { FakeHost } from '../fake-host'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a connection that stays lost for a while says what to look at, and begins again with the next loss', () => {
  const host = new FakeHost()
  render(
    <ConnectionProvider connection={host.connection}>
      <ConnectionBanner lasting="Look at the Wi-Fi." />
    </ConnectionProvider>,
  )
  const said = (): string => screen.getByRole('status').textContent
  later(60_000)
  expect(said()).toBe('')
  act(() => host.become('lost'))
  later(0)
  expect(said()).toContain('Connection lost.')
  later(20_000)
  expect(said()).toBe('Look at the Wi-Fi.')
  act(() => host.become('open'))
  later(0)
  expect(said()).toBe('Connected again.')
  act(() => host.become('lost'))
  later(0)
  expect(said()).toContain('Connection lost.')
})
