// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConnectionBanner } from '../../../../src/renderer/app/connection-banner'
import { Dialog } from '../../../../src/renderer/components/dialog/dialog'
import { FakeHost, renderInApp } from '../fake-host'
import { standInForModalDialogs } from '../modal-dialogs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const later = (ms: number): void => act(() => void vi.advanceTimersByTime(ms))

test('a connection that stays lost for a while says what to look at, and begins again with the next loss', () => {
  const host = new FakeHost()
  renderInApp(host, <ConnectionBanner lasting="Look at the Wi-Fi." />)
  const said = (): string => screen.getAllByRole('status')[1]?.textContent ?? ''
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

test('a connection that is lost again, just as what was said of its return goes, is told as lost: found by slow windows', () => {
  const host = new FakeHost()
  renderInApp(host, <ConnectionBanner />)
  const said = (): string => screen.getAllByRole('status')[1]?.textContent ?? ''
  for (const state of ['lost', 'open'] as const) {
    act(() => host.become(state))
    later(0)
  }
  expect(said()).toBe('Connected again.')
  later(3999)
  act(() => host.become('lost'))
  // both timers ring before the page is drawn again
  later(1)
  expect(said()).toContain('Connection lost.')
})

test('while a dialog is open, below which no reader finds the banner, a loss and the end of it are said in the dialog, each once', () => {
  standInForModalDialogs()
  const host = new FakeHost()
  renderInApp(
    host,
    <>
      <ConnectionBanner />
      <Dialog width="message" open title="Hands" onClose={() => undefined}>
        {null}
      </Dialog>
    </>,
  )
  const said = () => [...screen.getByRole('dialog', { name: 'Hands' }).querySelectorAll('[aria-live="polite"] > p')].map(({ textContent }) => textContent)
  later(1000)
  for (const state of ['lost', 'open'] as const) {
    act(() => host.become(state))
    later(1000)
    later(1000)
  }
  expect(said()).toEqual([expect.stringMatching(/^Connection lost\./), 'Connected again.'])
})
