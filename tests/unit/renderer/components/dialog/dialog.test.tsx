// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { Button } from '../../../../../src/renderer/components/button/button'
import { Dialog } from '../../../../../src/renderer/components/dialog/dialog'
import { FakeHost, renderInApp } from '../../fake-host'
import { standInForModalDialogs } from '../../modal-dialogs'

beforeEach(standInForModalDialogs)

function Asked() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Blocked</Button>
      <Dialog width="message" open={open} title="Hands at the end" onClose={() => setOpen(false)} actions={<Button variant="primary">Rule on it</Button>}>
        <p>Show every hand.</p>
      </Dialog>
    </>
  )
}

async function opened() {
  renderInApp(new FakeHost(), <Asked />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Blocked' }))
  return { user, dialog: screen.getByRole('dialog', { name: 'Hands at the end' }) }
}

describe('Dialog', () => {
  test('is named by its heading and is not there while it is closed', async () => {
    const { dialog } = await opened()
    expect(dialog.textContent).toContain('Show every hand.')
    screen.getByRole('button', { name: 'Rule on it' })
  })

  test('begins at its main button where there is nothing else to do', async () => {
    await opened()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rule on it' }))
  })

  test('begins at the first thing to do, of radio buttons at the chosen one', async () => {
    renderInApp(
      new FakeHost(),
      <Dialog width="message" open title="Who leads?" onClose={() => undefined} actions={<Button>Begin</Button>}>
        <label>
          <input type="radio" name="leader" />
          Ada
        </label>
        <label>
          <input type="radio" name="leader" defaultChecked />
          Ben
        </label>
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Ben' }))
  })

  test('begins where its owner says', async () => {
    renderInApp(
      new FakeHost(),
      <Dialog width="message" open title="Names" onClose={() => undefined} firstFocus={() => document.getElementById('second')}>
        <input aria-label="First name" />
        <input aria-label="Second name" id="second" />
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Second name' }))
  })

  test('is closed by its button, and gives the focus back', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Blocked' }))
  })

  test('is closed by Esc', async () => {
    const { dialog, user } = await opened()
    const escape = new Event('cancel', { cancelable: true })
    dialog.dispatchEvent(escape)
    await user.tab()
    expect(escape.defaultPrevented).toBe(true)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('is closed by a press outside it, not by one inside', async () => {
    const { dialog, user } = await opened()
    await user.click(screen.getByText('Show every hand.'))
    expect(screen.queryByRole('dialog')).not.toBeNull()
    await user.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
