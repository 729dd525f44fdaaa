// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PermissionsContext } from '../../../../../src/renderer/app/permissions'
import { type Damaged, NoMatch } from '../../../../../src/renderer/match/damaged/no-match'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'

const DAMAGED: Damaged = {
  kind: 'damaged',
  matchId: 'match-0001',
  players: [{ name: 'Ada' }, { name: 'Ben' }],
  date: '2026-11-21',
  damage: { kind: 'over-limit', limit: 'nesting', found: 2000, allowed: 16, round: 2, event: 14 },
}

test('on a joined phone a match that cannot be opened says so, with who can mend it, and offers nothing', async () => {
  renderInApp(
    new FakeHost(),
    <PermissionsContext value="player">
      <NoMatch feed={DAMAGED} />
    </PermissionsContext>,
  )
  await screen.findByRole('heading', { level: 1, name: 'Can’t open this match' })
  screen.getByText('Ada and Ben, November 21, 2026')
  screen.getByText('Round 2, entry 14 is nested too deeply: 2,000 levels, the limit is 16.')
  screen.getByText('To see what you can do, open this match on the computer that runs Caravan.')
  expect([...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')]).toEqual([])
})

test('on the big screen it leads to the page on which something can be done', async () => {
  renderInApp(new FakeHost(), <NoMatch feed={DAMAGED} watched />)
  expect((await screen.findByRole('link', { name: 'What you can do' })).getAttribute('href')).toBe('#/match/match-0001')
  expect(screen.queryByRole('button')).toBeNull()
})

test('the home page names the first of those that cannot be opened, by what is known of them, and leads to all', async () => {
  const matches = [DAMAGED, { ...DAMAGED, matchId: 'match-0002', players: [] }, { ...DAMAGED, matchId: 'match-0003', players: [], date: null }]
  renderInApp(new FakeHost({ ...EMPTY_HOME, matches: [MATCH], damaged: { matches, total: 12 } }), <HomeScreen />)
  const region = await screen.findByRole('region', { name: 'Matches that can’t be opened' })
  expect(
    within(region)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Ada and Ben, November 21, 2026', '#/match/match-0001'],
    ['A match from November 21, 2026', '#/match/match-0002'],
    ['The match in the file match-0003.json', '#/match/match-0003'],
    ['Show all 12', '#/matches'],
  ])
})
