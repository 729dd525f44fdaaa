// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { AboutScreen } from '../../../../../src/renderer/screens/about/about-screen'
import { FakeHost, renderInApp } from '../../fake-host'

const PARTS = [{ name: 'a-part', version: '1.2.3', licence: 'MIT', text: 'Permission is hereby granted' }]
const serve = (answer: Response) => vi.stubGlobal('fetch', () => Promise.resolve(answer))

describe('The page about Caravan', () => {
  test('says which version runs and where the matches are', async () => {
    serve(Response.json(PARTS))
    renderInApp(new FakeHost(), <AboutScreen />)
    await screen.findByText('When it starts, Caravan shows the folder with your matches in the terminal.')
    screen.getByRole('heading', { level: 1, name: 'About Caravan' })
    screen.getByRole('link', { name: 'Rules and their sources' })
  })

  test('copies what a bug report needs, and no folder with it', async () => {
    serve(Response.json(PARTS))
    const user = userEvent.setup()
    renderInApp(new FakeHost(), <AboutScreen />)
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
    await user.click(await screen.findByRole('button', { name: 'Copy diagnostics' }))
    await screen.findByText(/^Copying didn’t work\./)
  })

  test('lists the parts, each with the text of its licence', async () => {
    serve(Response.json(PARTS))
    renderInApp(new FakeHost(), <AboutScreen />)
    const part = await screen.findByText('a-part 1.2.3 (MIT)')
    await userEvent.setup().click(part)
    const item = part.closest('li')
    if (item === null) throw new Error('a part stands in a list')
    await within(item).findByText('Permission is hereby granted')
  })

  test('says so where there is no list', async () => {
    serve(new Response(null, { status: 404 }))
    renderInApp(new FakeHost(), <AboutScreen />)
    await screen.findByText(/^Can’t load the list right now\./)
  })
})
