// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Button, ButtonLink } from '../../../../../src/renderer/components/button/button'
import { FakeHost, renderInApp } from '../../fake-host'

describe('Button', () => {
  test('does what it is for, and submits nothing unless told to', async () => {
    let pressed = 0
    renderInApp(
      new FakeHost(),
      <Button variant="danger" onClick={() => pressed++}>
        Remove from lists
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Remove from lists' })
    await userEvent.setup().click(button)
    expect(pressed).toBe(1)
    expect(button.type).toBe('button')
    expect(button.dataset.variant).toBe('danger')
  })

  test('while its work is under way it keeps the focus and does nothing more', async () => {
    let sent = 0
    renderInApp(
      new FakeHost(),
      <form
        onSubmit={(event) => {
          event.preventDefault()
          sent++
        }}
      >
        <Button type="submit" pending onClick={() => sent++}>
          Start
        </Button>
      </form>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Start' })
    const user = userEvent.setup()
    await user.click(button)
    await user.keyboard('{Enter}')
    expect(sent).toBe(0)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(document.activeElement).toBe(button)
  })

  test('a link that looks like one goes to a page of the app', async () => {
    renderInApp(new FakeHost(), <ButtonLink href="/new?rematch=abc">Rematch</ButtonLink>)
    const link = screen.getByRole('link', { name: 'Rematch' })
    expect(link.getAttribute('href')).toBe('#/new?rematch=abc')
    await userEvent.setup().click(link)
    expect(window.location.hash).toBe('#/new?rematch=abc')
  })
})
