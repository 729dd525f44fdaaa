// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnouncerProvider, useAnnounce } from '../../../../../src/renderer/components/announcer/announcer'
import '../../fake-host'

let announce: ReturnType<typeof useAnnounce>
function Voice() {
  announce = useAnnounce()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <AnnouncerProvider>
      <Voice />
    </AnnouncerProvider>,
  )
})
afterEach(() => void vi.useRealTimers())

const said = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent)

describe('The announcer', () => {
  test('says a thing in a polite live region, where only screen readers find it', () => {
    act(() => announce.say('Ada is now in seat 2.'))
    const region = screen.getByRole('status')
    expect(region.getAttribute('aria-live')).toBe('polite')
    expect(region.textContent).toBe('Ada is now in seat 2.')
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  })

  test('the same words twice are said twice', () => {
    act(() => announce.say('Rolled.'))
    act(() => announce.say('Rolled.'))
    expect(said()).toEqual(['Rolled.', 'Rolled.'])
  })

  test('what is said at once is heard in its order, each added for itself; after a while nothing of it is found on the page', () => {
    act(() => {
      announce.say('Ada goes out.')
      announce.toast('Saved.')
      announce.say('Ada wins.')
    })
    expect(said()).toEqual(['Ada goes out.', 'Saved.', 'Ada wins.'])
    expect(screen.getByRole('status').getAttribute('aria-atomic')).toBe('false')
    act(() => void vi.advanceTimersByTime(60_000))
    expect(said()).toEqual([])
  })

  test('a toast is said and shown, and goes after a while or when it is dismissed', () => {
    act(() => announce.toast('Taken back.'))
    expect(said()).toEqual(['Taken back.'])
    expect(within(screen.getByRole('region', { name: 'Messages' })).getByRole('list', { name: 'Messages' }).textContent).toBe('Taken back.')
    act(() => screen.getByRole('button', { name: 'Dismiss message' }).click())
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
    act(() => announce.toast('Stored.'))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  })

  test('a toast may offer something to do, stays longer for it, and goes once it is done', () => {
    const run = vi.fn()
    act(() => announce.toast('It lies in the bin.', { label: 'Undo', run }))
    act(() => void vi.advanceTimersByTime(15_000))
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(run).toHaveBeenCalledTimes(1)
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
    act(() => announce.toast('It lies in the bin.', { label: 'Undo', run }))
    act(() => void vi.advanceTimersByTime(60_000))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  test('a toast that goes gives the focus back to where it came from, pressed or by itself', () => {
    const page = document.body.appendChild(document.createElement('button'))
    for (const goes of [() => screen.getByRole('button', { name: 'Dismiss message' }).click(), () => void vi.advanceTimersByTime(60_000)]) {
      page.focus()
      act(() => announce.toast('Stored.'))
      act(() => screen.getByRole('button', { name: 'Dismiss message' }).focus())
      act(goes)
      expect(document.activeElement).toBe(page)
    }
    page.remove()
  })
})
