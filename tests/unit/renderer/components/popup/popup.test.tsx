// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Popup } from '../../../../../src/renderer/components/popup/popup'
import { FakeHost, renderInApp } from '../../fake-host'

async function opened() {
  renderInApp(
    new FakeHost(),
    <>
      <Popup label="Show: chips" button="Show">
        <input aria-label="Count down" type="checkbox" />
      </Popup>
      <button type="button">Elsewhere</button>
    </>,
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{Enter}')
  return user
}

const opener = () => screen.getByRole('button', { name: 'Show: chips' })
const panel = () => screen.queryByRole('group', { name: 'Show: chips' })

describe('Popup', () => {
  test('is opened from the keyboard, and its contents come next', async () => {
    const user = await opened()
    expect(opener().getAttribute('aria-expanded')).toBe('true')
    expect(opener().getAttribute('aria-controls')).toBe(panel()?.id)
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Count down' }))
  })

  test('is closed by its button', async () => {
    const user = await opened()
    await user.click(opener())
    expect(panel()).toBeNull()
    expect(opener().getAttribute('aria-expanded')).toBe('false')
  })

  test('is closed by Esc, which then means nothing else, and gives the focus back', async () => {
    const user = await opened()
    await user.tab()
    const passedOn = fireEvent.keyDown(screen.getByRole('checkbox'), { key: 'Escape' })
    expect(passedOn).toBe(false)
    expect(panel()).toBeNull()
    expect(document.activeElement).toBe(opener())
  })

  test('is closed by a press elsewhere, not by one inside', async () => {
    const user = await opened()
    await user.click(screen.getByRole('checkbox'))
    expect(panel()).not.toBeNull()
    await user.click(document.body)
    expect(panel()).toBeNull()
  })

  test('is closed by leaving it with Tab', async () => {
    const user = await opened()
    await user.tab()
    await user.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }))
    expect(panel()).toBeNull()
  })

  test.each([
    ['would reach out of it at the left', -204, 68, '212px'],
    ['would reach out of it at the right', 200, 450, '-58px'],
    ['is wider than it, and begins where it does', 100, 700, '-92px'],
    ['lies in it', 20, 290, ''],
  ])('moves into the window: a panel that %s', async (_, left, right, moved) => {
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ x: left, width: right - left }))
    await opened()
    expect(panel()?.style.translate).toBe(moved)
    // once more as the window turns
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1000)
    fireEvent(window, new Event('resize'))
    expect(panel()?.style.translate).toBe(left < 8 ? moved : '')
    vi.restoreAllMocks()
  })
})
