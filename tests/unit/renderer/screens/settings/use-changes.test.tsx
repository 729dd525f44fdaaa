// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useChanges } from '../../../../../src/renderer/screens/settings/settings-screen'
import { settings } from '../../../../../src/renderer/settings/settings'

beforeEach(() => window.localStorage.clear())

test('what was chosen on the page is taken back, however often it was changed, and nothing that was chosen elsewhere', () => {
  settings.theme.follow('light')
  const { result } = renderHook(useChanges)
  expect(result.current.none).toBe(true)
  act(() => result.current.choose('theme', 'dark'))
  act(() => result.current.choose('theme', 'contrast'))
  act(() => result.current.choose('sounds', 'on'))
  act(() => settings.spoken.follow('on'))
  expect(result.current.none).toBe(false)
  act(() => result.current.undo())
  expect([settings.theme.chosen(), settings.sounds.chosen(), settings.spoken.chosen()]).toEqual(['light', 'off', 'on'])
  expect(result.current.none).toBe(true)
})

test('what is set as it was before has nothing to take back', () => {
  const { result } = renderHook(useChanges)
  act(() => result.current.choose('sounds', 'on'))
  act(() => result.current.choose('sounds', 'off'))
  expect(result.current.none).toBe(true)
})
