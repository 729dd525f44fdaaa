// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ExampleScreen } from '../../../../../src/renderer/screens/example/example-screen'
import { Preview } from '../../../../../src/renderer/screens/settings/preview/preview'
import { FakeHost, renderInApp } from '../../fake-host'

afterEach(cleanup)

test.each([
  ['the preview of the settings', <Preview key="" />],
  ['the example match', <ExampleScreen key="" />],
])('the three people of %s have three colours', (_, page) => {
  const { container } = renderInApp(new FakeHost(), page)
  const byInitials = new Map([...container.querySelectorAll<HTMLElement>('[data-initials]')].map(({ dataset }) => [dataset['initials'], dataset['colour']]))
  expect([...byInitials.keys()].toSorted()).toEqual(['A', 'B', 'C'])
  expect(new Set(byInitials.values()).size).toBe(3)
})
