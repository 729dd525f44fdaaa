// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readKey } from '../../../../src/renderer/keyboard/read-key'
import { KeyCap } from '../../../../src/renderer/actions/key-cap'
import { keys as french } from '../../../../src/renderer/messages/fr'
import { keys as english } from '../../../../src/renderer/messages/en'
import { startWords } from '../../../../src/renderer/messages/start-page'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  Object.assign(startWords, { keys: english })
})

const cap = (keys: string): string | null => render(<KeyCap of={{ keys: [keys] }} />).container.textContent

test('keys have the names of the page’s language', () => {
  expect([cap('Enter'), cap('Shift B'), cap('6')]).toEqual(['Enter', 'Shift B', '6'])
  Object.assign(startWords, { keys: french })
  expect([cap('Enter'), cap('Esc'), cap('Shift B')]).toEqual(['Entrée', 'Échap', 'Maj B'])
})

test('a Mac has its own key in the place of Ctrl', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel')
  expect(cap('Ctrl Z')).toBe('⌘ Z')
})

test('a letter is the one that the key writes, as soon as it is known', () => {
  const { container } = render(<KeyCap of={{ keys: ['N'] }} />)
  expect(container.textContent).toBe('N')
  act(() => void readKey(new KeyboardEvent('keydown', { key: 'т', code: 'KeyN' })))
  expect(container.textContent).toBe('Т')
  act(() => void readKey(new KeyboardEvent('keydown', { key: 'a', code: 'KeyA' })))
  expect(container.textContent).toBe('N')
})
