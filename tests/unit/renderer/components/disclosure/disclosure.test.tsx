// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Disclosure } from '../../../../../src/renderer/components/disclosure/disclosure'
import '../../fake-host'

test('opens and closes by its summary', async () => {
  const { container } = render(<Disclosure summary="Why">Because.</Disclosure>)
  const details = container.querySelector('details')
  const user = userEvent.setup()
  await user.click(screen.getByText('Why'))
  expect(details?.open).toBe(true)
  await user.click(screen.getByText('Why'))
  expect(details?.open).toBe(false)
})

test('long contents are made only when they are asked for, and then kept', async () => {
  render(
    <Disclosure summary="Why" lazy>
      <p>Because.</p>
    </Disclosure>,
  )
  expect(screen.queryByText('Because.')).toBeNull()
  const user = userEvent.setup()
  await user.click(screen.getByText('Why'))
  await screen.findByText('Because.')
  await user.click(screen.getByText('Why'))
  screen.getByText('Because.')
})
