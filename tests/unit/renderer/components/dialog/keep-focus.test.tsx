// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Button } from '../../../../../src/renderer/components/button/button'
import { Dialog } from '../../../../../src/renderer/components/dialog/dialog'
import { standInForModalDialogs } from '../../modal-dialogs'

beforeEach(standInForModalDialogs)
afterEach(cleanup)

/** A list whose lines are taken away by a press, and a button that a press disables. */
function Lines() {
  const [lines, setLines] = useState(['one', 'two', 'three'])
  const [done, setDone] = useState(false)
  return (
    <Dialog width="message" open title="Lines" onClose={() => undefined} actions={<Button onClick={() => undefined}>Last</Button>}>
      <ul>
        {lines.map((line) => (
          <li key={line}>
            <Button onClick={() => setLines(lines.filter((other) => other !== line))}>{line}</Button>
          </li>
        ))}
      </ul>
      <Button disabled={done} onClick={() => setDone(true)}>
        Once
      </Button>
    </Dialog>
  )
}

const focused = (): string | null | undefined => document.activeElement?.textContent

test('what had the focus and goes leaves it to what comes next, or else to what comes before', async () => {
  render(<Lines />)
  const user = userEvent.setup()
  const dialog = within(screen.getByRole('dialog', { name: 'Lines' }))
  await user.click(dialog.getByRole('button', { name: 'two' }))
  await waitFor(() => expect(focused()).toBe('three'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('one'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe('Once'))
})

test('a button that a press disables keeps the focus, does nothing more, and is disabled once the focus has gone on', async () => {
  render(<Lines />)
  const user = userEvent.setup()
  const once = screen.getByRole('button', { name: 'Once' })
  await user.click(once)
  expect(document.activeElement).toBe(once)
  expect([once.hasAttribute('disabled'), once.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await user.tab()
  expect([once.hasAttribute('disabled'), once.getAttribute('aria-disabled')]).toEqual([true, null])
})
