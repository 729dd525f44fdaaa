// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AnnouncerProvider } from '../../../../src/renderer/components/announcer/announcer'
import { Dialog } from '../../../../src/renderer/components/dialog/dialog'
import { Notice } from '../../../../src/renderer/components/notice/notice'
import { UnaskedNotice } from '../../../../src/renderer/components/notice/unasked-notice'
import '../fake-host'
import { standInForModalDialogs } from '../modal-dialogs'

type Shown = 'nothing' | 'failed' | 'come'

let show: (shown: Shown) => void
let open: (dialogs: number) => void
const bring = vi.fn()

/** A page with what may open over it; the dialog has a notice of its own. */
function Page() {
  const [shown, setShown] = useState<Shown>('nothing')
  const [dialogs, setDialogs] = useState(0)
  show = setShown
  open = setDialogs
  return (
    <>
      <main>
        {shown === 'failed' && (
          <Notice role="alert" title="Not sent.">
            <p>Try again.</p>
            <p>It is kept here.</p>
          </Notice>
        )}
        {shown === 'come' && (
          <UnaskedNotice said="Phones are at the match before." actions={<button onClick={bring}>Bring them</button>} className="of-the-page">
            <p>Phones are at the match before.</p>
          </UnaskedNotice>
        )}
      </main>
      <Dialog width="form" open={dialogs > 0} title="Rules" onClose={() => undefined}>
        <Notice role="status">Of the dialog.</Notice>
      </Dialog>
    </>
  )
}

beforeEach(() => {
  standInForModalDialogs()
  vi.useFakeTimers()
  render(
    <AnnouncerProvider>
      <Page />
    </AnnouncerProvider>,
  )
})
afterEach(() => {
  cleanup()
  bring.mockClear()
  vi.useRealTimers()
})

const happens = (change: () => void) => {
  act(change)
  act(() => void vi.advanceTimersByTime(1000))
}
/** What the live region of the dialog holds. */
const saidInDialog = () =>
  [...screen.getByRole('dialog').querySelectorAll('[aria-live="polite"][aria-atomic="false"] > p')].map(({ textContent }) => textContent)
const page = () => within(screen.getByRole('main', { hidden: true }))

describe('A notice', () => {
  test('that comes below an open dialog is said there, whole and once; one of the dialog itself is read where it is', () => {
    happens(() => open(1))
    expect(saidInDialog()).toEqual([])
    happens(() => show('failed'))
    expect(saidInDialog()).toEqual(['Not sent. Try again. It is kept here.'])
    expect(page().getByText('Not sent.')).toBeTruthy()
  })

  test('that comes with nothing over it is said by its role alone', () => {
    happens(() => show('failed'))
    expect(page().getByRole('alert').textContent).toContain('Not sent.')
    expect(screen.getAllByText('Not sent.')).toHaveLength(1)
  })
})

describe('What asks for something without being asked', () => {
  test('is in the dialog that is open when it comes, said there once, and on the page when that is closed', () => {
    happens(() => open(1))
    happens(() => show('come'))
    const dialog = within(screen.getByRole('dialog'))
    expect(saidInDialog()).toEqual(['Phones are at the match before.'])
    act(() => dialog.getByRole('button', { name: 'Bring them' }).click())
    expect(bring).toHaveBeenCalledTimes(1)
    expect(page().queryByRole('button', { name: 'Bring them', hidden: true })).toBeNull()
    happens(() => open(0))
    expect(page().getByRole('button', { name: 'Bring them' }).closest('.of-the-page')).not.toBeNull()
  })

  test('stays on the page when it was there before, and has the role of a status there', () => {
    happens(() => show('come'))
    expect(page().getByRole('status').textContent).toContain('Phones are at the match before.')
    happens(() => open(1))
    expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Bring them' })).toBeNull()
  })
})
