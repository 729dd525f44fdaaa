// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test } from 'vitest'
import { App } from '../../../../src/renderer/App'
import { FakeHost } from '../fake-host'
import { standInForModalDialogs } from '../modal-dialogs'

async function open(host = new FakeHost(), hash = '') {
  window.location.hash = hash
  render(<App connection={host.connection} />)
  await screen.findByRole('heading', { level: 1 })
  return { host, user: userEvent.setup() }
}

describe('The shell', () => {
  test('has one banner with the ways to all pages, one main part and a link that skips to it', async () => {
    const { user } = await open()
    screen.getByRole('banner')
    await user.click(screen.getByRole('link', { name: 'Skip to content' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(window.location.hash).toBe('')
  })

  test('going to a page gives the window its title and moves the focus to its heading', async () => {
    const { user } = await open()
    expect(document.activeElement).toBe(document.body)
    await user.click((await screen.findAllByRole('link', { name: 'New match' }))[0] as HTMLElement)
    const heading = await screen.findByRole('heading', { level: 1, name: 'New match' })
    expect(document.title).toBe('New match · Caravan')
    expect(document.activeElement).toBe(heading)
  })

  test('the name leads home, as does going back', async () => {
    const { user } = await open(new FakeHost(), '#/new')
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Caravan, home' }))
    await screen.findByRole('heading', { level: 1, name: 'Who’s at the table?' })
  })

  test('an address that leads nowhere says so and offers the way home', async () => {
    await open(new FakeHost(), '#/nowhere')
    screen.getByRole('heading', { level: 1, name: 'Page not found' })
    expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('#/')
  })

  test('a query behind the # belongs to the page', async () => {
    const host = new FakeHost()
    await open(host, '#/new?rematch=match-0001')
    await screen.findByRole('heading', { level: 1, name: 'Rematch' })
  })
})

describe('The connection, as the page tells it', () => {
  test('a lost connection is told politely, and its return too', async () => {
    const { host } = await open()
    act(() => host.become('lost'))
    const lost = await screen.findByText(/Connection lost\. Trying again/)
    expect(lost.closest('[role=status]')?.getAttribute('aria-live')).toBe('polite')
    act(() => host.become('open'))
    await screen.findByText('Connected again.')
    expect(screen.queryByText(/Connection lost/)).toBeNull()
  })
})

describe('Settings', () => {
  test('are on a page that one can go to from everywhere, take effect as they are chosen, and go to the host', async () => {
    window.localStorage.clear()
    const { host, user } = await open()
    await user.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Settings' }))
    await user.click(await screen.findByRole('link', { name: 'Look' }))
    const colours = await screen.findByRole('group', { name: 'Theme' })
    expect(within(colours).getByRole<HTMLInputElement>('radio', { name: 'System' }).checked).toBe(true)
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', contrast: 'usual' })
    await user.click(within(colours).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(window.localStorage.getItem('caravan.theme')).toBe('dark')
    await waitFor(() => expect(host.set).toEqual([['theme', 'dark']]))
    await user.click(within(colours).getByRole('radio', { name: 'High contrast' }))
    expect(document.documentElement.dataset).toMatchObject({ theme: 'light', contrast: 'more' })
  })

  test('come from the host, on whichever device they were chosen', async () => {
    window.localStorage.clear()
    const { host } = await open()
    await act(async () => host.settings.send({ theme: 'dark', motion: 'reduced' }))
    await waitFor(() => expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'reduced' }))
    expect(host.set).toEqual([])
  })

  test('of a device that its host does not know yet are brought to it, those of the house are not', async () => {
    window.localStorage.clear()
    window.localStorage.setItem('caravan.theme', 'dark')
    window.localStorage.setItem('caravan.keep-photographs', 'kept')
    const { host } = await open()
    await waitFor(() => expect(host.set).toEqual([['theme', 'dark']]))
  })

  test('that the host could not save hold on the page, and it says so', async () => {
    window.localStorage.clear()
    const host = new FakeHost()
    host.answerOnSetting = () => Promise.resolve({ ok: false, error: { kind: 'not-saved', reason: 'disk-full', detail: '' } })
    const { user } = await open(host, '#/settings/look')
    await user.click(within(await screen.findByRole('group', { name: 'Theme' })).getByRole('radio', { name: 'Dark' }))
    await screen.findAllByText(/works in this browser for now, but couldn’t be saved: the disk is full\./)
    expect(document.documentElement.dataset['theme']).toBe('dark')
  })
})

describe('Keys', () => {
  beforeEach(standInForModalDialogs)

  test('are all shown where ? is pressed, except into a field', async () => {
    const { user } = await open()
    await user.keyboard('?')
    within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).getByText('draw one')
  })
})
