// @vitest-environment jsdom
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { Dialog } from '../../../../src/renderer/components/dialog/dialog'
import { navigate, useHashLocation } from '../../../../src/renderer/navigation/hash-location'
import { standInForModalDialogs } from '../modal-dialogs'

const moved = (): Promise<unknown> => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))

/** Goes back as a person does, waits for the further step that Caravan may take itself, and for what a page does once it has heard of it. */
const back = () =>
  act(async () => {
    const further = vi.spyOn(window.history, 'back')
    const first = moved()
    window.history.go(-1)
    await first
    if (further.mock.calls.length > 0) await moved()
    further.mockRestore()
    await expect.poll(() => document.querySelector('dialog') === null || isOver()).toBe(true)
  })
const isOver = (): boolean => (window.history.state as { readonly over?: string } | null)?.over !== undefined

function Asks({ name, children }: { readonly name: string; readonly children?: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {`Open ${name}`}
      </button>
      <Dialog width="message" open={open} title={name} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}

/** At the page /matches, come to from the page /people. */
function onPage() {
  window.history.pushState(null, '', '#/people')
  const { result } = renderHook(() => useHashLocation()[0])
  act(() => navigate('/matches'))
  render(
    <Asks name="Filters">
      <Asks name="Days" />
    </Asks>,
  )
  const user = userEvent.setup()
  return {
    page: () => result.current,
    open: (name: string) => user.click(screen.getByText(`Open ${name}`)),
    close: async () => user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement),
    shown: () => screen.queryAllByRole('dialog').map((dialog) => dialog.querySelector('h2')?.textContent),
  }
}

beforeEach(standInForModalDialogs)
afterEach(cleanup)

describe('Back', () => {
  test('closes an open dialog, and leaves the page only then', async () => {
    const { page, open, shown } = onPage()
    await open('Filters')
    await back()
    expect([shown(), page()]).toEqual([[], '/matches'])
    await back()
    expect(page()).toBe('/people')
  })

  test('closes one dialog after the other, the topmost first', async () => {
    const { page, open, shown } = onPage()
    await open('Filters')
    await open('Days')
    expect(shown()).toEqual(['Filters', 'Days'])
    await back()
    expect([shown(), page()]).toEqual([['Filters'], '/matches'])
    await back()
    expect([shown(), page()]).toEqual([[], '/matches'])
    await back()
    expect(page()).toBe('/people')
  })

  test.each([1, 3])('leaves the page at once where dialogs were closed in another way (%i times)', async (times) => {
    const { page, open, close } = onPage()
    for (let time = 0; time < times; time++) {
      await open('Filters')
      await close()
    }
    await back()
    expect(page()).toBe('/people')
  })

  test('from a page that was gone to from a dialog, or after one, comes to the page with its address, and then leaves that', async () => {
    const { page, open } = onPage()
    await open('Filters')
    act(() => navigate('/matches?text=ada', { replace: true }))
    act(() => navigate('/match/match-0001'))
    await back()
    expect([page(), window.location.hash]).toEqual(['/matches', '#/matches?text=ada'])
  })

  test('leaves what a dialog did to the address of its page', async () => {
    const { page, open, shown } = onPage()
    await open('Filters')
    act(() => navigate('/matches?text=ada', { replace: true }))
    await back()
    expect([shown(), page(), window.location.hash]).toEqual([[], '/matches', '#/matches?text=ada'])
    await back()
    expect(page()).toBe('/people')
  })

  test('asks a dialog again that did not want to close', async () => {
    const { page } = onPage()
    let asked = 0
    render(
      <Dialog width="message" open title="Hands" onClose={() => asked++}>
        Not yet
      </Dialog>,
    )
    await back()
    await back()
    expect([asked, page()]).toEqual([2, '/matches'])
  })

  test('takes a link that the browser follows itself for a step like any other', async () => {
    const { page, open, close } = onPage()
    await open('Filters')
    await close()
    await act(async () => {
      window.location.hash = '#/files'
      await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }))
    })
    expect(page()).toBe('/files')
    await back()
    expect(page()).toBe('/matches')
    await back()
    expect(page()).toBe('/people')
  })
})
