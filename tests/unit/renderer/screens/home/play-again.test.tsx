// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../../fake-match'

const won = (preset: 'bergen-draw' | 'double-bergen' | 'flower-and-scorpion') => ({
  ...MATCH,
  preset,
  outcome: { kind: 'won' as const, by: 1 },
  leader: 0,
  target: 7,
})
/** On the table, so that the last match is a card and not the felt. */
const GOES_ON = { ...MATCH, matchId: 'match-0009' }

/** The start page of a house in which this match was played. */
function home(match: FakeMatch, preset: Parameters<typeof won>[0], more: readonly (typeof MATCH)[] = []): FakeHost {
  const host = FakeHost.with(match)
  renderInApp(host, <HomeScreen />)
  host.home.send({ ...EMPTY_HOME, matches: [won(preset), ...more], counts: { matches: 1 + more.length, unfinished: 0, bin: 0 } })
  return host
}

test('one tap starts the last match again, with the lead passed on', async () => {
  const match = new FakeMatch({ preset: 'double-bergen', rules: { target: 7 }, start: { leader: 0 } }).enter(play('6-6'))
  const host = home(match, 'double-bergen', [GOES_ON])
  await userEvent.click(await screen.findByRole('button', { name: /^Again: .*Ada and Ben/ }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  expect(host.created[0]).toMatchObject({ preset: 'double-bergen', rules: { target: 7 }, start: { leader: 1 }, rematchOf: MATCH_ID })
  expect(window.location.hash).toMatch(/^#\/match\//)
})

test('one tap rolls no dice and names no leader that only the deal can name: the table asks for them', async () => {
  const flower = home(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }), 'flower-and-scorpion', [GOES_ON])
  await userEvent.click(await screen.findByRole('button', { name: /^Again: .*Ada and Ben/ }))
  await waitFor(() => expect(flower.created).toHaveLength(1))
  expect(flower.created[0]).not.toHaveProperty('start')
  cleanup()
  const bergen = home(new FakeMatch({ preset: 'bergen-draw' }), 'bergen-draw', [GOES_ON])
  await userEvent.click(await screen.findByRole('button', { name: /^Again: .*Ada and Ben/ }))
  await waitFor(() => expect(bergen.created).toHaveLength(1))
  expect(bergen.created[0]).not.toHaveProperty('start')
})

test('round the felt the dice lie dashed; rolled there, they are played', async () => {
  const host = home(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }), 'flower-and-scorpion')
  const again = within(await screen.findByRole('region', { name: 'Play again' }))
  expect((await again.findAllByRole('button', { name: /die/ })).map((die) => die.getAttribute('aria-label'))).toEqual([
    'Flower, first die',
    'Flower, second die',
    'Scorpion, first die',
    'Scorpion, second die',
  ])
  await userEvent.click(again.getByRole('button', { name: 'Roll for us' }))
  await userEvent.click(again.getByRole('button', { name: /^Start/ }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  const { flower, scorpion } = host.created[0]?.start?.dice ?? {}
  expect([...(flower ?? []), ...(scorpion ?? [])].map((face) => face >= 1 && face <= 6)).toEqual([true, true, true, true])
})

test('a card says the game, who plays, who leads and how far', async () => {
  home(new FakeMatch({ preset: 'double-bergen' }), 'double-bergen', [GOES_ON])
  expect((await screen.findByRole('button', { name: /^Again: / })).textContent).toBe('Again: Double BergenAda and BenBen leads, first to 7')
})

test('without a match in progress the last table sits round the felt, and Start or Enter starts it', async () => {
  const match = new FakeMatch({ preset: 'double-bergen', rules: { target: 7 }, start: { leader: 0 } }).enter(play('6-6'))
  const host = home(match, 'double-bergen')
  const again = await screen.findByRole('region', { name: 'Play again' })
  expect(
    within(again)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada', 'Ben leads'])
  within(again).getByText('first to 7')
  expect(within(again).getByRole('link', { name: 'Change players or rules' }).getAttribute('href')).toBe('#/new?rematch=match-0001')
  expect(screen.queryByRole('button', { name: /^Again: / })).toBeNull()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(host.created).toHaveLength(1))
  expect(host.created[0]).toMatchObject({ start: { leader: 1 }, rematchOf: MATCH_ID })
})
