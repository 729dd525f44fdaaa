// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { watchPage } from '../../../../src/renderer/client/watch-page'

afterEach(() => vi.restoreAllMocks())

const seen = (is: boolean) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(is ? 'visible' : 'hidden')

function watched() {
  const said: (boolean | 'network')[] = []
  const stop = watchPage({ show: (inFront) => void said.push(inFront), retryNow: () => void said.push('network') })
  return { said, stop }
}

const restored = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })

test('a page that comes to the front has its connection looked at, however the browser says so', () => {
  seen(true)
  const { said, stop } = watched()
  expect(said).toEqual([])
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('resume'))
  window.dispatchEvent(new Event('focus'))
  window.dispatchEvent(restored(true))
  expect(said).toEqual([true, true, true, true])
  // a page that has just been loaded has just connected
  window.dispatchEvent(restored(false))
  window.dispatchEvent(new Event('online'))
  expect(said.slice(4)).toEqual(['network'])
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said).toHaveLength(5)
})

test('a hidden page says so, also one that was opened behind another', () => {
  const visibility = seen(false)
  const { said, stop } = watched()
  expect(said).toEqual([false])
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  visibility.mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(said).toEqual([false, true, false])
  stop()
})
