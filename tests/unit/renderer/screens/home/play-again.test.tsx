// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { HomeScreen } from '../../../../../src/renderer/screens/home/home-screen'
import { EMPTY_HOME, FakeHost, MATCH, renderInApp } from '../../fake-host'
import { DICE, FakeMatch, MATCH_ID, play } from '../../fake-match'

const won = (preset: 'bergen-draw' | 'flower-and-scorpion') => ({ ...MATCH, preset, winner: 1, leader: 0, target: 7 })
/** On the table, so that the last match is a card and not the felt. */
const GOES_ON = { ...MATCH, matchId: 'match-0009' }

const FACES = ['', 'one', 'two', 'three', 'four', 'five', 'six']

/** Which of the four dice of the first match that was begun have a face. */
const thrown = (host: FakeHost): readonly boolean[] => {
  const { flower, scorpion } = host.created[0]?.start.dice ?? {}
  return [...(flower ?? []), ...(scorpion ?? [])].map((face) => face >= 1 && face <= 6)
}

/** The start page of a house in which this match was played. */
function home(match: FakeMatch, preset: Parameters<typeof won>[0], more: readonly (typeof MATCH)[] = []): FakeHost {
  const host = FakeHost.with(match)
  renderInApp(host, <HomeScreen />)
  host.home.send({ ...EMPTY_HOME, matches: [won(preset), ...more], counts: { matches: 1 + more.length, unfinished: 0, bin: 0 } })
  return host
}

test('one tap starts the last match again, with the lead passed on', async () => {
  const match = new FakeMatch({ preset: 'bergen-draw', rules: { target: 7 }, start: { leader: 0 } }).enter(play('6-6'))
  const host = home(match, 'bergen-draw', [GOES_ON])
  await userEvent.click(await screen.findByRole('button', { name: /^Again: .*Ada and Ben/ }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  expect(host.created[0]).toMatchObject({ preset: 'bergen-draw', rules: { target: 7 }, start: { leader: 1 }, rematchOf: MATCH_ID })
  expect(window.location.hash).toMatch(/^#\/match\//)
})

test('one tap throws the dice too, where the game has some', async () => {
  const host = home(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }), 'flower-and-scorpion', [GOES_ON])
  await userEvent.click(await screen.findByRole('button', { name: /^Again: .*Ada and Ben/ }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  expect(host.created[0]).toMatchObject({ start: { leader: 1 }, rematchOf: MATCH_ID })
  expect(thrown(host)).toEqual([true, true, true, true])
})

test('round the felt the dice lie thrown, and those that lie there are played', async () => {
  const host = home(new FakeMatch({ preset: 'flower-and-scorpion', start: { leader: 0, dice: DICE } }), 'flower-and-scorpion')
  const again = await screen.findByRole('region', { name: 'Play again' })
  const dice = (await within(again).findAllByRole('button', { name: /die, (one|two|three|four|five|six)$/ })).map((die) => die.getAttribute('aria-label') ?? '')
  await userEvent.click(within(again).getByRole('button', { name: /^Start/ }))
  await waitFor(() => expect(host.created).toHaveLength(1))
  const { flower, scorpion } = host.created[0]?.start.dice ?? {}
  expect([...(flower ?? []), ...(scorpion ?? [])].map((face) => FACES[face])).toEqual(dice.map((name) => name.split(', ').at(-1)))
})

test('a card says the game, who plays, who leads and how far', async () => {
  home(new FakeMatch({ preset: 'bergen-draw' }), 'bergen-draw', [GOES_ON])
  expect((await screen.findByRole('button', { name: /^Again: / })).textContent).toBe('Again: Bergen (draw game)Ada and BenBen leads, first to 7')
})

test('without a match in progress the last table sits round the felt, and Start or Enter starts it', async () => {
  const match = new FakeMatch({ preset: 'bergen-draw', rules: { target: 7 }, start: { leader: 0 } }).enter(play('6-6'))
  const host = home(match, 'bergen-draw')
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
