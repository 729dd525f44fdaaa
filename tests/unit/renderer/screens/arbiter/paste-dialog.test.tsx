// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Case } from '../../../../../src/renderer/match/arbiter/case'
import { ArbiterScreen } from '../../../../../src/renderer/screens/arbiter/arbiter-screen'
import { PasteDialog } from '../../../../../src/renderer/screens/arbiter/arbiter-page'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

const POSITION = 'position bergen-pagat; Zoe holds 0-0 1-2, Ben holds 1-1'

beforeEach(() => {
  standInForModalDialogs()
})

describe('Pasting a line of text', () => {
  test('gives the case that it tells', async () => {
    const user = userEvent.setup()
    const onCase = vi.fn<(told: Case) => void>()
    renderInApp(new FakeHost(), <PasteDialog onCase={onCase} onClose={() => undefined} />)
    await user.click(screen.getByRole('textbox', { name: 'One line of text' }))
    await user.paste(POSITION)
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect(onCase.mock.calls.map(([{ seats }]) => seats.map(({ name }) => name))).toEqual([['Zoe', 'Ben']])
  })

  test('says what is wrong with the line, until it is changed', async () => {
    const user = userEvent.setup()
    const onCase = vi.fn<(told: Case) => void>()
    renderInApp(new FakeHost(), <PasteDialog onCase={onCase} onClose={() => undefined} />)
    const field = screen.getByRole('textbox', { name: 'One line of text' })
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    screen.getByText('Column 1: There’s no text here.')
    await user.click(field)
    await user.paste('position bergen-pagat; Zoe holds 7, Ben')
    expect(screen.queryByText(/^Column 1/)).toBe(null)
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    screen.getByText('Column 34: “7” can’t stand here. Caravan expected a tile such as 6-4.')
    expect(onCase).not.toHaveBeenCalled()
  })

  test('fills the page, which can be taken back, and what is on the page is copied again as the same line', async () => {
    const user = userEvent.setup()
    renderInApp(new FakeHost(), <ArbiterScreen />)
    await user.click(await screen.findByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Paste text…' }))
    await user.click(screen.getByRole('textbox', { name: 'One line of text' }))
    await user.paste(POSITION)
    await user.click(screen.getByRole('button', { name: 'Fill in' }))
    expect((await screen.findAllByText('Filled in from the text.')).length).toBeGreaterThan(0)
    screen.getByDisplayValue('Zoe')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(screen.getByRole('button', { name: 'Copy as text' }))
    await screen.findByText(/^Copied\./)
    expect(await navigator.clipboard.readText()).toBe('position bergen-pagat; Zoe holds 0-0 2-1, Ben holds 1-1')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByDisplayValue('Zoe')).toBe(null)
  })
})
