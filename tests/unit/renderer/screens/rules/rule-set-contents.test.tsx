// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RuleSetContents } from '../../../../../src/renderer/screens/rules/dialogs/rule-set-contents'
import { FakeHost, renderInApp } from '../../fake-host'

test('the rules of a table are searched while one types, by words and by number', async () => {
  renderInApp(new FakeHost(), <RuleSetContents preset="bergen-pagat" rules={{}} />)
  const user = userEvent.setup()
  const found = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const all = found().length
  expect(all).toBeGreaterThan(8)
  const field = screen.getByRole('searchbox', { name: 'Search' })
  await user.type(field, 'b-5')
  expect(found()).toEqual([expect.stringMatching(/^B-5 /)])
  await user.clear(field)
  await user.type(field, 'boneyard')
  expect(found().length).toBeGreaterThan(0)
  expect(found().length).toBeLessThan(all)
  await user.clear(field)
  await user.type(field, 'no such word')
  expect(found()).toEqual([])
  screen.getByText('No rules found for “no such word”.')
})
