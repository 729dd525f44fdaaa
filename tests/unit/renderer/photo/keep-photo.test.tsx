// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settings } from '../../../../src/renderer/settings/settings'
import { KeepPhoto, useKeepPhoto } from '../../../../src/renderer/photo/keep-photo'
import { smallCopy } from '../../../../src/renderer/photo/small-copy'

vi.mock('../../../../src/renderer/photo/small-copy', () => ({ smallCopy: vi.fn() }))

beforeEach(() => window.localStorage.clear())
afterEach(() => {
  cleanup()
  vi.mocked(smallCopy).mockReset()
})

function Asked() {
  const keeping = useKeepPhoto()
  const [sent, setSent] = useState<string | null>(null)
  const enter = async (): Promise<void> => {
    const copy = await keeping.copyOf({ width: 10, height: 10 } as ImageBitmap)
    if (copy !== null) setSent(copy.photo ?? 'no photo')
  }
  return (
    <>
      <KeepPhoto keeping={keeping} />
      <button onClick={() => void enter()}>Enter</button>
      {sent !== null && <p>sent: {sent}</p>}
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save photo with this entry' })

test('a photo is not kept unless someone says so', () => {
  render(<Asked />)
  expect(box().checked).toBe(false)
})

test('saying so for one photo changes nothing for the next', async () => {
  render(<Asked />)
  await userEvent.setup().click(box())
  expect(box().checked).toBe(true)
  expect(settings['keep-photographs'].chosen()).toBe('not-kept')
})

test('a device that keeps photos begins with keeping, and one can say no', async () => {
  settings['keep-photographs'].choose('kept')
  render(<Asked />)
  expect(box().checked).toBe(true)
  await userEvent.setup().click(box())
  expect(box().checked).toBe(false)
})

async function entered() {
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Enter' }))
  return user
}

test('what is not to be kept is not copied either', async () => {
  render(<Asked />)
  await entered()
  await screen.findByText('sent: no photo')
  expect(smallCopy).not.toHaveBeenCalled()
})

test('what is to be kept goes along as a small copy', async () => {
  settings['keep-photographs'].choose('kept')
  vi.mocked(smallCopy).mockResolvedValue('/9j/2Q==')
  render(<Asked />)
  await entered()
  await screen.findByText('sent: /9j/2Q==')
})

test.each([
  ['is refused', () => Promise.resolve(null)],
  ['fails', () => Promise.reject(new Error('closed'))],
])('a copy that %s stops the entry and says so, until the photo need not be kept', async (_, made) => {
  settings['keep-photographs'].choose('kept')
  vi.mocked(smallCopy).mockImplementation(made)
  render(<Asked />)
  const user = await entered()
  expect((await screen.findByRole('alert')).textContent).toContain('nothing was entered')
  expect(screen.queryByText(/^sent/)).toBeNull()
  await user.click(box())
  expect(screen.queryByRole('alert')).toBeNull()
  await entered()
  await screen.findByText('sent: no photo')
})

test('an impatient second tap enters nothing twice', async () => {
  settings['keep-photographs'].choose('kept')
  let done: (copy: string) => void = () => undefined
  vi.mocked(smallCopy).mockImplementation(() => new Promise((resolve) => (done = resolve)))
  render(<Asked />)
  await entered()
  await entered()
  expect(smallCopy).toHaveBeenCalledOnce()
  done('/9j/2Q==')
  await screen.findByText('sent: /9j/2Q==')
})
