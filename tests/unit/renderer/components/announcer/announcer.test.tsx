// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnouncerProvider, useAnnounce } from '../../../../../src/renderer/components/announcer/announcer'
import { Dialog } from '../../../../../src/renderer/components/dialog/dialog'
import '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

let announce: ReturnType<typeof useAnnounce>
/** Opens that many dialogs, one over the other. */
let open: (dialogs: number) => void
function Voice() {
  const [dialogs, setDialogs] = useState(0)
  announce = useAnnounce()
  open = setDialogs
  return (
    <>
      <Dialog width="message" open={dialogs > 0} title="Below" onClose={() => undefined}>
        {null}
      </Dialog>
      <Dialog width="message" open={dialogs > 1} title="On top" onClose={() => undefined}>
        {null}
      </Dialog>
    </>
  )
}

beforeEach(() => {
  standInForModalDialogs()
  vi.useFakeTimers()
  render(
    <AnnouncerProvider>
      <Voice />
    </AnnouncerProvider>,
  )
})
afterEach(() => void vi.useRealTimers())

const said = () => [...screen.getByRole('status').children].map(({ textContent }) => textContent)
/** What the live region of a dialog holds. */
const saidIn = (dialog: string) =>
  [...screen.getByRole('dialog', { name: dialog }).querySelectorAll('[aria-live="polite"][aria-atomic="false"] > p')].map(({ textContent }) => textContent)
/** A dialog, and what is read there of what comes by itself. */
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
/** Once a reader has found what opened, or what was below it. */
const settled = () => act(() => void vi.advanceTimersByTime(1000))

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

  test('while a dialog is open it is said there, where a reader finds it, in the one on top, and each thing once', () => {
    const say = (text: string) => {
      act(() => announce.say(text))
      settled()
    }
    act(() => open(1))
    say('Ben drew 1 tile.')
    expect([said(), saidIn('Below')]).toEqual([[], ['Ben drew 1 tile.']])
    act(() => open(2))
    say('Ben passed.')
    expect([said(), saidIn('Below'), saidIn('On top')]).toEqual([[], ['Ben drew 1 tile.'], ['Ben passed.']])
    act(() => open(1))
    say('Cleo passed.')
    expect([said(), saidIn('Below')]).toEqual([[], ['Ben drew 1 tile.', 'Cleo passed.']])
    act(() => open(0))
    say('Ada passed.')
    expect(said()).toEqual(['Ada passed.'])
  })

  test('what is said in the moment in which a dialog opens waits, in its order, until a reader finds the dialog', () => {
    act(() => {
      open(1)
      announce.say('Ben drew 1 tile.')
    })
    act(() => announce.say('Ben passed.'))
    expect([said(), saidIn('Below')]).toEqual([[], []])
    settled()
    expect([said(), saidIn('Below')]).toEqual([[], ['Ben drew 1 tile.', 'Ben passed.']])
  })

  test.each([
    ['as', (say: () => void, close: () => void) => act(() => void [say(), close()])],
    ['just before', (say: () => void, close: () => void) => void [act(say), act(close)]],
    ['just after', (say: () => void, close: () => void) => void [act(close), act(say)]],
  ])('what is said %s a dialog closes is said once, on the page', (_, happen) => {
    act(() => open(1))
    settled()
    happen(
      () => announce.say('Saved.'),
      () => open(0),
    )
    expect(said()).toEqual([])
    settled()
    expect(said()).toEqual(['Saved.'])
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

  test('a toast and what it offers are in the dialog on top, where alone they can be pressed, and on the page once that is closed', () => {
    const run = vi.fn()
    act(() => announce.toast('It lies in the bin.', { label: 'Undo', run }))
    act(() => open(1))
    expect(dialog('Below').getByText('It lies in the bin.')).toBeTruthy()
    act(() => open(2))
    expect(dialog('Below').queryByRole('button', { name: 'Undo' })).toBeNull()
    act(() => dialog('On top').getByRole('button', { name: 'Undo' }).focus())
    act(() => open(0))
    act(() => screen.getByRole('button', { name: 'Undo' }).click())
    expect(run).toHaveBeenCalledTimes(1)
    act(() => open(1))
    act(() => announce.toast('Stored.'))
    act(() => dialog('Below').getByRole('button', { name: 'Dismiss message' }).click())
    expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull()
  })

  test('a toast takes the place of one about the same, and of no other', () => {
    const run = vi.fn()
    for (const [text, about] of [
      ['First.', 'text'],
      ['Second.', 'tile'],
      ['Third.', 'text'],
    ] as const)
      act(() => announce.toast(text, { label: 'Undo', run, about }))
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Second.Undo', 'Third.Undo'])
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
