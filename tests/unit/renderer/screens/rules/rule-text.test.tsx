// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { statementsOf } from '#shared/rulebook/books'
import { RuleText } from '../../../../../src/renderer/screens/rules/rule/rule-text'
import { FakeHost, renderInApp } from '../../fake-host'
import { sentence } from '../../sentence'

test('each statement of a rule says what it stands on, and every source in its own words and language', () => {
  renderInApp(new FakeHost(), <RuleText id="B-5" />)
  const quoted = [...document.querySelectorAll('q')]
  expect(quoted.map(({ textContent }) => textContent)).toEqual(statementsOf('B-5').flatMap(([, { quotes }]) => quotes.map(({ text }) => text)))
  expect([...new Set(quoted.map(({ lang }) => lang))]).toEqual(['en'])

  const shown = (text: string): string => screen.getByText(sentence(text)).closest('div')?.textContent ?? ''
  const simple = shown('Simple rule: the player with the fewest pips in hand wins.')
  expect(simple).toContain('Writtenpagat.com (Bergen) and The Game Cabinet: use the lowest total number of pips to decide the winner')
  expect(simple).toMatch(/onlinedominogames\.com \(seen in excerpts\)$/)
  expect(shown('You choose the rule, and everyone shows their hand. Rule B-9 adds one for children.')).toMatch(/Caravan’s own$/)
})

test('steps that a statement numbers stand each on a line of their own, and a number that ends a sentence is none', () => {
  const lists = (id: 'B-3' | 'B-5') => {
    const { unmount } = renderInApp(new FakeHost(), <RuleText id={id} />)
    const found = screen.queryAllByRole('list').map((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    )
    unmount()
    return found
  }
  expect(lists('B-5')).toEqual([
    [
      'If exactly one player has no double, that player wins.',
      'If nobody has a double, the player with the fewest pips wins.',
      'If more than one player has a double, the player with the fewest tiles wins.',
      'If everyone has a double, the lowest double wins.',
    ],
  ])
  expect(lists('B-3')).toEqual([])
})
