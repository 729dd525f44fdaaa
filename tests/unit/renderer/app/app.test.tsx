// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { App } from '../../../../src/renderer/App'
import { FakeHost } from '../fake-host'

async function open(host = new FakeHost(), hash = '') {
  window.location.hash = hash
  render(<App connection={host.connection} />)
  await screen.findByRole('heading', { level: 1 })
  return { host, user: userEvent.setup() }
}

describe('The shell', () => {
  test('has one banner, one main part and a link that skips to it', async () => {
    const { user } = await open()
    screen.getByRole('banner')
    await user.click(screen.getByRole('link', { name: 'Skip to the page' }))
    expect(document.activeElement).toBe(screen.getByRole('main'))
    expect(window.location.hash).toBe('')
  })

  test('going to a page gives the window its title and moves the focus to its heading', async () => {
    const { user } = await open()
    expect(document.activeElement).toBe(document.body)
    await user.click(await screen.findByRole('link', { name: 'New match' }))
    const heading = await screen.findByRole('heading', { level: 1, name: 'New match' })
    expect(document.title).toBe('New match · Caravan')
    expect(document.activeElement).toBe(heading)
  })

  test('the name leads home, as does going back', async () => {
    const { user } = await open(new FakeHost(), '#/new')
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Caravan, home page' }))
    await screen.findByRole('heading', { level: 1, name: 'Welcome to the table' })
  })

  test('an address that leads nowhere says so and offers the way home', async () => {
    await open(new FakeHost(), '#/nowhere')
    screen.getByRole('heading', { level: 1, name: 'No such page' })
    expect(screen.getByRole('link', { name: 'To the home page' }).getAttribute('href')).toBe('#/')
  })

  test('a query behind the # belongs to the page', async () => {
    const host = new FakeHost()
    await open(host, '#/new?rematch=match-0001')
    await screen.findByRole('heading', { level: 1, name: 'Rematch' })
  })
})

describe('The connection, as the page tells it', () => {
  test('a lost connection is told politely, and its return too', async () => {
    const { host, user } = await open()
    act(() => host.become('lost'))
    const lost = await screen.findByText(/Connection lost, trying again/)
    expect(lost.closest('[role=status]')?.getAttribute('aria-live')).toBe('polite')
    await user.click(screen.getByRole('button', { name: 'Try now' }))
    expect(host.retries).toBe(1)
    act(() => host.become('open'))
    await screen.findByText('Connected again.')
    expect(screen.queryByText(/Connection lost/)).toBeNull()
  })
})

describe('Colours', () => {
  test('follow the system until one is chosen, which is then remembered', async () => {
    window.localStorage.clear()
    const { user } = await open()
    const colours = screen.getByRole('group', { name: 'Colours' })
    expect(within(colours).getByRole<HTMLInputElement>('radio', { name: 'As the system' }).checked).toBe(true)
    expect(document.documentElement.dataset.theme).toBe('light')
    await user.click(within(colours).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    expect(window.localStorage.getItem('caravan.theme')).toBe('dark')
  })
})
