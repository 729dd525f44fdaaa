// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { AboutScreen } from '../../../../../src/renderer/screens/about/about-screen'
import { FakeHost, renderInApp } from '../../fake-host'

const PARTS = [{ name: 'a-part', version: '1.2.3', licence: 'MIT', text: 'Permission is hereby granted' }]
const serve = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))
/** What is folded, opened. */
const open = async (summary: string): Promise<void> => userEvent.click(await screen.findByText(summary))

describe('The page about Caravan', () => {
  test('says what Caravan is, which version runs and where help is; where the matches are is a detail', async () => {
    serve(Response.json(PARTS))
    renderInApp(new FakeHost(), <AboutScreen />)
    await screen.findByText('Version 0.1.0, free software under the MIT licence.')
    const help = screen.getByRole('region', { name: 'Help' })
    expect(
      within(help)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#/introduction', '#/how-to-play', '#/example', '#/rules'])
    expect(screen.queryByText(/in the terminal/)).toBeNull()
    await open('Technical details')
    await screen.findByText('When it starts, Caravan shows the folder with your matches in the terminal.')
  })

  test('in the window, the folder and the browser are a button each', async () => {
    serve(Response.json(PARTS))
    const host = new FakeHost()
    host.inDesktop()
    renderInApp(host, <AboutScreen />)
    await open('Technical details')
    await userEvent.click(await screen.findByRole('button', { name: 'Show matches folder' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open in browser' }))
    expect(host.askedOfDesktop).toEqual(['showDataFolder', 'openInBrowser'])
  })

  test('copies what a bug report needs, and no folder with it', async () => {
    serve(Response.json(PARTS))
    const user = userEvent.setup()
    renderInApp(new FakeHost(), <AboutScreen />)
    await open('Technical details')
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Diagnostics' })
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }))
    await screen.findByText('Copied.')
    const copied = await navigator.clipboard.readText()
    expect(copied).toBe(text.value)
    expect(copied).toMatch(/^Caravan 0\.1\.0 \(web\)\nSystem: linux x64 6\.1\n/)
    expect(copied).toContain('Matches: 3, unfinished 1, in the bin 0; people: 2')
    expect(copied).toContain('fault SaveFault at start.js:1:2')
    expect(copied).not.toContain('/home')
  })

  test('leaves the text to be copied by hand where the clipboard is refused', async () => {
    serve(Response.json(PARTS))
    const user = userEvent.setup()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'))
    renderInApp(new FakeHost(), <AboutScreen />)
    await open('Technical details')
    await user.click(await screen.findByRole('button', { name: 'Copy diagnostics' }))
    await screen.findByText(/^Copying didn’t work\./)
  })

  test('lists the parts, each with the text of its licence', async () => {
    serve(Response.json(PARTS))
    renderInApp(new FakeHost(), <AboutScreen />)
    await open('Software inside Caravan')
    const part = await screen.findByText('a-part 1.2.3 (MIT)')
    await userEvent.setup().click(part)
    const item = part.closest('li')
    if (item === null) throw new Error('a part stands in a list')
    await within(item).findByText('Permission is hereby granted')
  })

  test('says so where there is no list', async () => {
    serve(new Response(null, { status: 404 }))
    renderInApp(new FakeHost(), <AboutScreen />)
    await open('Software inside Caravan')
    await screen.findByText(/^Can’t load the list right now\./)
  })
})
